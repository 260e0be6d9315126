import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ResourceName } from '#shared/resources/index.ts';
import { type Item, itemQuery } from '../data/queries.ts';

/**
 * One record as the platform holds it now, for a form to start from: a cached one may be out of date, and what changed
 * is told from where the form started. `data` is absent until it has been read for this screen.
 */
export function useFreshRecord<N extends ResourceName>(
  name: N,
  id: number,
): Pick<UseQueryResult<Item<N>>, 'error' | 'refetch'> & { data: Item<N> | undefined } {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...itemQuery(name, id),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { data: isFetchedAfterMount ? data : undefined, error: isFetchedAfterMount ? error : null, refetch };
}
