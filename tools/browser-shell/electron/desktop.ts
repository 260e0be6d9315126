import type {
  Clipboard,
  ClipboardItem as ElectronClipboardItem,
  Shell as ElectronShell,
  MenuItemConstructorOptions,
  NativeTheme,
} from 'electron';
import { shell as browserShell } from '../shell.ts';

/** Smaller desktop features of Electron: what a browser can do of them, and nothing for the others. */

let copied = '';

/** A tab cannot read the clipboard without permission: the text copied last is taken as its content. */
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

/** Clipboard items with several formats, of which a tab gets only the text. */
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

/** A tab has no application menu; the important entries are also in the page. */
export const Menu = {
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
  setApplicationMenu: (_menu: unknown): void => undefined,
};
