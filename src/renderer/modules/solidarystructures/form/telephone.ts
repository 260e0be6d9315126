import { isTelephone } from '#shared/resources/solidary/telephone.ts';
import { compactTelephone } from '#shared/telephone.ts';

const MOST_DIGITS = 15;

/** Whether a text is a telephone number of 6 to 15 digits (docs/screens/09-solidary-structures.md §5.1). */
export const isStructureTelephone = (typed: string): boolean =>
  isTelephone(typed) && compactTelephone(typed).replace('+', '').length <= MOST_DIGITS;
