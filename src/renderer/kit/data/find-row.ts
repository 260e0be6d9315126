import type { ResourceName } from '#shared/resources/manifests.ts';
import { read } from './bridge.ts';
import type { ListRequest, ListResponse } from './queries.ts';

/** Rows per request, and requests at most: as many records as the board of solidary records shows. */
const PER_PAGE = 500;
const MAX_PAGES = 4;

/**
 * Finds the row of a record by its number alone, where the list has no filter for it but can be sorted by it: the newest
 * rows are read until the numbers are below. Null where it is not among them; replaced solidary records never are. Lists
 * have no effects.
 * @throws AppFailure
 */
export async function findRow<N extends ResourceName>(
  name: N,
  id: number,
  signal: AbortSignal,
): Promise<ListResponse<N>['rows'][number] | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const request = { page, perPage: PER_PAGE, sort: [{ field: 'id', direction: 'desc' }], filters: {} };
    // The compiler does not follow the name of a resource to what its list is sorted by.
    const { rows, total } = await read(`${name}.list`, request as unknown as ListRequest<N>, { signal });
    const found = rows.find((row) => row.id === id);
    if (found !== undefined) return found;
    if (page * PER_PAGE >= total || rows.some((row) => row.id < id)) return null;
  }
  return null;
}
