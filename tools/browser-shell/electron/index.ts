import { app } from './app.ts';
import { ClipboardItem, clipboard, Menu, nativeTheme, shell } from './desktop.ts';
import { dialog } from './dialog.ts';
import { screen } from './displays.ts';
import { ipcMain } from './ipc.ts';
import { net } from './net.ts';
import { Notification } from './notification.ts';
import { powerMonitor } from './power-monitor.ts';
import { protocol } from './protocol.ts';
import { session } from './session.ts';
import { WebContentsView } from './view.ts';
import { BrowserWindow } from './window.ts';

/** The module that `import … from 'electron'` gives in the browser shell. */
const standIn = {
  app,
  BrowserWindow,
  ClipboardItem,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
  WebContentsView,
} satisfies Partial<Record<keyof typeof import('electron'), unknown>>;

export default standIn;
export {
  app,
  BrowserWindow,
  ClipboardItem,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
  WebContentsView,
};
