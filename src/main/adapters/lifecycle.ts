import { app } from 'electron';
import { deepLinkScheme, pathOfDeepLink } from '#shared/deep-link.ts';
import { deepLinkAmong } from '../app/deep-link.ts';

export interface LifecycleHooks {
  /** The application was started again, or a link of ours was opened: show the window, at a path of the router if given. */
  onOpened(path: string | null): void;
  onQuitting(): void;
}

/**
 * One instance at a time: false means that another one runs, has been told, and this one must end. macOS hands links
 * over as an event, Windows and Linux as an argument of a second start.
 */
export function claimSingleInstance({ onOpened, onQuitting }: LifecycleHooks): boolean {
  if (!app.requestSingleInstanceLock()) return false;
  if (app.isPackaged) app.setAsDefaultProtocolClient(deepLinkScheme);
  app.on('second-instance', (_event, argv) => onOpened(deepLinkAmong(argv)));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    onOpened(pathOfDeepLink(url));
  });
  app.on('activate', () => onOpened(null));
  app.on('before-quit', onQuitting);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  return true;
}

export const quit = (): void => app.quit();

/** The path of the link with which the application was started, on Windows and Linux. */
export const startPath = (): string | null => deepLinkAmong(process.argv.slice(1));
