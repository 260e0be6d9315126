import type { EventEmitter } from 'node:events';
import { CancelableEvent } from './event.ts';

/** The windows of the application, as far as its end goes. */
interface Windows {
  isEmpty(): boolean;
  /** Asks each to close. */
  closeAll(): void;
  destroyAll(): void;
}

/** The end of the application as `shell/browser/browser.cc` of Electron has it; lines beside each step. */
export class Quitting {
  readonly #app: EventEmitter;
  readonly #end: (code: number) => void;
  #windows: Windows = { isEmpty: () => true, closeAll: () => undefined, destroyAll: () => undefined };
  #isQuitting = false;
  #isExiting = false;
  #isShutDown = false;
  #code = 0;

  /** @param end ends the process, once everybody has been told */
  constructor(app: EventEmitter, end: (code: number) => void) {
    this.#app = app;
    this.#end = end;
  }

  /** Called once, by the windows. */
  over(windows: Windows): void {
    this.#windows = windows;
  }

  get isQuitting(): boolean {
    return this.#isQuitting;
  }

  /** 120-132, 301-305: `before-quit` can be prevented, and the application does not count as quitting meanwhile. */
  quit(): void {
    if (this.#isQuitting) return;
    this.#isQuitting = this.#isLet('before-quit');
    if (!this.#isQuitting) return;
    if (this.#windows.isEmpty()) this.#notifyAndShutDown();
    else this.#windows.closeAll();
  }

  /** 140-164: windows are not asked, and neither `before-quit` nor `will-quit` is emitted. */
  exit(code: number): void {
    this.#code = code;
    this.#isQuitting = true;
    this.#isExiting = true;
    if (this.#windows.isEmpty()) this.#shutDown();
    else this.#windows.destroyAll();
  }

  /** 307-312: a window that stays open takes the quitting back. */
  windowCloseCancelled(): void {
    this.#isQuitting = false;
  }

  /** 314-322: `window-all-closed` is not emitted while the application quits. */
  windowAllClosed(): void {
    if (this.#isExiting) this.#shutDown();
    else if (this.#isQuitting) this.#notifyAndShutDown();
    else this.#app.emit('window-all-closed');
  }

  /** 287-299 */
  #notifyAndShutDown(): void {
    if (this.#isShutDown) return;
    if (this.#isLet('will-quit')) this.#shutDown();
    else this.#isQuitting = false;
  }

  /** 166-195 */
  #shutDown(): void {
    if (this.#isShutDown) return;
    this.#isShutDown = true;
    this.#isQuitting = true;
    this.#app.emit('quit', new CancelableEvent(), this.#code);
    this.#end(this.#code);
  }

  #isLet(event: 'before-quit' | 'will-quit'): boolean {
    const cancelable = new CancelableEvent();
    this.#app.emit(event, cancelable);
    return !cancelable.defaultPrevented;
  }
}
