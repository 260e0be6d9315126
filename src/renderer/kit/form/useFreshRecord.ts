import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Item, itemQuery } from '#renderer/kit/data/queries.ts';
import type { ItemName } from '#shared/resources/manifests.ts';

/**
 * Reads the current record of the platform as the baseline of a form: a cached one may be out of date. `data` is absent
 * until it has been read for this screen.
 */
export function useFreshRecord<N extends ItemName>(
  name: N,
  id: number,
): Pick<UseQueryResult<Item<N>>, 'error' | 'refetch'> & { data: Item<N> | undefined } {
  const [openedAt] = useState(Date.now);
  const { data, error, refetch, dataUpdatedAt, isFetching } = useQuery({
    ...itemQuery(name, id),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // A later read that fails does not remove the record from under the input.
  const isFresh = dataUpdatedAt >= openedAt;
  return { data: isFresh ? data : undefined, error: isFetching ? null : error, refetch };
}
