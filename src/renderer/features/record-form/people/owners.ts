import { isCompleteTelephone, isSameTelephone, nationalTelephone } from '#shared/telephone.ts';
import type { FoundPerson } from './merge.ts';

/** Finds who of some people has a typed e-mail, in any case; null for nobody. */
export const ownerOfEmail = (typed: string | null, people: readonly FoundPerson[]): FoundPerson | null => {
  const email = typed?.trim().toLowerCase() ?? '';
  return people.find((person) => email !== '' && person.email?.trim().toLowerCase() === email) ?? null;
};

/**
 * Finds who of some people has a typed telephone, in any spelling; null for nobody, and for an incomplete number.
 * @param shared national numbers that are also those of somebody else, as in a household or a home
 */
export const ownerOfTelephone = (
  typed: string | null,
  people: readonly FoundPerson[],
  shared: readonly string[],
): FoundPerson | null => {
  if (typed === null || !isCompleteTelephone(typed) || shared.includes(nationalTelephone(typed))) return null;
  return people.find(({ telephone }) => telephone !== null && isSameTelephone(telephone, typed)) ?? null;
};
