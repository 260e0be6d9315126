import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { keys, type ListRequest, type ListResponse, listQuery } from './queries.ts';
import { useRefreshOnFocus } from './useRefreshOnFocus.ts';

/**
 * Reads one page of a list. The previous page stays on screen while it loads; a cached page shows at once and is
 * refetched in the background when it is older than a minute, also when the window regains the focus. The next page is
 * prefetched.
 */
export function useList<N extends ResourceName>(
  name: N,
  request: ListRequest<N>,
  { refreshesOnFocus = true }: { refreshesOnFocus?: boolean } = {},
): UseQueryResult<ListResponse<N>> {
  const client = useQueryClient();
  const query = listQuery(name, request);
  const list = useQuery({ ...query, refetchOnWindowFocus: false });

  useRefreshOnFocus(keys.lists(name), refreshesOnFocus);

  const { page, perPage } = request;
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const hasNext = total !== undefined && page * perPage < total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is a new object at each render; its JSON text identifies it.
  useEffect(() => {
    if (hasNext)
      void client.prefetchQuery({ ...listQuery(name, { ...request, page: page + 1 }), meta: { isAhead: true } });
  }, [client, name, hasNext, JSON.stringify(request)]);

  return list;
}
