import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys, type ListRequest, type ListResponse } from '#renderer/kit/data/queries.ts';
import { conflict } from '#shared/failure.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { wholeList } from '#shared/resources/solidary/local.ts';

/** The lists of solidary people. */
export type PeopleList = Extract<ResourceName, 'solidarybeneficiaries' | 'solidaryvolunteers'>;

/** Lists that are read whole. */
type WholeListName = PeopleList | 'solidaryrecords';

export interface Whole<Row> {
  rows: Row[];
  /** Rows of the platform, those included that could not be read. */
  total: number;
  /** Rows that arrived and could not be read. */
  unreadable: number;
}

type RowOf<N extends WholeListName> = ListResponse<N>['rows'][number];

/**
 * Reads all rows of a list, by 500 in turn and 2,000 at most.
 * @throws AppFailure; `conflict`/`tooManyRows` for a longer list
 */
export async function readWhole<N extends WholeListName>(name: N, signal: AbortSignal): Promise<Whole<RowOf<N>>> {
  const found = new Map<number, RowOf<N>>();
  const { perPage, maxRows } = wholeList;
  let unreadable = 0;
  for (let page = 1; ; page += 1) {
    const sort = [{ field: 'id', direction: 'asc' }];
    // Each list sorts by `id` and needs no filter; the compiler does not follow that through the template.
    const request = { page, perPage, sort, filters: {} } as unknown as ListRequest<N>;
    const answer = (await read(`${name}.list`, request, { signal })) as ListResponse<N>;
    const { rows, total } = answer;
    if (total > maxRows) throw conflict('tooManyRows', { count: total });
    for (const row of rows) found.set(row.id, row);
    unreadable += answer.unreadable.length;
    if (page * perPage >= total) return { rows: [...found.values()], total, unreadable };
  }
}

/**
 * All rows of a list of people, for what the platform cannot compare (docs/screens/08-solidary-people.md §9). Read anew
 * when the list is refreshed or a person was changed.
 */
export const useWholeList = <N extends PeopleList>(name: N, isWanted: boolean): UseQueryResult<Whole<RowOf<N>>> =>
  useQuery({
    queryKey: [...keys.lists(name), 'whole'],
    queryFn: ({ signal }) => readWhole(name, signal),
    enabled: isWanted,
    staleTime: 60_000,
  });
