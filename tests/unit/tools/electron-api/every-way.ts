import * as electron from 'electron';
import {
  app,
  BrowserWindow,
  type BrowserWindowConstructorOptions,
  type Rectangle,
  screen,
  type session,
} from 'electron';

// Uses Electron in every way that must be found; never run. Read by uses.test.ts.

/** Through other calls, a name of its own, and brackets. */
export const found = BrowserWindow.getAllWindows()[0]?.webContents.getURL();
export const first = app.getLocale;
const key = 'getLocaleCountryCode';
export const bracketed = app[key]();
export const spaced = electron.powerSaveBlocker.isStarted(1);

/** By taking an object apart. */
export function taken({ webContents: { navigationHistory } }: BrowserWindow): boolean {
  return navigationHistory.canGoBack();
}

/** Events by name, whoever listens, and what they tell. */
app.on('gpu-info-update', () => undefined);
export const listen = (window: BrowserWindow) =>
  window.webContents.once('login', (_event, { pid }, info) => pid ?? info.isProxy);

/** Keys of options, where they are given and where they are made. */
const parts = { frame: false };
const written = { ...parts, webPreferences: { images: false } };
const typed: BrowserWindowConstructorOptions = { kiosk: true };
export const made = [new BrowserWindow(written), new BrowserWindow(typed)];
const items = [{ label: 'A', submenu: [{ toolTip: 'B' }] }];
export const menu = electron.Menu.buildFromTemplate(items);
export const spread = (bounds: Rectangle) => new BrowserWindow({ ...bounds, opacity: 1 });

/** What a function answers. */
const answered = () => ({ action: 'allow' as const, outlivesOpener: true });
made[0]?.webContents.setWindowOpenHandler(answered);

/** Through a narrower type of our own. */
type Part = Pick<typeof session.defaultSession, 'getUserAgent'>;
export const narrow = (part: Part) => part.getUserAgent();
screen.off('display-added', () => undefined);
