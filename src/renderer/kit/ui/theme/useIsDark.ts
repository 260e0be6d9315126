import { usePreferences, useSetPreferences } from '#renderer/kit/data/session.ts';
import type { Theme } from '#shared/preferences.ts';
import { useMedia } from './useMedia.ts';

/** Whether a theme is dark now; `system` follows the computer, live. */
export function useIsDark(theme: Theme): boolean {
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'dark' || (theme === 'system' && isSystemDark);
}

/** Returns whether the page is dark now, and a function to change it. */
export function useDarkTheme(): { isDark: boolean; setDark: (isDark: boolean) => void } {
  const isDark = useIsDark(usePreferences().theme);
  const setPreferences = useSetPreferences();
  return { isDark, setDark: (isWanted) => setPreferences({ theme: isWanted ? 'dark' : 'light' }) };
}
