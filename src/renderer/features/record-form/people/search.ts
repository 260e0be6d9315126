import { writtenName } from '#shared/spelling.ts';
import { compactTelephone, isTelephone } from '#shared/telephone.ts';
import { lineLimit } from '#shared/text-limits.ts';

/** Letters without which nobody is looked for (docs/screens/07-solidary-records.md §6.1, step 1). */
export const LEAST_LETTERS = 3;

/** Names by which a list of people is filtered. */
export interface SearchedNames {
  givenName?: string;
  familyName?: string;
}

/** What a typed text looks for; null while it is too short. */
export type PeopleSearch =
  | { kind: 'email'; email: string }
  | { kind: 'telephone'; telephone: string }
  | { kind: 'names'; alternatives: readonly SearchedNames[] };

/**
 * Reads what was typed in the search of people: an e-mail, a telephone or names. One word is looked for as either name;
 * several in both orders, divided after the first word (docs/screens/07-solidary-records.md §6.1).
 */
export function interpret(typed: string): PeopleSearch | null {
  const text = writtenName(typed).slice(0, lineLimit);
  if (text.length < LEAST_LETTERS) return null;
  if (text.includes('@')) return { kind: 'email', email: text };
  if (isTelephone(text)) return { kind: 'telephone', telephone: text };
  // Digits of a number that is still being typed are no name.
  if (/^\+?\d*$/.test(compactTelephone(text))) return null;
  const [first = '', ...rest] = text.split(' ');
  const others = rest.join(' ');
  if (others === '') return { kind: 'names', alternatives: [{ familyName: first }, { givenName: first }] };
  return {
    kind: 'names',
    alternatives: [
      { givenName: first, familyName: others },
      { givenName: others, familyName: first },
    ],
  };
}
