import { isTelephone, telephoneSpellings } from '../../telephone.ts';
import type { WireParams } from '../define.ts';

/** How the search box interprets a text: the parameter that it uses, which is shown beside the box. */
export type SearchKind = 'email' | 'telephone' | 'id' | 'names' | 'name';

export interface Search {
  kind: SearchKind;
  /** Parameter sets in the order in which they are tried. */
  params: readonly [WireParams, ...WireParams[]];
}

const APOSTROPHES = /['’]/;

/** Splits a text with an apostrophe into names; words that contain one are most often family names. */
function byNames(value: string): [WireParams, ...WireParams[]] {
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
 * Chooses the one parameter that fits what was typed (docs/screens/02-users-hitchhikers.md §2). `q` is never built from
 * a text with an apostrophe, which the platform does not escape in its query (docs/platform/a-auth-users.md §5); the
 * two partial name filters are safe and are used instead.
 */
export function interpretSearch(typed: string): Search | null {
  const value = typed.trim().replaceAll(/\s+/g, ' ');
  if (value === '') return null;
  if (value.includes('@')) return { kind: 'email', params: [[['email', value]]] };
  const id = /^#(\d{1,9})$|^(\d{1,5})$/.exec(value);
  if (id) return { kind: 'id', params: [[['id', String(Number(id[1] ?? id[2]))]]] };
  if (isTelephone(value)) {
    const [first, ...others] = telephoneSpellings(typed);
    const set = (telephone: string): WireParams => [['telephone', telephone]];
    return { kind: 'telephone', params: [set(first), ...others.map(set)] };
  }
  if (APOSTROPHES.test(value)) return { kind: 'names', params: byNames(value.replaceAll('’', "'")) };
  return { kind: 'name', params: [[['q', value]]] };
}
