import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** What is on screen under a key is asked again when the window gets the focus back, if it is older than a minute. */
export function useRefreshOnFocus(queryKey: QueryKey): void {
  const client = useQueryClient();
  const refreshIfOld = useEffectEvent(() => {
    void client.refetchQueries({ queryKey, type: 'active', stale: true }, { cancelRefetch: false });
  });
  useEffect(() => {
    // Not the cache's own listener: the window of an application stays visible while another one has the focus.
    const listener = () => refreshIfOld();
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  }, []);
}
