import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

export interface Navigation {
  /** The address of a path, for the link that a person sees and copies. */
  hrefOf: (path: string) => string;
  open: (path: string) => void;
}

/** Real links at the price of one router subscription for a whole list, where `Link` takes one each. */
export function useNavigation(): Navigation {
  const router = useRouter();
  return useMemo(
    () => ({
      hrefOf: (path) => router.history.createHref(path),
      open: (path) => void router.navigate({ to: path }),
    }),
    [router],
  );
}
