import { app, type Session, session, shell, type WebContents } from 'electron';
import { externalAddress } from '../app/external.ts';
import { isOwnAddress } from '../ipc/sender.ts';
import type { Log } from '../ports.ts';

/**
 * Restricts every web contents, present and future: no permissions, no frame of another origin, no new window, no
 * webview, no download. A link leaves the application by the bridge alone, which bounds them (`app.openExternal`).
 */
export function restrictWebContents(origin: string, log: Log): void {
  denyEverything(session.defaultSession, (permission) => log('warn', 'permission refused', { permission }));
  session.defaultSession.on('will-download', (event) => {
    event.preventDefault();
    log('warn', 'download refused');
  });
  app.on('web-contents-created', (_event, contents) => restrict(contents, origin, log));
}

type PermissionPart = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>;

/** Denies every permission in a session. */
export function denyEverything(partition: PermissionPart, onRefused: (permission: string) => void = () => {}): void {
  partition.setPermissionRequestHandler((_contents, permission, answer) => {
    onRefused(permission);
    answer(false);
  });
  partition.setPermissionCheckHandler(() => false);
  partition.setDevicePermissionHandler(() => false);
}

/** Navigation rules of embedded pages. Contents are restricted when they are created, before any rule is set. */
const ways = new WeakMap<WebContents, (address: string) => boolean>();

/** Lets web contents other than the application's page navigate where the rule allows, and nowhere else. */
export const letNavigate = (contents: WebContents, rule: (address: string) => boolean): void =>
  void ways.set(contents, rule);

function restrict(contents: WebContents, origin: string, log: Log): void {
  contents.on('will-frame-navigate', (event) => {
    const mayGo = ways.get(contents);
    // Frames inside an embedded page share its sandbox and may navigate freely.
    if (mayGo !== undefined) {
      if (event.isMainFrame && !mayGo(event.url)) event.preventDefault();
      return;
    }
    if (event.isMainFrame && isOwnAddress(event.url, origin)) return;
    event.preventDefault();
    log('warn', 'navigation refused');
  });
  contents.on('will-redirect', (event) => {
    const mayGo = ways.get(contents);
    if (mayGo === undefined || (event.isMainFrame && !mayGo(event.url))) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => {
    log('warn', 'new window refused');
    return { action: 'deny' };
  });
}

/** @throws AppFailure `refused` for anything but https and mailto */
export async function openExternal(address: string): Promise<void> {
  await shell.openExternal(externalAddress(address));
}
