import { compactTelephone } from '../../telephone.ts';

const FRENCH = /^(?:\+33|0033|33)0?(?=[1-9]\d{8}$)/;

/** Digits without which no telephone can be meant. */
export const LEAST_DIGITS = 6;

/** Digits that no telephone goes beyond, its country code included. */
const MOST_DIGITS = 15;

/** Returns a number as it is compared: without separators, a French one in its national form: `0612345678`. */
export const nationalTelephone = (text: string): string => compactTelephone(text).replace(FRENCH, '0');

/** Whether a text is a telephone number, in any spelling. */
export const isTelephone = (text: string): boolean => {
  const compact = nationalTelephone(text);
  return /^\+?\d+$/.test(compact) && compact.replace('+', '').length >= LEAST_DIGITS;
};

/**
 * Whether a text is a telephone number as forms take it: 6 to 15 digits, with or without a `+`, in any spelling
 * (docs/screens/08-solidary-people.md §2, docs/screens/09-solidary-structures.md §5.1).
 */
export const isFormTelephone = (typed: string): boolean =>
  isTelephone(typed) && compactTelephone(typed).replace('+', '').length <= MOST_DIGITS;

/**
 * Returns every spelling in which the platform may hold a number, the typed one first: it compares the whole text,
 * signs included (docs/platform/c-solidary.md §1, docs/screens/08-solidary-people.md §1). A number that is not a French
 * one has its own and the one without signs.
 */
export function telephoneSpellings(typed: string): [string, ...string[]] {
  const own = typed.trim();
  const national = nationalTelephone(own);
  const spellings = new Set([own]);
  if (/^0[1-9]\d{8}$/.test(national)) {
    const pairs = national.match(/\d{2}/g) ?? [];
    spellings
      .add(national)
      .add(pairs.join(' '))
      .add(pairs.join('.'))
      .add(`+33${national.slice(1)}`);
    spellings.add(`+33 ${national.slice(1, 2)} ${pairs.slice(1).join(' ')}`).add(pairs.join('-'));
  } else spellings.add(compactTelephone(own));
  // The first is the typed one.
  return [...spellings] as [string, ...string[]];
}

/** Whether no digit is missing: ten of a French number, nine or more after the prefix of another country. */
export const isWholeTelephone = (text: string): boolean =>
  /^(?:0[1-9]\d{8}|(?:\+|00)\d{9,15})$/.test(nationalTelephone(text));
