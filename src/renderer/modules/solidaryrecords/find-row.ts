import { read } from '#renderer/kit/data/bridge.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';

/** Rows per request, and requests at most: as many records as the board shows. */
const PER_PAGE = 500;
const MAX_PAGES = 4;

/**
 * Finds the row of a record by its number alone, for which the list has no filter: the newest rows are read until the
 * numbers are below. Null where it is not among them; replaced records never are. Lists have no effects.
 * @throws AppFailure
 */
export async function findRow(id: number, signal: AbortSignal): Promise<SolidaryRecordRow | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const request = {
      page,
      perPage: PER_PAGE,
      sort: [{ field: 'id' as const, direction: 'desc' as const }],
      filters: {},
    };
    const { rows, total } = await read('solidaryrecords.list', request, { signal });
    const found = rows.find((row) => row.id === id);
    if (found !== undefined) return found;
    if (page * PER_PAGE >= total || rows.some((row) => row.id < id)) return null;
  }
  return null;
}
