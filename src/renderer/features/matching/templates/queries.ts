import { queryOptions } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';

/** The person's templates, kept by main on this computer. */
export const templatesQuery = queryOptions({
  queryKey: ['message-templates'],
  queryFn: ({ signal }) => read('templates.list', undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
