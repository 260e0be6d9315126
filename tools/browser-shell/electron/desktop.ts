import { EventEmitter } from 'node:events';
import type {
  Clipboard,
  Display,
  ClipboardItem as ElectronClipboardItem,
  Notification as ElectronNotification,
  Shell as ElectronShell,
  MenuItemConstructorOptions,
  NativeTheme,
  Screen,
  Session,
} from 'electron';
import { proxyOf } from '../proxy.ts';
import { shell as browserShell } from '../shell.ts';

/** The small parts of the desktop: what a browser has of them, else nothing. */

let copied = '';

/** A tab may not read the clipboard unasked: what the application copied last stands for what is on it. */
export const clipboard: Pick<Clipboard, 'readText' | 'write' | 'writeText'> = {
  readText: async () => copied,
  writeText: async (text) => {
    copied = text;
    browserShell.page.send({ type: 'copy', text });
  },
  write: async ([item]) => {
    if (item?.types.includes('text/plain') === true) {
      await clipboard.writeText(await (await item.getType('text/plain')).text());
    }
  },
};

export const shell: Pick<ElectronShell, 'openExternal' | 'openPath'> = {
  openExternal: async (url) => browserShell.page.send({ type: 'notice', notice: { kind: 'link', url } }),
  openPath: async (path) => {
    browserShell.page.send({ type: 'notice', notice: { kind: 'folder', path } });
    return '';
  },
};

/** A tab tells what it has to tell inside the tab. */
export const Notification: Pick<typeof ElectronNotification, 'isSupported'> = { isSupported: () => false };

let isSystemDark = false;
browserShell.page.on('open', ({ isDark }) => {
  isSystemDark = isDark;
});

export const nativeTheme: Pick<NativeTheme, 'shouldUseDarkColors' | 'themeSource'> = {
  themeSource: 'system',
  get shouldUseDarkColors() {
    return this.themeSource === 'system' ? isSystemDark : this.themeSource === 'dark';
  },
};

export const powerMonitor = new EventEmitter();

/** One screen, large enough for any remembered window. */
const display = { workArea: { x: 0, y: 0, width: 10_000, height: 10_000 } };

export const screen: Pick<Screen, 'getAllDisplays'> = {
  // Adapters look at the work area alone.
  getAllDisplays: () => [display as Display],
};

type SessionPart = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler' | 'resolveProxy'
>;

/** The browser asks the person itself; the application's handlers have nothing to decide. */
const defaultSession: SessionPart = {
  setPermissionRequestHandler: () => undefined,
  setPermissionCheckHandler: () => undefined,
  setDevicePermissionHandler: () => undefined,
  resolveProxy: async (url) => proxyOf(new URL(url), process.env),
};

const network: Pick<Session, 'fetch' | 'closeAllConnections'> = {
  fetch: (input, init) => fetch(input, init),
  closeAllConnections: async () => undefined,
};

/** A frame of a tab shares the tab's session: nothing can be settled for it alone. */
const partition = { ...defaultSession, ...network, on: () => undefined, clearStorageData: async () => undefined };

export const session = { defaultSession, fromPartition: () => partition };

/** What is put on the clipboard beside text: a tab is handed text alone. */
export class ClipboardItem implements Pick<ElectronClipboardItem, 'types'> {
  readonly types: string[];
  readonly #items: Readonly<Record<string, string | Blob>>;

  constructor(items: Record<string, string | Blob>) {
    this.#items = items;
    this.types = Object.keys(items);
  }

  async getType(type: string): Promise<Blob> {
    const item = this.#items[type];
    if (item === undefined) throw new Error(`nothing of the type ${type}`);
    return typeof item === 'string' ? new Blob([item], { type }) : item;
  }
}

/** A page has no application menu: its entries that matter are in the page too. */
export const Menu = {
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
  setApplicationMenu: (_menu: unknown): void => undefined,
};
