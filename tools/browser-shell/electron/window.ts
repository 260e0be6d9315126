import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import type { Preload } from '../server.ts';
import { shell } from '../shell.ts';
import { app, quitting } from './app.ts';
import { StandInContents } from './contents.ts';
import { CancelableEvent } from './event.ts';
import { isReadyNow } from './ready.ts';
import type { WindowPart } from './types.ts';

const usual: Rectangle = { x: 0, y: 0, width: 1280, height: 840 };

/** A window of the application: a tab of the browser. */
export class BrowserWindow extends EventEmitter implements WindowPart {
  static readonly #open = new Set<BrowserWindow>();

  readonly webContents: StandInContents;
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
  #isVisible: boolean;
  #isFocused = true;

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
    this.webContents = new StandInContents(options.webPreferences?.zoomFactor);
    BrowserWindow.#open.add(this);
    app.emit('web-contents-created', new CancelableEvent(), this.webContents);
  }

  async loadURL(address: string): Promise<void> {
    const url = new URL(address);
    this.origin = `${url.protocol}//${url.host}`;
    this.startPath = `${url.pathname}${url.search}`;
  }

  /** A page of the window runs its preload. Every load is told (lib/browser/api/web-contents.ts 757-764). */
  pageOpened(path: string): void {
    this.webContents.navigated(`${this.origin}${path}`);
    this.emit('ready-to-show');
    this.webContents.emit('did-finish-load');
  }

  async preload(): Promise<Preload> {
    const code = this.preloadFile === undefined ? '' : await readFile(this.preloadFile, 'utf8');
    return { code, argv: this.preloadArguments };
  }

  /** The page unloads after `close`, so that the window is gone later (shell/browser/native_window.cc 542-558). */
  close(): void {
    const event = new CancelableEvent();
    this.emit('close', event);
    if (event.defaultPrevented) quitting.windowCloseCancelled();
    else setImmediate(() => this.destroy());
  }

  /** `destroyed` of the page comes before `closed` (shell/browser/api/electron_api_browser_window.cc 116-119). */
  destroy(): void {
    if (!BrowserWindow.#open.has(this)) return;
    this.webContents.destroy();
    BrowserWindow.#open.delete(this);
    this.emit('closed');
    if (BrowserWindow.#open.size === 0) quitting.windowAllClosed();
  }

  isDestroyed(): boolean {
    return this.webContents.isDestroyed();
  }

  isVisible(): boolean {
    return this.#isVisible && !this.isDestroyed();
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
  }

  getNormalBounds(): Rectangle {
    return this.#bounds;
  }

  /** Shows a window that is hidden (shell/browser/native_window_views.cc 741-760). */
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

  focus(): void {
    this.#isFocused = true;
  }

  isFocused(): boolean {
    return this.#isFocused;
  }

  /** The person works in another window. */
  blur(): void {
    this.#isFocused = false;
  }
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
shell.page.on('gone', () => BrowserWindow.getAllWindows()[0]?.webContents.left());
shell.page.on('openWindow', (url) => BrowserWindow.getAllWindows()[0]?.webContents.openWindow(url));
