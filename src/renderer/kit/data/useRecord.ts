import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemName, ResourceName } from '#shared/resources/manifests.ts';
import { type Item, itemQuery, keys, type ListResponse } from './queries.ts';

/**
 * Reads one record from the platform's item route. A row of a list never replaces it: the two differ where it matters
 * (the item of a user computes what the list leaves empty, docs/platform/a-auth-users.md §5).
 */
export const useRecord = <N extends ItemName>(name: N, id: number): UseQueryResult<Item<N>> =>
  useQuery(itemQuery(name, id));

type Row<N extends ResourceName> = ListResponse<N>['rows'][number];

/**
 * Returns the row of this record from a cached list page, for fields that only rows carry; undefined when no page holds
 * it.
 */
export const useListRow = <N extends ResourceName>(name: N, id: number): Row<N> | undefined =>
  useListedRow(name, id)?.row;

/** The same with the moment at which its page was received, in milliseconds since 1970: of several pages the newest. */
export function useListedRow<N extends ResourceName>(
  name: N,
  id: number,
): { row: Row<N>; receivedAt: number } | undefined {
  const client = useQueryClient();
  let newest: { row: Row<N>; receivedAt: number } | undefined;
  for (const { state } of client.getQueryCache().findAll({ queryKey: keys.lists(name) })) {
    // A page under these keys is a ListResponse<N>, of which this is the part that is read here.
    const page = state.data as { rows: Row<N>[] } | undefined;
    const row = page?.rows.find((candidate) => candidate.id === id);
    if (row !== undefined && (newest === undefined || state.dataUpdatedAt > newest.receivedAt)) {
      newest = { row, receivedAt: state.dataUpdatedAt };
    }
  }
  return newest;
}
