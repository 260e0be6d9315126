import { queryOptions } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';

/** The last telephone call to each hitchhiker, of those that were noted on this computer. */
export const callsQuery = queryOptions({
  queryKey: ['hitchhiker-calls'],
  queryFn: ({ signal }) => read('hitchhiking.calls', undefined, { signal }),
  staleTime: 0,
});
