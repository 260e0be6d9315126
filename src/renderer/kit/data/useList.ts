import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ResourceName } from '#shared/resources/index.ts';
import { keys, type ListRequest, type ListResponse, listQuery } from './queries.ts';
import { useRefreshOnFocus } from './useRefreshOnFocus.ts';

/**
 * One page of a list: the page before stays while it loads; a page seen before shows at once and is refreshed behind
 * when it is older than a minute, also when the window gets the focus back. The page after it is fetched ahead (a plain
 * read: nothing that writes is ever asked here).
 */
export function useList<N extends ResourceName>(name: N, request: ListRequest<N>): UseQueryResult<ListResponse<N>> {
  const client = useQueryClient();
  const query = listQuery(name, request);
  const list = useQuery({ ...query, refetchOnWindowFocus: false });

  useRefreshOnFocus(keys.lists(name));

  const { page, perPage } = request;
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const hasNext = total !== undefined && page * perPage < total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is rebuilt at each drawing; its hash is what tells two apart.
  useEffect(() => {
    if (hasNext) void client.prefetchQuery(listQuery(name, { ...request, page: page + 1 }));
  }, [client, name, hasNext, JSON.stringify(request)]);

  return list;
}
