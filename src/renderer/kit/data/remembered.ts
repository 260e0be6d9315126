import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';

/**
 * Returns what this run of the application remembers under a key of the query cache, set by `setQueryData`. It outlives
 * the screens, is never read from the platform, and is dropped with the cache when the session ends.
 * @param nothing the value while nothing is remembered
 */
export function useRemembered<T>(queryKey: QueryKey, nothing: T): T {
  const { data = nothing } = useQuery<T>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
