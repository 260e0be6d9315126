import { app, session, shell, type WebContents } from 'electron';
import { externalAddress } from '../app/external.ts';
import { isOwnAddress } from '../ipc/sender.ts';
import type { Log } from '../ports.ts';

/**
 * Everything a page may not do, for every web contents there will ever be: no permission, no frame of another origin,
 * no new window, no webview. A link that opens a new window goes to the system's browser if it is https or mailto.
 */
export function restrictWebContents(origin: string, log: Log): void {
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) => {
    log('warn', 'permission refused', { permission });
    answer(false);
  });
  session.defaultSession.setPermissionCheckHandler(() => false);
  session.defaultSession.setDevicePermissionHandler(() => false);
  app.on('web-contents-created', (_event, contents) => restrict(contents, origin, log));
}

function restrict(contents: WebContents, origin: string, log: Log): void {
  contents.on('will-frame-navigate', (event) => {
    if (event.isMainFrame && isOwnAddress(event.url, origin)) return;
    event.preventDefault();
    log('warn', 'navigation refused');
  });
  contents.on('will-redirect', (event) => event.preventDefault());
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
