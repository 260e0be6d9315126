import { usePausedText } from '#renderer/kit/form/pickers/usePausedText.ts';
import { isEmail } from '#shared/email.ts';
import { isWholeTelephone } from '#shared/telephone.ts';
import { type FoundPerson, type Likeness, likenessesOf, type Typed } from './merge.ts';
import type { PeopleSearch } from './search.ts';
import { usePeople } from './usePeople.ts';

/** Somebody who resembles the person who is being typed. */
export interface SimilarPerson {
  person: FoundPerson;
  likenesses: readonly Likeness[];
}

/**
 * Looks for people who resemble a new one while they are typed: by the e-mail, by the digits of the telephone, by both
 * names (docs/screens/07-solidary-records.md §9).
 * @param typed null asks nothing
 */
export function useSimilar(typed: Typed | null): SimilarPerson[] {
  const email = usePausedText(typed?.email?.trim() ?? '');
  const telephone = usePausedText(typed?.telephone?.trim() ?? '');
  const givenName = usePausedText(typed?.givenName?.trim() ?? '');
  const familyName = usePausedText(typed?.familyName?.trim() ?? '');
  const asked = (search: PeopleSearch, isWhole: boolean) => (typed !== null && isWhole ? search : null);
  const found = [
    usePeople(asked({ kind: 'email', email }, isEmail(email))),
    usePeople(asked({ kind: 'telephone', telephone }, isWholeTelephone(telephone))),
    usePeople(
      asked(
        {
          kind: 'names',
          asked: [
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
