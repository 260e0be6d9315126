import { app, type Session, session, shell, type WebContents } from 'electron';
import { externalAddress } from '../app/external.ts';
import { isOwnAddress } from '../ipc/sender.ts';
import type { Log } from '../ports.ts';

/**
 * Everything a page may not do, for every web contents there will ever be: no permission, no frame of another origin,
 * no new window, no webview. A link that opens a new window goes to the system's browser if it is https or mailto.
 */
export function restrictWebContents(origin: string, log: Log): void {
  denyEverything(session.defaultSession, (permission) => log('warn', 'permission refused', { permission }));
  app.on('web-contents-created', (_event, contents) => restrict(contents, origin, log));
}

type PermissionPart = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>;

/** No permission for whatever runs in a session. */
export function denyEverything(partition: PermissionPart, onRefused: (permission: string) => void = () => {}): void {
  partition.setPermissionRequestHandler((_contents, permission, answer) => {
    onRefused(permission);
    answer(false);
  });
  partition.setPermissionCheckHandler(() => false);
  partition.setDevicePermissionHandler(() => false);
}

/** Where embedded pages may go: they are restricted when they are made, before anybody can say more. */
const ways = new WeakMap<WebContents, (address: string) => boolean>();

/** Lets contents that are not the application's page go where the rule says, and nowhere else. */
export const letNavigate = (contents: WebContents, rule: (address: string) => boolean): void =>
  void ways.set(contents, rule);

function restrict(contents: WebContents, origin: string, log: Log): void {
  contents.on('will-frame-navigate', (event) => {
    const mayGo = ways.get(contents);
    // Frames inside an embedded page are its own affair: they share its sandbox.
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
  contents.setWindowOpenHandler(({ url }) => {
    openExternal(url).catch(() => log('warn', 'new window refused'));
    return { action: 'deny' };
  });
}

/** @throws AppFailure `refused` for anything but https and mailto */
export async function openExternal(address: string): Promise<void> {
  await shell.openExternal(externalAddress(address));
}
