import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemName, ResourceName } from '#shared/resources/manifests.ts';
import { type Item, itemQuery, keys, type ListResponse } from './queries.ts';

/**
 * Reads one record from the platform's item route. A row of a list never replaces it: the two differ where it matters
 * (the item of a user computes what the list leaves empty, docs/platform/a-auth-users.md §5).
 */
export const useRecord = <N extends ItemName>(name: N, id: number): UseQueryResult<Item<N>> =>
  useQuery(itemQuery(name, id));

/**
 * Returns the row of this record from a cached list page, for fields that only rows carry; undefined when no page holds
 * it.
 */
export function useListRow<N extends ResourceName>(name: N, id: number): ListResponse<N>['rows'][number] | undefined {
  const client = useQueryClient();
  const pages = client.getQueriesData<{ rows: { id: number }[] }>({ queryKey: keys.lists(name) });
  for (const [, page] of pages) {
    const row = page?.rows.find((candidate) => candidate.id === id);
    // A page under these keys is a ListResponse<N>; the type above declares only the part that is read here.
    if (row !== undefined) return row as ListResponse<N>['rows'][number];
  }
  return undefined;
}
