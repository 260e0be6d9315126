import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Refetches the active queries under a key when the window regains the focus and they are older than a minute. */
export function useRefreshOnFocus(queryKey: QueryKey, isOn = true): void {
  const client = useQueryClient();
  const refreshIfOld = useEffectEvent(() => {
    if (isOn) void client.refetchQueries({ queryKey, type: 'active', stale: true }, { cancelRefetch: false });
  });
  useEffect(() => {
    // The query client's own listener follows visibility; a desktop window stays visible while another one has the
    // focus.
    const listener = () => refreshIfOld();
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  }, []);
}
