import { invoke } from '#renderer/kit/data/bridge.ts';
import type { DraftContent, DraftTarget, KeptDraft } from '#shared/ipc/drafts.ts';
import { isSame } from '../changes.ts';

/** Milliseconds without a key after which what was typed is kept. */
const pause = 1_000;

const nothing: DraftContent = { values: {}, base: {} };

/** Where a draft lies: `null` for nowhere. */
export type Keeping = 'disk' | 'memory' | null;

/**
 * Keeps what is typed in one form. A draft that cannot be kept is no reason to disturb anybody: what was typed is still
 * on the screen, and the next pause tries again.
 */
export class DraftKeeper {
  readonly #place: DraftTarget;
  readonly #textNow: () => DraftContent;
  readonly #onKept: (keeping: Keeping) => void;
  /** What main keeps, as far as this form knows. */
  #kept: DraftContent = nothing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Nothing is written over a draft that was not read yet. */
  #ready: Promise<unknown> | null = null;

  constructor(place: DraftTarget, textNow: () => DraftContent, onKept: (keeping: Keeping) => void) {
    this.#place = place;
    this.#textNow = textNow;
    this.#onKept = onKept;
  }

  /** The draft of an earlier time; null also when it cannot be read. */
  async open(): Promise<KeptDraft | null> {
    const reading = invoke('drafts.get', this.#place).catch(() => null);
    this.#ready = reading;
    const draft = await reading;
    if (draft !== null) this.#kept = draft.content;
    return draft;
  }

  /** Something was typed. */
  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  /** The form goes: what waits for the pause is kept at once. */
  close(): void {
    if (this.#timer !== undefined) void this.flush();
  }

  /** Keeps what the form holds now, or drops the draft when that is nothing new. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // Read at once: a form that goes away holds nothing afterwards.
    const text = this.#textNow();
    await this.#ready;
    if (isSame(text, this.#kept)) return;
    const before = this.#kept;
    this.#kept = text;
    try {
      if (isSame(text.values, {})) {
        await invoke('drafts.drop', this.#place);
        this.#onKept(null);
      } else {
        const { isOnDisk } = await invoke('drafts.save', { ...this.#place, content: text });
        this.#onKept(isOnDisk ? 'disk' : 'memory');
      }
    } catch {
      this.#kept = before;
      this.#onKept(null);
    }
  }
}
