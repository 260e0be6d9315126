import { contains, folded } from '#shared/folded.ts';
import { compareInstants } from '#shared/instant.ts';
import type { Community } from '#shared/resources/communities/index.ts';

/** Sort keys of the moderated communities, in the order of the columns. */
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
  const known = moderatedSorts.find((field) => field === value.replace(/^-/, ''));
  return {
    // The router reads digits as a number.
    text: typeof name === 'string' || typeof name === 'number' ? String(name) : '',
    sort: known ?? 'name',
    isDescending: known !== undefined && value.startsWith('-'),
  };
}

/** The search parameters of a state; defaults are left out. */
export function writeModerated({ text, sort, isDescending }: ModeratedState): Record<string, string> {
  const order = `${isDescending ? '-' : ''}${sort}`;
  return { tab: 'moderated', ...(text !== '' && { name: text }), ...(order !== 'name' && { sort: order }) };
}

/** Compares two communities by one of their values; a missing one comes first. */
function compared(left: Community, right: Community, sort: ModeratedSort): number {
  if (sort === 'nbMembers') return (left.nbMembers ?? -1) - (right.nbMembers ?? -1);
  if (sort === 'createdDate') return compareInstants(left.createdDate, right.createdDate);
  return folded(left.name).localeCompare(folded(right.name));
}

/**
 * The communities to show: searched and sorted here, as the platform does neither in this list
 * (docs/screens/03-communities.md §2).
 */
export function shownModerated(
  all: readonly Community[],
  { text, sort, isDescending }: ModeratedState,
): readonly Community[] {
  const sign = isDescending ? -1 : 1;
  return all
    .filter(({ name }) => contains(name, text))
    .sort((left, right) => sign * compared(left, right, sort) || left.id - right.id);
}
