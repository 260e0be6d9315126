import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResourceName } from '#shared/resources/index.ts';
import { type Item, itemQuery, keys, type ListResponse } from './queries.ts';

/**
 * One record, always as the platform's item: a row of a list never stands in for it, for the two differ where it
 * matters (the item of a user computes what the list leaves empty, docs/platform/a-auth-users.md §5).
 */
export const useRecord = <N extends ResourceName>(name: N, id: number): UseQueryResult<Item<N>> =>
  useQuery(itemQuery(name, id));

/** The row of a list that was shown lately, for what only rows carry; undefined when none is known. */
export function useListRow<N extends ResourceName>(name: N, id: number): ListResponse<N>['rows'][number] | undefined {
  const client = useQueryClient();
  const pages = client.getQueriesData<{ rows: { id: number }[] }>({ queryKey: keys.lists(name) });
  for (const [, page] of pages) {
    const row = page?.rows.find((candidate) => candidate.id === id);
    // A page under these keys is a ListResponse<N>; only the part read here is spelled out above.
    if (row !== undefined) return row as ListResponse<N>['rows'][number];
  }
  return undefined;
}
