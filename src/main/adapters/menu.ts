import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { EventPayload } from '#shared/ipc/contract.ts';
import type { Locale } from '#shared/preferences.ts';
import { texts } from '../app/texts.ts';

type Command = EventPayload<'app.command'>['command'];
type Item = MenuItemConstructorOptions;

export interface MenuOptions {
  name: string;
  locale: Locale;
  isMac: boolean;
  isPackaged: boolean;
  openLogFolder(): void;
  /** A menu item that the page carries out. */
  onCommand(command: Command): void;
}

/** Builds the application menu with the system's usual roles, in the person's language. */
export function setApplicationMenu(options: MenuOptions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(options)));
}

export function menuTemplate(options: MenuOptions): Item[] {
  const { isMac } = options;
  return [
    ...(isMac ? [applicationMenu(options)] : [fileMenu(options)]),
    editMenu(options),
    viewMenu(options),
    windowMenu(options),
    helpMenu(options),
  ];
}

const separator: Item = { type: 'separator' };

function applicationMenu({ name, locale, onCommand }: MenuOptions): Item {
  const words = texts[locale];
  return {
    label: name,
    submenu: [
      { label: words.about(name), click: () => onCommand('about') },
      separator,
      { label: words.preferences, accelerator: 'Cmd+,', click: () => onCommand('preferences') },
      { label: words.signOut, click: () => onCommand('signOut') },
      separator,
      { label: words.services, role: 'services' },
      separator,
      { label: words.hide(name), role: 'hide' },
      { label: words.hideOthers, role: 'hideOthers' },
      { label: words.showAll, role: 'unhide' },
      separator,
      { label: words.quit(name), role: 'quit' },
    ],
  };
}

function fileMenu({ name, locale, onCommand }: MenuOptions): Item {
  const words = texts[locale];
  return {
    label: words.file,
    submenu: [
      { label: words.preferences, accelerator: 'Ctrl+,', click: () => onCommand('preferences') },
      { label: words.signOut, click: () => onCommand('signOut') },
      separator,
      { label: words.quit(name), role: 'quit' },
    ],
  };
}

function editMenu({ locale }: MenuOptions): Item {
  const words = texts[locale];
  return {
    label: words.edit,
    submenu: [
      { label: words.undo, role: 'undo' },
      { label: words.redo, role: 'redo' },
      separator,
      { label: words.cut, role: 'cut' },
      { label: words.copy, role: 'copy' },
      { label: words.paste, role: 'paste' },
      { label: words.pasteAsText, role: 'pasteAndMatchStyle' },
      { label: words.delete, role: 'delete' },
      separator,
      { label: words.selectAll, role: 'selectAll' },
    ],
  };
}

function viewMenu({ locale, isPackaged, onCommand }: MenuOptions): Item {
  const words = texts[locale];
  const developer: Item[] = [
    { label: words.reload, role: 'reload' },
    { label: words.developerTools, role: 'toggleDevTools' },
    separator,
  ];
  return {
    label: words.view,
    submenu: [
      ...(isPackaged ? [] : developer),
      { label: words.toggleMenu, click: () => onCommand('toggleMenu') },
      separator,
      { label: words.actualSize, role: 'resetZoom' },
      { label: words.zoomIn, role: 'zoomIn' },
      { label: words.zoomOut, role: 'zoomOut' },
      separator,
      { label: words.fullScreen, role: 'togglefullscreen' },
    ],
  };
}

function windowMenu({ locale, isMac }: MenuOptions): Item {
  const words = texts[locale];
  const mac: Item[] = [
    { label: words.zoomWindow, role: 'zoom' },
    separator,
    { label: words.bringAllToFront, role: 'front' },
  ];
  return {
    label: words.window,
    role: 'window',
    submenu: [
      { label: words.minimize, role: 'minimize' },
      ...(isMac ? mac : []),
      { label: words.close, role: 'close' },
    ],
  };
}

function helpMenu({ name, locale, isMac, openLogFolder, onCommand }: MenuOptions): Item {
  const words = texts[locale];
  const about: Item[] = [separator, { label: words.about(name), click: () => onCommand('about') }];
  return {
    label: words.help,
    role: 'help',
    submenu: [
      { label: words.check, click: () => onCommand('check') },
      { label: words.openLogFolder, click: openLogFolder },
      { label: words.licences, click: () => onCommand('licences') },
      ...(isMac ? [] : about),
    ],
  };
}
