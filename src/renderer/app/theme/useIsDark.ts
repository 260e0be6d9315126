import { useSyncExternalStore } from 'react';
import type { Theme } from '#shared/preferences.ts';

const query = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether a theme is dark now; `system` follows the computer, live. */
export function useIsDark(theme: Theme): boolean {
  const isSystemDark = useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
  return theme === 'dark' || (theme === 'system' && isSystemDark);
}
