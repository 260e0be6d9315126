import { isDeepStrictEqual } from 'node:util';
import { app } from 'electron';
import { deepLinkScheme, pathOfDeepLink } from '#shared/deep-link.ts';
import { deepLinkAmong } from '../app/deep-link.ts';
import { withoutWindow } from './commands.ts';

export interface LifecycleHooks {
  /** The application was started again, or one of its links was opened: shows the window, at a route path if given. */
  onOpened(path: string | null): void;
  onQuitting(): void;
  /** All windows are closed: finishes running work before the process ends. */
  beforeEnd(): Promise<void>;
}

/**
 * Ensures a single instance. Links arrive as an event on macOS, and as an argument of a second start on Windows and
 * Linux.
 * @returns false when another instance runs and was notified; this one must end
 */
export function claimSingleInstance({ onOpened, onQuitting, beforeEnd }: LifecycleHooks): boolean {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', (_event, argv, _folder, data) => {
    if (!isDeepStrictEqual(data, withoutWindow)) onOpened(deepLinkAmong(argv));
  });
  app.on('open-url', (event, url) => {
    event.preventDefault();
    onOpened(pathOfDeepLink(url));
  });
  app.on('activate', () => onOpened(null));
  app.on('before-quit', onQuitting);
  holdEnd(beforeEnd);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  return true;
}

/**
 * Claims the application's links for this account where nobody opens them yet: an installer writes them for the
 * computer, and removes them.
 */
export function claimLinks(): void {
  if (!app.isPackaged || app.isDefaultProtocolClient(deepLinkScheme)) return;
  // On Windows that tells of the person's own registry alone; the name is that of whoever opens them.
  if (app.getApplicationNameForProtocol(`${deepLinkScheme}:`) !== '') return;
  app.setAsDefaultProtocolClient(deepLinkScheme);
}

function holdEnd(beforeEnd: LifecycleHooks['beforeEnd']): void {
  let state: 'running' | 'ending' | 'over' = 'running';
  const end = () => {
    state = 'over';
    app.quit();
  };
  app.on('will-quit', (event) => {
    if (state === 'over') return;
    event.preventDefault();
    if (state === 'ending') return;
    state = 'ending';
    beforeEnd().then(end, end);
  });
}

export const quit = (): void => app.quit();

/** Path of the deep link with which the application was started, on Windows and Linux. */
export const startPath = (): string | null => deepLinkAmong(process.argv.slice(1));
