import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListOrigin } from './list-origin.ts';

export interface Navigation {
  /** Returns the address of a path, for links that the user sees and copies. */
  hrefOf: (path: string) => string;
  /** Opens a path. `list` is the list that it is opened from, for the links to the previous and next record. */
  open: (path: string, list?: ListOrigin) => Promise<void>;
  /** Returns the path of the current page. */
  pathname: () => string;
  /** Returns the address of the current page with other search parameters. */
  hrefWith: (search: Readonly<Record<string, string | number>>) => string;
}

/**
 * Returns the functions of navigation. Links of a whole list cost one router subscription, where `Link` takes one each.
 */
export function useNavigation(): Navigation {
  const router = useRouter();
  return useMemo(
    () => ({
      hrefOf: (path) => router.history.createHref(path),
      open: (path, list) => router.navigate({ to: path, ...(list !== undefined && { state: { list } }) }),
      pathname: () => router.state.location.pathname,
      hrefWith: (search) => router.buildLocation({ to: '.', search }).href,
    }),
    [router],
  );
}
