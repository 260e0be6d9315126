import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Search, SearchOf } from '#renderer/kit/ui/page/list-search.ts';
import { isRouteName, type RouteName, routeNamed } from '#shared/routes.ts';

/** Stores the last search parameters of every list while the layout is mounted, that is until the user signs out. */
export function useRememberedSearches(): SearchOf {
  const router = useRouter();
  const [searches] = useState(() => new Map<RouteName, Search>());
  const href = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what is remembered.
  useEffect(() => {
    const match = router.state.matches.at(-1);
    const name = match?.staticData.name;
    if (match === undefined || name === undefined || !isRouteName(name)) return;
    if (routeNamed(name).parent === undefined) searches.set(name, match.search);
  }, [href, router, searches]);

  return (name) => searches.get(name) ?? {};
}
