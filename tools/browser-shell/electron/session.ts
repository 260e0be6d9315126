import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { proxyOf } from '../proxy.ts';
import { shell } from '../shell.ts';
import { CancelableEvent } from './event.ts';
import { onlyWhenReady } from './ready.ts';
import { BrowserWindow } from './window.ts';

type Permissions = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>;
type RequestHandler = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>;
type Permission = Parameters<RequestHandler>[1];
type RequestDetails = Parameters<RequestHandler>[3];

/** Who decides on the permissions that the page asks for; without a handler they are given (docs/api/session.md). */
let requestHandler: RequestHandler | null = null;

/** Asks the application as the page's request is asked (shell/browser/electron_permission_manager.cc, 142-233). */
shell.page.on('permission', ({ id, permission }) => {
  const answer = (isGranted: boolean) => shell.page.send({ type: 'permission', id, isGranted });
  const window = BrowserWindow.getAllWindows()[0];
  if (requestHandler === null || window === undefined) return answer(true);
  const details = { isMainFrame: true, requestingUrl: window.webContents.mainFrame.url };
  // Handlers use the name of the permission, which is one of Electron's, and nothing of the other two.
  const contents = window.webContents as unknown as WebContents;
  requestHandler(contents, permission as Permission, answer, details as RequestDetails);
});

/** Checks that ask nobody are answered by the browser: a page has no way to hand them over at once. */
const permissions: Permissions = {
  setPermissionRequestHandler: (handler) => {
    requestHandler = handler;
  },
  setPermissionCheckHandler: () => undefined,
  setDevicePermissionHandler: () => undefined,
};

const defaultSession = Object.assign(new EventEmitter(), {
  ...permissions,
  resolveProxy: async (url: string) => proxyOf(new URL(url), process.env),
} satisfies Permissions & Pick<Session, 'resolveProxy'>);

/** A link of the page that downloads; where the application lets it, nothing is saved here either. */
shell.page.on('download', () => defaultSession.emit('will-download', new CancelableEvent()));

const network: Pick<Session, 'closeAllConnections'> = { closeAllConnections: async () => undefined };

/** A frame shares the session of its tab, so that settings for a partition have no effect. */
const partition = {
  ...network,
  setPermissionRequestHandler: () => undefined,
  setPermissionCheckHandler: () => undefined,
  setDevicePermissionHandler: () => undefined,
  on: () => undefined,
  clearAuthCache: async () => undefined,
  clearStorageData: async () => undefined,
};

/** shell/browser/api/electron_api_session.cc: "Session can only be received when app is ready". */
export const session = {
  get defaultSession() {
    onlyWhenReady('session');
    return defaultSession;
  },
  fromPartition: () => {
    onlyWhenReady('session');
    return partition;
  },
};
