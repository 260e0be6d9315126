import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { BrowserWindowConstructorOptions, Rectangle, WebContents } from 'electron';
import type { Preload } from '../server.ts';
import { shell } from '../shell.ts';
import { app, quitting } from './app.ts';
import { CancelableEvent } from './event.ts';
import { isReadyNow } from './ready.ts';
import type { ContentsPart, WindowPart } from './types.ts';

type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

/** The page that is open in the browser. */
class StandInContents extends EventEmitter implements ContentsPart {
  /** The only frame; `url` is the address of the page in the application's own scheme. */
  readonly mainFrame = { url: '', parent: null };
  #zoomLevel = 0;
  #isDestroyed = false;
  #openHandler: WindowOpenHandler | null = null;

  getZoomLevel(): number {
    return this.#zoomLevel;
  }

  /** Only stores the zoom level, since the browser has its own zoom. */
  setZoomLevel(level: number): void {
    this.#zoomLevel = level;
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  /** Does nothing for keys in a frame: only the browser sees them, and moves the focus itself. */
  focus(): void {}

  send(channel: string, ...args: unknown[]): void {
    shell.page.send({ type: 'event', channel, args });
  }

  reload(): void {
    shell.page.send({ type: 'reload' });
  }

  forcefullyCrashRenderer(): void {
    this.reload();
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#openHandler = handler;
  }

  openWindow(url: string): void {
    // The handlers use only the address.
    this.#openHandler?.({ url } as Parameters<WindowOpenHandler>[0]);
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.emit('destroyed');
  }
}

const usual: Rectangle = { x: 0, y: 0, width: 1280, height: 840 };

/** A window of the application: a tab of the browser. */
export class BrowserWindow extends EventEmitter implements WindowPart {
  static readonly #open = new Set<BrowserWindow>();

  readonly webContents = new StandInContents();
  /** Does nothing with views, which are above the page anyway. */
  readonly contentView = { addChildView: (): void => undefined, removeChildView: (): void => undefined };
  readonly preloadFile: string | undefined;
  /** The `process.argv` of the preload. */
  readonly preloadArguments: readonly string[];
  /** Scheme and host of the loaded page, e.g. `app://escale`. */
  origin = '';
  /** Path of the first page of the window. */
  startPath = '/';
  #bounds: Rectangle;
  #isMaximized = false;
  #isPainted = false;
  #isVisible: boolean;

  static getAllWindows(): BrowserWindow[] {
    return [...BrowserWindow.#open];
  }

  constructor(options: BrowserWindowConstructorOptions = {}) {
    // shell/browser/api/electron_api_browser_window.cc, 313-317
    if (!isReadyNow()) throw new Error('Cannot create BrowserWindow before app is ready');
    super();
    this.preloadFile = options.webPreferences?.preload;
    this.preloadArguments = options.webPreferences?.additionalArguments ?? [];
    const { x = usual.x, y = usual.y, width = usual.width, height = usual.height } = options;
    this.#bounds = { x, y, width, height };
    this.#isVisible = options.show ?? true;
    this.webContents.setZoomLevel(Math.log(options.webPreferences?.zoomFactor ?? 1) / Math.log(1.2));
    BrowserWindow.#open.add(this);
    app.emit('web-contents-created', new CancelableEvent(), this.webContents);
  }

  async loadURL(address: string): Promise<void> {
    const url = new URL(address);
    this.origin = `${url.protocol}//${url.host}`;
    this.startPath = `${url.pathname}${url.search}`;
  }

  /** A page of the window runs its preload; the first one was painted. */
  pageOpened(path: string): void {
    this.webContents.mainFrame.url = `${this.origin}${path}`;
    this.webContents.emit('did-finish-load');
    if (!this.#isPainted) this.emit('ready-to-show');
    this.#isPainted = true;
  }

  pageGone(): void {
    const details = { isMainFrame: true, isSameDocument: false, url: this.webContents.mainFrame.url };
    this.webContents.emit('did-start-navigation', details);
  }

  async preload(): Promise<Preload> {
    const code = this.preloadFile === undefined ? '' : await readFile(this.preloadFile, 'utf8');
    return { code, argv: this.preloadArguments };
  }

  /**
   * `close` is emitted at once; the window is gone later, when its page is (shell/browser/native_window.cc, 542-558;
   * shell/browser/api/electron_api_browser_window.cc, 157-176).
   */
  close(): void {
    const event = new CancelableEvent();
    this.emit('close', event);
    if (event.defaultPrevented) quitting.windowCloseCancelled();
    else setImmediate(() => this.destroy());
  }

  destroy(): void {
    if (!BrowserWindow.#open.delete(this)) return;
    this.webContents.destroy();
    this.emit('closed');
    if (BrowserWindow.#open.size === 0) quitting.windowAllClosed();
  }

  isDestroyed(): boolean {
    return this.webContents.isDestroyed();
  }

  getNormalBounds(): Rectangle {
    return this.#bounds;
  }

  /** Shows a hidden window (`shell/browser/native_window_views.cc` and `native_window_mac.mm`, `Maximize`). */
  maximize(): void {
    this.#isMaximized = true;
    this.show();
  }

  isMaximized(): boolean {
    return this.#isMaximized;
  }

  isMinimized(): boolean {
    return false;
  }

  restore(): void {}

  show(): void {
    if (this.#isVisible) return;
    this.#isVisible = true;
    this.emit('show');
  }

  focus(): void {}
}

const each = (run: (window: BrowserWindow) => void) => () => {
  for (const window of BrowserWindow.getAllWindows()) run(window);
};

quitting.over({
  isEmpty: () => BrowserWindow.getAllWindows().length === 0,
  closeAll: each((window) => window.close()),
  destroyAll: each((window) => window.destroy()),
});

shell.page.on('open', ({ path }) => BrowserWindow.getAllWindows()[0]?.pageOpened(path));
shell.page.on('gone', () => BrowserWindow.getAllWindows()[0]?.pageGone());
shell.page.on('openWindow', (url) => BrowserWindow.getAllWindows()[0]?.webContents.openWindow(url));
