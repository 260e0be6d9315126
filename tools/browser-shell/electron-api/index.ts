import { app, dock } from './app.ts';
import { views, webContents, webContentsView } from './contents.ts';
import {
  clipboard,
  clipboardItem,
  display,
  nativeImage,
  nativeTheme,
  powerMonitor,
  rectangle,
  screen,
  shell,
} from './desktop.ts';
import {
  dialog,
  fileFilter,
  messageAnswer,
  messageOptions,
  openAnswer,
  openOptions,
  saveAnswer,
  saveOptions,
} from './dialogs.ts';
import {
  childProcessGone,
  didStartNavigation,
  event,
  handlerDetails,
  input,
  openHandlerResponse,
  renderProcessGone,
  willFrameNavigate,
  willRedirect,
} from './events.ts';
import {
  contextBridge,
  ipcMain,
  ipcMainEvent,
  ipcMainInvokeEvent,
  ipcRenderer,
  process,
  processVersions,
  webFrameMain,
  webUtils,
} from './ipc.ts';
import { menu, menuItem } from './menu.ts';
import { clientRequest, clientRequestOptions, incomingMessage, net } from './net.ts';
import { activationArguments, notification, notificationClosed, notificationOptions } from './notifications.ts';
import { viewOptions, webPreferences } from './preferences.ts';
import { printMargins, printOptions } from './printing.ts';
import type { ApiPart, ApiRow } from './row.ts';
import { customScheme, partitionOptions, privileges, protocol, session } from './session.ts';
import { baseWindow, baseWindowOptions, browserWindow, browserWindowOptions } from './window.ts';

/** What `src/main` and `src/preload` use of Electron, by chapters of the page. */
export const electronApi: Readonly<Record<string, readonly ApiPart<unknown>[]>> = {
  Application: [app, dock, process, processVersions],
  Window: [browserWindow, baseWindow, browserWindowOptions, baseWindowOptions, screen, display, rectangle],
  Pages: [
    webContents,
    webContentsView,
    views,
    viewOptions,
    webPreferences,
    printOptions,
    printMargins,
    nativeImage,
    openHandlerResponse,
    handlerDetails,
    input,
    didStartNavigation,
    willFrameNavigate,
    willRedirect,
    renderProcessGone,
    childProcessGone,
    event,
  ],
  'Sessions and protocol': [
    session,
    partitionOptions,
    net,
    clientRequest,
    clientRequestOptions,
    incomingMessage,
    protocol,
    customScheme,
    privileges,
  ],
  Bridge: [ipcMain, ipcMainEvent, ipcMainInvokeEvent, webFrameMain, ipcRenderer, contextBridge, webUtils],
  Dialogs: [dialog, messageOptions, messageAnswer, openOptions, openAnswer, saveOptions, saveAnswer, fileFilter],
  Desktop: [
    menu,
    menuItem,
    notification,
    notificationOptions,
    notificationClosed,
    activationArguments,
    clipboard,
    clipboardItem,
    nativeTheme,
    powerMonitor,
    shell,
  ],
};

const named = (rows: object, nameOf: (key: string) => string): [string, ApiRow][] =>
  // Every value of these records is a row.
  Object.entries(rows as Record<string, ApiRow>).map(([key, row]) => [nameOf(key), row]);

/** The rows of a part, under the names that the test of uses knows: `App.quit`, `App event quit`. */
export const rowsOf = ({ name, constructs, members = {}, statics = {}, events = {} }: ApiPart<unknown>) => [
  ...(constructs === undefined ? [] : named({ constructor: constructs }, (key) => `${name} ${key}`)),
  ...named({ ...statics, ...members }, (key) => `${name}.${key}`),
  ...named(events, (key) => `${name} event ${key}`),
];
