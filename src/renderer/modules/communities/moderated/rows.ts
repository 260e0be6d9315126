import { contains } from '#shared/folded.ts';
import type { Community } from '#shared/resources/communities/index.ts';

/** Sort keys of the moderated communities: the columns that sort. */
export const moderatedSorts = ['name', 'nbMembers', 'createdDate'] as const;
export type ModeratedSort = (typeof moderatedSorts)[number];

/** Which communities are shown, and in what order: as the address holds it. */
export interface ModeratedState {
  text: string;
  sort: ModeratedSort;
  isDescending: boolean;
}

/** Parses an address; missing and invalid values get their defaults. */
export function readModerated({ name, sort }: Readonly<Record<string, unknown>>): ModeratedState {
  const value = typeof sort === 'string' ? sort : '';
  const known = sortNamed(value.replace(/^-/, ''));
  return {
    // The router reads digits as a number.
    text: typeof name === 'string' || typeof name === 'number' ? String(name) : '',
    sort: known ?? 'name',
    isDescending: known !== undefined && value.startsWith('-'),
  };
}

export const sortNamed = (name: string | undefined): ModeratedSort | undefined =>
  moderatedSorts.find((field) => field === name);

/** The search parameters of a state; defaults are left out. */
export function writeModerated({ text, sort, isDescending }: ModeratedState): Record<string, string> {
  const order = `${isDescending ? '-' : ''}${sort}`;
  return { tab: 'moderated', ...(text !== '' && { name: text }), ...(order !== 'name' && { sort: order }) };
}

/** The communities to show: searched here, as the platform does not in this list (docs/screens/03-communities.md §2). */
export const shownModerated = (all: readonly Community[], text: string): readonly Community[] =>
  all.filter(({ name }) => contains(name, text));
