import { EventEmitter } from 'node:events';
import type { PrintToPDFOptions, Rectangle, View } from 'electron';
import { openViews, type ShellView } from '../views.ts';
import { app } from './app.ts';
import { CancelableEvent } from './event.ts';
import { netErrorOf } from './net-error.ts';
import { pictureOf } from './picture.ts';
import { printedPage } from './printed.ts';
import type { EmbeddedContentsPart } from './types.ts';

type ViewPart = Pick<View, 'setBounds' | 'setVisible'>;

/** An embedded page in a frame above the window. What is printed and taken a picture of is a page of ours. */
class EmbeddedContents extends EventEmitter implements EmbeddedContentsPart {
  readonly #view: ShellView;
  #isDestroyed = false;

  constructor(view: ShellView) {
    super();
    this.#view = view;
    view.onLoaded = () => this.emit('did-finish-load');
  }

  /** Emits Electron's navigation events from a request of the shell, since a page cannot look into its frames. */
  async loadURL(address: string): Promise<void> {
    this.emit('did-start-loading');
    try {
      const response = await fetch(address);
      const [, title = ''] = /<title>([^<]*)<\/title>/iu.exec(await response.text()) ?? [];
      this.emit('did-navigate', new CancelableEvent(), address, response.status, response.statusText);
      if (!this.#isDestroyed) this.#view.load(address, title);
    } catch (thrown) {
      const [code, description] = netErrorOf(thrown);
      this.emit('did-fail-load', new CancelableEvent(), code, description, address, true);
    }
  }

  focus(): void {
    this.#view.focus();
  }

  /** Does nothing: the sandbox of the frame already prevents new windows. */
  setWindowOpenHandler(): void {}

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  close(): void {
    this.#isDestroyed = true;
    this.#view.close();
    this.emit('destroyed');
  }

  async printToPDF(options: PrintToPDFOptions): Promise<Buffer> {
    return printedPage(this.#view.title, options);
  }

  async capturePage(): Promise<ReturnType<typeof pictureOf>> {
    return pictureOf(this.#view.size);
  }
}

export class WebContentsView implements ViewPart {
  readonly #view = openViews.open();
  readonly webContents = new EmbeddedContents(this.#view);

  constructor() {
    app.emit('web-contents-created', new CancelableEvent(), this.webContents);
  }

  setBounds(bounds: Rectangle): void {
    this.#view.move(bounds);
  }

  setVisible(isVisible: boolean): void {
    this.#view.show(isVisible);
  }
}
