import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Search, SearchOf } from '#renderer/kit/page/list-search.ts';
import { isRouteName, type RouteName, routeNamed } from '#shared/routes.ts';

/**
 * Remembers the search of every list for as long as the layout lives, that is until the person signs out. The answer stays
 * the same function, and another address draws nothing anew because of it.
 */
export function useRememberedSearches(): SearchOf {
  const router = useRouter();
  const [searches] = useState(() => new Map<RouteName, Search>());

  useEffect(() => {
    const remember = () => {
      const match = router.state.matches.at(-1);
      const name = match?.staticData.name;
      if (match === undefined || name === undefined || !isRouteName(name)) return;
      if (routeNamed(name).parent === undefined) searches.set(name, match.search);
    };
    // The address that the layout was opened at is there already.
    remember();
    return router.subscribe('onResolved', remember);
  }, [router, searches]);

  return useCallback((name) => searches.get(name) ?? {}, [searches]);
}
