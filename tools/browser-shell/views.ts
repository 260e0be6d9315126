import { randomUUID } from 'node:crypto';
import { shellPath } from './html.ts';
import type { ViewPlace } from './messages.ts';
import { shell } from './shell.ts';

/** An embedded page above the window: separate web contents in Electron, a frame in a tab. */
export class ShellView {
  readonly id = randomUUID();
  /** Empty before it is loaded. */
  address = '';
  title = '';
  onLoaded = (): void => {};
  #place: ViewPlace = { x: 0, y: 0, width: 0, height: 0 };
  #isVisible = true;
  /** Number of loads; the frame reloads when it changes. */
  #turn = 0;

  get size(): { width: number; height: number } {
    const { width, height } = this.#place;
    return { width, height };
  }

  load(address: string, title: string): void {
    this.address = address;
    this.title = title;
    this.#turn += 1;
    this.#tell();
  }

  move(place: ViewPlace): void {
    this.#place = place;
    this.#tell();
  }

  show(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#tell();
  }

  focus(): void {
    shell.page.send({ type: 'viewFocus', id: this.id });
  }

  close(): void {
    openViews.forget(this.id);
    shell.page.send({ type: 'viewClosed', id: this.id });
  }

  /** The page gets the path of a frame of the shell, never the address of the embedded page. */
  #tell(): void {
    if (this.address === '') return;
    const { id, title } = this;
    const src = `${shellPath}view/${id}?turn=${this.#turn}`;
    shell.page.send({ type: 'view', id, src, title, place: this.#place, isVisible: this.#isVisible });
  }
}

class OpenViews {
  readonly #views = new Map<string, ShellView>();

  constructor() {
    shell.page.on('viewLoaded', (id) => this.#views.get(id)?.onLoaded());
  }

  open(): ShellView {
    const view = new ShellView();
    this.#views.set(view.id, view);
    return view;
  }

  get(id: string): ShellView | undefined {
    return this.#views.get(id);
  }

  forget(id: string): void {
    this.#views.delete(id);
  }
}

export const openViews = new OpenViews();
