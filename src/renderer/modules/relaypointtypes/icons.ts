import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';

/**
 * Every icon of the site: there is one call for all of them, and none for one (docs/platform/b-communities-content.md
 * §6).
 */
const iconsQuery = queryOptions({
  queryKey: ['icons'],
  queryFn: ({ signal }) => read('icons.list', undefined, { signal }),
  staleTime: 5 * 60_000,
});

export const useIcons = () => useQuery(iconsQuery);
