import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';

/** Query of the data that decides whether a campaign may be sent; refreshed whenever the page is opened. */
export const readinessQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.resource('campaigns'), 'readiness', id],
    queryFn: ({ signal }) => read('campaigns.readiness', { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Returns the data that decides whether a campaign may be sent; null when it could not be read. */
export function useReadiness(id: number) {
  const { data, error, isFetching, refetch } = useQuery(readinessQuery(id));
  return { readiness: data ?? (error === null ? undefined : null), error, isFetching, refetch };
}

/** Whether the form of this campaign holds changes that were not saved; undefined while it is read. */
export function useHasDraft(id: number): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['drafts', 'campaigns', id],
    queryFn: async ({ signal }) =>
      (await read('drafts.get', { resource: 'campaigns', record: id }, { signal })) !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}
