import { nameSpellings, writtenName } from '../../spelling.ts';
import { isTelephone, telephoneSpellings } from '../../telephone.ts';
import { alternatives } from '../alternatives.ts';
import type { WireParams } from '../manifest.ts';

/** How the search box interprets a text: the parameter that it uses, which is shown beside the box. */
export type SearchKind = 'email' | 'telephone' | 'id' | 'names' | 'name';

export interface Search {
  kind: SearchKind;
  /** Parameter sets in the order in which they are tried. */
  params: readonly [WireParams, ...WireParams[]];
}

const APOSTROPHES = /['’]/;

/** Splits a text with an apostrophe into names; words that contain one are most often family names. */
function byNames(value: string): WireParams[] {
  const words = value.split(' ');
  const marked = words.filter((word) => APOSTROPHES.test(word)).join(' ');
  const others = words.filter((word) => !APOSTROPHES.test(word)).join(' ');
  if (others === '') return [[['familyName', marked]], [['givenName', marked]]];
  return [
    [
      ['familyName', marked],
      ['givenName', others],
    ],
    [
      ['familyName', others],
      ['givenName', marked],
    ],
    [['familyName', value]],
  ];
}

/**
 * Asks for names in every spelling. `q` looks in both at once, but is never built from a text with an
 * apostrophe, which the platform does not escape in its query (docs/platform/a-auth-users.md §5); the two partial name
 * filters are safe and are used instead.
 */
function searchOfNames(value: string): Search {
  // Names are separated by spaces.
  const spellings = nameSpellings(value).filter((one) => !(APOSTROPHES.test(one) && one.includes('\u00a0')));
  // A name has at least one spelling, and each at least one set.
  const params = spellings.flatMap((spelling): WireParams[] =>
    APOSTROPHES.test(spelling) ? byNames(spelling) : [[['q', spelling]]],
  ) as [WireParams, ...WireParams[]];
  return { kind: APOSTROPHES.test(value) ? 'names' : 'name', params };
}

/** Chooses the one parameter that fits what was typed (docs/screens/02-users-hitchhikers.md §2). */
export function interpretSearch(typed: string): Search | null {
  const value = writtenName(typed);
  if (value === '') return null;
  if (value.includes('@')) return { kind: 'email', params: [[['email', value]]] };
  const id = /^#(\d{1,9})$|^(\d{1,5})$/.exec(value);
  if (id) return { kind: 'id', params: [[['id', String(Number(id[1] ?? id[2]))]]] };
  if (isTelephone(typed)) {
    return {
      kind: 'telephone',
      params: alternatives(telephoneSpellings(typed), (telephone) => [['telephone', telephone]]),
    };
  }
  return searchOfNames(value);
}
