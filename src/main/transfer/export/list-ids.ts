import { AppFailure } from '#shared/errors.ts';
import type { WireParams } from '#shared/resources/define.ts';
import type { IdSet } from './id-set.ts';
import type { ListSource } from './list-source.ts';

/** Rows asked for at a time: few calls, and none that the platform takes long over (screens 02 §3). */
const PER_PAGE = 500;

const idOf = (member: unknown): number | null => {
  const id: unknown = typeof member === 'object' && member !== null && 'id' in member ? member.id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
};

/**
 * Adds the ids of everything that the person's own list shows, page by page.
 * @throws AppFailure, also when a row has no id: what is left out must be left out for a reason.
 */
export async function addListIds(
  ids: IdSet,
  source: ListSource,
  params: WireParams,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  for (let page = 1; ; page++) {
    const { members, total } = await source([['page', String(page)], ['perPage', String(PER_PAGE)], ...params]);
    for (const member of members) {
      const id = idOf(member);
      if (id === null) throw new AppFailure({ kind: 'server', isUnreadable: true });
      ids.add(id);
    }
    onProgress(Math.min(page * PER_PAGE, total), total);
    if (members.length < PER_PAGE || page * PER_PAGE >= total) return;
  }
}
