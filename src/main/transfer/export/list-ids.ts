import type { WireParams } from '#shared/resources/define.ts';
import { unreadable } from '../../api/errors.ts';
import type { IdSet } from '../../api/id-set.ts';
import { allPages } from '../../api/pages.ts';
import type { ListSource } from './list-source.ts';

/** Page size: few calls, none of them slow for the platform (docs/screens/02-users-hitchhikers.md §3). */
const PER_PAGE = 500;

/** @throws AppFailure when the row has no id */
const idOf = (member: unknown): number => {
  const id: unknown = typeof member === 'object' && member !== null && 'id' in member ? member.id : null;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id >= 0) return id;
  throw unreadable(200);
};

/**
 * Adds the ids of all rows in the person's own list, page by page.
 * @throws AppFailure, also when a row has no id: nobody may be left out by accident
 */
export async function addListIds(
  ids: IdSet,
  source: ListSource,
  params: WireParams,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const pages = allPages(async (page) => {
    const { members, total } = await source([['page', String(page)], ['perPage', String(PER_PAGE)], ...params]);
    return { rows: members, total };
  }, idOf);
  for await (const { fresh, done, total } of pages) {
    for (const member of fresh) ids.add(idOf(member));
    onProgress(Math.min(done, total), total);
  }
}
