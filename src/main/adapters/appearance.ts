import { app, nativeTheme } from 'electron';
import type { Theme } from '#shared/preferences.ts';

/** Has the window drawn without the graphics card. To be called before the application is ready. */
export const drawWithoutGraphicsCard = (): void => app.disableHardwareAcceleration();

/** Applies the page's theme to native parts: dialogs, title bar, scroll bars. */
export function setNativeTheme(theme: Theme): void {
  nativeTheme.themeSource = theme;
}
