import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { StoredFilters } from '#shared/resources/campaigns/stored-filters.ts';

export interface LiveCount {
  /** How many of them accept news now; undefined while it is counted or cannot be. */
  count: number | undefined;
  error: Error | null;
  isCounting: boolean;
  /** Counts again. */
  recount: () => Promise<unknown>;
}

/**
 * Counts the people whom the filters of a campaign find now and who accept news (docs/screens/04-campaigns.md §6). Not
 * asked for unreadable filters (null: none to count), and without the right to list users.
 */
export function useLiveCount(stored: StoredFilters | null): LiveCount {
  const can = useCan();
  const filters = stored?.kind === 'readable' ? stored.filters : null;
  const isNobody = filters?.acceptsNews === false;
  const counted = useQuery({
    queryKey: [...keys.resource('users'), 'live count', filters],
    queryFn: async ({ signal }) => {
      const request = { page: 1, perPage: 1, sort: [], filters: { ...filters, acceptsNews: true } };
      return (await read('users.list', request, { signal })).total;
    },
    enabled: filters !== null && !isNobody && can('user_list'),
    // A decision depends on this number.
    staleTime: 0,
    gcTime: 0,
  });
  return {
    count: isNobody ? 0 : counted.data,
    error: counted.error,
    isCounting: counted.isFetching,
    recount: counted.refetch,
  };
}
