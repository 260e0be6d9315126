import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the query cache. The main process retries reads and knows the network, so queries do not retry and do not
 * wait for the browser's online state.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 60_000 },
    },
  });
