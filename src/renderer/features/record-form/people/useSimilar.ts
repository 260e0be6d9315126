import { isEmail } from '#shared/email.ts';
import { isCompleteTelephone } from '#shared/telephone.ts';
import { type FoundPerson, type Likeness, likenessesOf, type Typed } from './merge.ts';
import type { PeopleSearch } from './search.ts';
import { usePeople } from './usePeople.ts';

/** Somebody who resembles the person who is being typed. */
export interface SimilarPerson {
  person: FoundPerson;
  likenesses: readonly Likeness[];
}

const trimmed = (typed: Typed | null) => ({
  email: typed?.email?.trim() ?? '',
  telephone: typed?.telephone?.trim() ?? '',
  givenName: typed?.givenName?.trim() ?? '',
  familyName: typed?.familyName?.trim() ?? '',
});

/**
 * Looks for people who resemble a new one: by the e-mail, by the digits of the telephone, by both
 * names (docs/screens/07-solidary-records.md §9).
 * @param typed what was typed of the new one, after a pause of the typing; null asks nothing
 */
export function useSimilar(typed: Typed | null): SimilarPerson[] {
  const { email, telephone, givenName, familyName } = trimmed(typed);
  const searchOf = (search: PeopleSearch, isComplete: boolean) => (typed !== null && isComplete ? search : null);
  const found = [
    usePeople(searchOf({ kind: 'email', email }, isEmail(email))),
    usePeople(searchOf({ kind: 'telephone', telephone }, isCompleteTelephone(telephone))),
    usePeople(
      searchOf(
        {
          kind: 'names',
          alternatives: [
            { givenName, familyName },
            { givenName: familyName, familyName: givenName },
          ],
        },
        givenName.length > 1 && familyName.length > 1,
      ),
    ),
  ];
  if (typed === null) return [];
  const people = new Map(found.flatMap(({ data }) => data ?? []).map((person) => [person.key, person]));
  return [...people.values()]
    .map((person) => ({ person, likenesses: likenessesOf(typed, person) }))
    .filter(({ likenesses }) => likenesses.length > 0)
    .toSorted((left, right) => right.likenesses.length - left.likenesses.length);
}
