import { randomUUID } from 'node:crypto';
import { AppFailure } from '#shared/failure.ts';
import type { DashboardRect } from '#shared/ipc/analytics.ts';
import { destinationOf } from '#shared/link-text.ts';
import { externalAddress } from '../app/external.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Clock, EmbeddedView, EmbeddedViews } from '../ports.ts';

/**
 * Maximum links of a dashboard that wait for the person's consent, so that a page that asks endlessly cannot fill the
 * memory.
 */
const MAX_LINKS = 20;

/** Dashboards at once: one, or two side by side. Each is a process and a session of its own. */
const MAX_SHOWN = 2;

/** Milliseconds in a hidden window after which a dashboard is unloaded (docs/screens/06-analytics.md §4). */
const UNLOADED_AFTER = 600_000;

interface Shown {
  readonly address: string;
  /** Name of the dashboard, for its file name. */
  readonly name: string;
  /** Null before it is first placed, and while it is unloaded. */
  view: EmbeddedView | null;
  stopTimer: (() => void) | null;
}

export interface ShownServices {
  views: EmbeddedViews;
  clock: Pick<Clock, 'after'>;
  emit: Emit;
  openExternal(address: string): Promise<void>;
}

/** The dashboards on screen, by handle. The page knows handles only, never addresses. */
export class ShownDashboards {
  readonly #services: ShownServices;
  readonly #shown = new Map<string, Shown>();
  readonly #links = new Map<string, { handle: string; address: string }>();

  constructor(services: ShownServices) {
    this.#services = services;
  }

  /**
   * Adds a dashboard; it loads once it has a position. Beyond the most at once the oldest is closed, placed or not: the
   * screen that opened it was left, or is notified that it is gone.
   * @returns its handle
   */
  add(address: string, name: string): string {
    const handle = randomUUID();
    for (const oldest of [...this.#shown.keys()].slice(0, this.#shown.size - MAX_SHOWN + 1)) this.#drop(oldest);
    this.#shown.set(handle, { address, name, view: null, stopTimer: null });
    return handle;
  }

  /** Moves or hides a dashboard. One that was closed meanwhile is ignored. */
  place(handle: string, place: DashboardRect | null, isWindowHidden: boolean): void {
    const shown = this.#shown.get(handle);
    if (shown === undefined) return;
    if (place === null) {
      shown.view?.place(null);
      if (isWindowHidden && shown.view !== null) {
        shown.stopTimer ??= this.#services.clock.after(UNLOADED_AFTER, () => this.#unload(shown));
      }
      return;
    }
    shown.stopTimer?.();
    shown.stopTimer = null;
    shown.view ??= this.#load(handle, shown.address);
    shown.view.place(place);
  }

  focus(handle: string): void {
    this.#shown.get(handle)?.view?.focus();
  }

  close(handle: string): void {
    const shown = this.#shown.get(handle);
    if (shown === undefined) return;
    this.#shown.delete(handle);
    this.#unload(shown);
    for (const [linkId, link] of this.#links) if (link.handle === handle) this.#links.delete(linkId);
  }

  /**
   * Hides all dashboards, when the window is locked: they are drawn above the page, its lock too. A page that is
   * unlocked places them again.
   */
  hideAll(): void {
    for (const shown of this.#shown.values()) shown.view?.place(null);
  }

  /** Closes all dashboards, when the page or the session ends. */
  closeAll(): void {
    for (const handle of [...this.#shown.keys()]) this.close(handle);
  }

  /** @throws AppFailure `refused` when it is not on screen */
  loaded(handle: string): { view: EmbeddedView; name: string } {
    const shown = this.#shown.get(handle);
    if (shown === undefined || shown.view === null) throw new AppFailure({ kind: 'refused', platformText: 'handle' });
    return { view: shown.view, name: shown.name };
  }

  /** @throws AppFailure `refused` for a link that the person was not asked about */
  async openLink(linkId: string): Promise<void> {
    const link = this.#links.get(linkId);
    if (link === undefined) throw new AppFailure({ kind: 'refused', platformText: 'link' });
    this.#links.delete(linkId);
    await this.#services.openExternal(externalAddress(link.address));
  }

  /** Closes a dashboard to make place for another one, and reports it. */
  #drop(handle: string): void {
    this.close(handle);
    this.#services.emit('analytics.changed', { handle, state: 'failed', reason: 'closed: another one was opened' });
  }

  #load(handle: string, address: string): EmbeddedView {
    const { emit, views } = this.#services;
    emit('analytics.changed', { handle, state: 'loading' });
    return views.open(address, {
      loaded: () => emit('analytics.changed', { handle, state: 'loaded' }),
      failed: (reason) => emit('analytics.changed', { handle, state: 'failed', reason }),
      left: (to) => emit('analytics.left', { handle, to }),
      link: (target) => this.#ask(handle, target),
    });
  }

  #ask(handle: string, address: string): void {
    const linkId = randomUUID();
    this.#links.set(linkId, { handle, address });
    const [oldest, ...newer] = [...this.#links].flatMap(([id, link]) => (link.handle === handle ? [id] : []));
    if (oldest !== undefined && newer.length >= MAX_LINKS) this.#links.delete(oldest);
    // A mail has no host: its recipient shows the destination. One to several is refused when it is opened.
    const { host, pathname } = new URL(address);
    this.#services.emit('analytics.linkAsked', { handle, linkId, host: destinationOf(address) ?? (host || pathname) });
  }

  #unload(shown: Shown): void {
    shown.stopTimer?.();
    shown.stopTimer = null;
    shown.view?.close();
    shown.view = null;
  }
}
