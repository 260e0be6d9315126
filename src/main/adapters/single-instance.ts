import { isDeepStrictEqual } from 'node:util';
import { app } from 'electron';
import { pathOfDeepLink } from '#shared/deep-link.ts';
import { deepLinkAmong } from '../app/deep-link.ts';

/** Data by which a command tells the open application that it needs no window. */
const fromCommand = { isCommand: true } as const;

/**
 * Claims the application for this process and listens for requests to show it: second starts, the icon in the dock, and
 * links, which arrive as an event on macOS, and as an argument of a second start on Windows and Linux.
 * @param onOpened called with the route path of a link, null without one
 * @returns false when another instance runs and was notified; this one must end
 */
export function claimSingleInstance(onOpened: (path: string | null) => void): boolean {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', (_event, argv, _folder, data) => {
    if (!isDeepStrictEqual(data, fromCommand)) onOpened(deepLinkAmong(argv));
  });
  app.on('open-url', (event, url) => {
    event.preventDefault();
    onOpened(pathOfDeepLink(url));
  });
  app.on('activate', () => onOpened(null));
  return true;
}

/**
 * Claims the application for a command, which shows no window.
 * @returns a function that gives it back; null while Escale is open
 */
export function claimForCommand(): (() => void) | null {
  if (!app.requestSingleInstanceLock(fromCommand)) return null;
  return () => app.releaseSingleInstanceLock();
}
