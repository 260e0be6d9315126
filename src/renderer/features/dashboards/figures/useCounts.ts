import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys, type ListRequest } from '#renderer/kit/data/queries.ts';
import type { Count } from './figures.ts';

/**
 * Reads totals, each by a list of which one row is asked for, once they are wanted and then on demand alone. A former
 * perimeter's total never stands for another's.
 */
export const useCounts = (counts: readonly (Count | null)[], isWanted: boolean): UseQueryResult<number>[] =>
  useQueries({
    queries: counts.map((count, index) => ({
      queryKey:
        count === null ? ['uncounted', index] : [...keys.resource(count.list), 'figures', count.list, count.filters],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<number> => {
        if (count === null) throw new Error('no list counts this figure');
        // Each figure was built of the filters of its list; the compiler does not follow that through the union.
        const request = { page: 1, perPage: 1, sort: [], filters: count.filters } as ListRequest<typeof count.list>;
        return (await read(`${count.list}.list`, request, { signal })).total;
      },
      enabled: isWanted && count !== null,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: false,
    })),
  });
