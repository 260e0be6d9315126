import { EventEmitter } from 'node:events';
import type { PrintToPDFOptions, RenderProcessGoneDetails, WebContents } from 'electron';
import { shell } from '../shell.ts';
import { app } from './app.ts';
import { CancelableEvent } from './event.ts';
import { pagePrinter } from './page-printer.ts';
import type { ContentsPart } from './types.ts';

type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

/** The page that is open in the browser. */
export class StandInContents extends EventEmitter implements ContentsPart {
  /** The only frame; `url` is the address of the page in the application's own scheme. */
  readonly mainFrame = { url: '', parent: null };
  /** The level that the window was opened with. */
  readonly #firstZoom: number;
  #zoomLevel: number | null = null;
  /** Whether a page is shown, and has not crashed. */
  #isLive = false;
  #isDestroyed = false;
  #openHandler: WindowOpenHandler | null = null;

  constructor(zoomFactor = 1) {
    super();
    this.#firstZoom = Math.log(zoomFactor) / Math.log(1.2);
  }

  /** 0 before the first page (shell/browser/web_contents_zoom_controller.cc 134-139, 344-380). */
  getZoomLevel(): number {
    return this.#zoomLevel ?? 0;
  }

  /** Only stores the level, since the browser has its own zoom; without a page not even that (lines 73-79). */
  setZoomLevel(level: number): void {
    if (this.#isLive) this.#zoomLevel = level;
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

  /** Does nothing without a renderer (shell/browser/api/electron_api_web_contents.cc 3237-3261). */
  forcefullyCrashRenderer(): void {
    this.crash('killed', 1);
  }

  /**
   * Ends the renderer. The page goes blank and is heard no more; its end is told in a task of its own, so that it may
   * be loaded again before (electron_api_web_contents.cc 2199-2224).
   */
  crash(reason: RenderProcessGoneDetails['reason'], exitCode: number): void {
    if (!this.#isLive) return;
    this.#isLive = false;
    shell.page.send({ type: 'crashed' });
    setImmediate(() => {
      if (this.#isDestroyed) return;
      const event = new CancelableEvent();
      this.emit('render-process-gone', event, { reason, exitCode });
      app.emit('render-process-gone', event, this, { reason, exitCode });
    });
  }

  /** The browser has left the page for another one, or for the same again. */
  left(): void {
    this.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false, url: this.mainFrame.url });
  }

  /** Another page is shown: the zoom is set before anybody is told (electron_api_web_contents.cc 2508-2520). */
  navigated(url: string): void {
    this.mainFrame.url = url;
    this.#isLive = true;
    this.#zoomLevel ??= this.#firstZoom;
    this.emit('did-navigate', new CancelableEvent(), url, 200, 'OK');
  }

  /** A page that has gone rejects (shell/browser/api/electron_api_web_contents.cc 3751-3790). */
  async printToPDF(options: PrintToPDFOptions): Promise<Buffer> {
    if (!this.#isLive) throw new Error('Failed to print the page: it is not live');
    return pagePrinter.print(options);
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
