import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { EventPayload } from '#shared/ipc/contract.ts';
import type { Locale } from '#shared/preferences.ts';
import { texts } from '../locales/texts.ts';

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
  const text = texts(locale);
  return {
    label: name,
    submenu: [
      { label: text('menu:about', { name }), click: () => onCommand('about') },
      separator,
      { label: text('menu:preferences'), accelerator: 'Cmd+,', click: () => onCommand('preferences') },
      { label: text('menu:signOut'), click: () => onCommand('signOut') },
      separator,
      { label: text('menu:print'), accelerator: 'Cmd+P', click: () => onCommand('print') },
      separator,
      { label: text('menu:services'), role: 'services' },
      separator,
      { label: text('menu:hide', { name }), role: 'hide' },
      { label: text('menu:hideOthers'), role: 'hideOthers' },
      { label: text('menu:showAll'), role: 'unhide' },
      separator,
      { label: text('menu:quit', { name }), role: 'quit' },
    ],
  };
}

function fileMenu({ name, locale, onCommand }: MenuOptions): Item {
  const text = texts(locale);
  return {
    label: text('menu:file'),
    submenu: [
      { label: text('menu:print'), accelerator: 'Ctrl+P', click: () => onCommand('print') },
      separator,
      { label: text('menu:preferences'), accelerator: 'Ctrl+,', click: () => onCommand('preferences') },
      { label: text('menu:signOut'), click: () => onCommand('signOut') },
      separator,
      { label: text('menu:quit', { name }), role: 'quit' },
    ],
  };
}

function editMenu({ locale }: MenuOptions): Item {
  const text = texts(locale);
  return {
    label: text('menu:edit'),
    submenu: [
      { label: text('menu:undo'), role: 'undo' },
      { label: text('menu:redo'), role: 'redo' },
      separator,
      { label: text('menu:cut'), role: 'cut' },
      { label: text('menu:copy'), role: 'copy' },
      { label: text('menu:paste'), role: 'paste' },
      { label: text('menu:pasteAsText'), role: 'pasteAndMatchStyle' },
      { label: text('menu:delete'), role: 'delete' },
      separator,
      { label: text('menu:selectAll'), role: 'selectAll' },
    ],
  };
}

function viewMenu({ locale, isPackaged, onCommand }: MenuOptions): Item {
  const text = texts(locale);
  const developer: Item[] = [
    { label: text('menu:reload'), role: 'reload' },
    { label: text('menu:developerTools'), role: 'toggleDevTools' },
    separator,
  ];
  return {
    label: text('menu:view'),
    submenu: [
      ...(isPackaged ? [] : developer),
      { label: text('menu:toggleMenu'), click: () => onCommand('toggleMenu') },
      separator,
      { label: text('menu:actualSize'), role: 'resetZoom' },
      { label: text('menu:zoomIn'), role: 'zoomIn' },
      { label: text('menu:zoomOut'), role: 'zoomOut' },
      separator,
      { label: text('menu:fullScreen'), role: 'togglefullscreen' },
    ],
  };
}

function windowMenu({ locale, isMac }: MenuOptions): Item {
  const text = texts(locale);
  const mac: Item[] = [
    { label: text('menu:zoomWindow'), role: 'zoom' },
    separator,
    { label: text('menu:bringAllToFront'), role: 'front' },
  ];
  return {
    label: text('menu:window'),
    role: 'window',
    submenu: [
      { label: text('menu:minimize'), role: 'minimize' },
      ...(isMac ? mac : []),
      { label: text('menu:close'), role: 'close' },
    ],
  };
}

function helpMenu({ name, locale, isMac, openLogFolder, onCommand }: MenuOptions): Item {
  const text = texts(locale);
  const about: Item[] = [separator, { label: text('menu:about', { name }), click: () => onCommand('about') }];
  return {
    label: text('menu:help'),
    role: 'help',
    submenu: [
      // The key of the page: it acts there while the page has the focus.
      { label: text('menu:helpOfScreen'), accelerator: 'F1', click: () => onCommand('help') },
      { label: text('menu:check'), click: () => onCommand('check') },
      { label: text('menu:openLogFolder'), click: openLogFolder },
      { label: text('menu:licences'), click: () => onCommand('licences') },
      ...(isMac ? [] : about),
    ],
  };
}
