import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListOrigin } from './list-origin.ts';

export interface Navigation {
  /** The address of a path, for the link that a person sees and copies. */
  hrefOf: (path: string) => string;
  /** `list` is where the person comes from, for a way on to the next record. */
  open: (path: string, list?: ListOrigin) => Promise<void>;
  /** The path of the page on screen. */
  pathname: () => string;
  /** The address of the page on screen with another search. */
  hrefWith: (search: Readonly<Record<string, string | number>>) => string;
}

/** Real links at the price of one router subscription for a whole list, where `Link` takes one each. */
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
