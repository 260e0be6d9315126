import { BrowserWindow, nativeTheme, type Rectangle, screen, type WebContents } from 'electron';
import { channels } from '#shared/ipc/channels.ts';
import { channelsArgument } from '#shared/ipc/wire.ts';
import type { CloseGuard } from '../app/close-guard.ts';
import { reachableBounds, readWindowState, saveWindowState } from '../app/window-state.ts';
import type { KeyValueStore, Log } from '../ports.ts';
import { isolated } from './web-preferences.ts';

export interface WindowOptions {
  title: string;
  preloadFile: string;
  /** Start address of the page, e.g. `app://escale/users`. */
  address: string;
  isPackaged: boolean;
  store: KeyValueStore;
  guard: CloseGuard;
  log: Log;
  /** There is unsaved work: the page must be asked before closing. */
  onCloseRequested(): void;
  /** Windows is about to end the session or to replace the application, unless another one objects. */
  onSessionEnding(): void;
  /** Windows ends the session or replaces the application: quitting must begin before this returns. */
  onSessionEnded(): void;
  onShown(): void;
  onClosed(): void;
}

/** Background colours of the page in both themes, so that nothing flashes before the first paint. */
const background = { light: '#ffffff', dark: '#292929' };

const smallest = { minWidth: 800, minHeight: 560 };
const usual = { width: 1280, height: 840 };
const zoom = { step: 0.5, limit: 5 };

const screens = (): Rectangle[] => screen.getAllDisplays().map(({ workArea }) => workArea);

export const ownWindow = (): BrowserWindow | undefined => BrowserWindow.getAllWindows()[0];

export const ownContents = (): WebContents | undefined => ownWindow()?.webContents;

/** Opens the application's only window at its last position and loads the page. */
export function openWindow(options: WindowOptions): BrowserWindow {
  const { title, preloadFile, address, isPackaged, store, guard } = options;
  const state = readWindowState(store);
  const window = new BrowserWindow({
    ...usual,
    ...smallest,
    ...reachableBounds(state.bounds, screens()),
    title,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? background.dark : background.light,
    webPreferences: {
      preload: preloadFile,
      additionalArguments: [channelsArgument(channels)],
      ...isolated(isPackaged),
      zoomFactor: 1.2 ** state.zoomLevel,
    },
  });
  guard.reset();
  const { webContents } = window;
  // Before its first page a window has no zoom: what is remembered stays.
  let zoomLevel = () => state.zoomLevel;
  webContents.once('did-navigate', () => {
    zoomLevel = () => webContents.getZoomLevel();
  });

  window.once('ready-to-show', () => {
    // Shows a hidden window, on every system and without the focus, and so not before.
    if (state.isMaximized) window.maximize();
    window.show();
    options.onShown();
  });
  webContents.on('zoom-changed', (_event, direction) => {
    const level = webContents.getZoomLevel() + (direction === 'in' ? zoom.step : -zoom.step);
    webContents.setZoomLevel(Math.min(zoom.limit, Math.max(-zoom.limit, level)));
  });
  onPageGone(window, () => guard.reset());
  window.on('close', (event) => {
    remember(window, zoomLevel(), options);
    if (guard.mayClose()) return;
    event.preventDefault();
    options.onCloseRequested();
  });
  window.once('closed', () => options.onClosed());
  // Windows alone: a shutdown, a sign-out, an installer that needs the files. An objection would stop them all.
  window.on('query-session-end', () => options.onSessionEnding());
  // Electron ends the process after this one unless it is quitting by then (native_window_views_win.cc, 432-452), and
  // Windows may end it all the same.
  window.on('session-end', () => options.onSessionEnded());
  // A failure to load is reported by the window's events (crash.ts).
  window.loadURL(address).catch(() => undefined);
  return window;
}

/** Calls `run` when the page of a window reloads, navigates, crashes or ends with its window. */
export function onPageGone({ webContents }: BrowserWindow, run: () => void): void {
  webContents.on('did-start-navigation', (details) => {
    if (details.isMainFrame && !details.isSameDocument) run();
  });
  webContents.on('render-process-gone', run);
  webContents.on('destroyed', run);
}

/** Saves the window's state. A full disk must not keep a window from closing. */
function remember(window: BrowserWindow, zoomLevel: number, { store, log }: WindowOptions): void {
  try {
    saveWindowState(store, {
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      zoomLevel,
    });
  } catch (thrown) {
    log('warn', 'the place of the window cannot be remembered', { thrown });
  }
}

/**
 * Brings the window to the front, and onto the first screen where it lies on none: systems move a window whose screen
 * was unplugged, but not all of them and not always. Returns false when there is none.
 */
export function showOwnWindow(): boolean {
  const window = ownWindow();
  if (!window) return false;
  if (window.isMinimized()) window.restore();
  const [first] = screens();
  const isReachable = reachableBounds(window.getNormalBounds(), screens()) !== undefined;
  if (!isReachable && !window.isMaximized() && first !== undefined) window.setBounds({ x: first.x, y: first.y });
  window.show();
  window.focus();
  return true;
}

export const closeOwnWindow = (): void => ownWindow()?.close();
