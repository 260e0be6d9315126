import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of what the platform answered. Main repeats reads and knows the network, so nothing is repeated here and
 * nothing waits for a browser's idea of being online.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 60_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
