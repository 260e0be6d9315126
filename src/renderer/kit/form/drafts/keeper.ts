import { invoke } from '#renderer/kit/data/bridge.ts';
import type { DraftContent, DraftTarget, KeptDraft } from '#shared/ipc/drafts.ts';
import { isSame } from '../changes.ts';

/** Milliseconds without typing after which the draft is stored. */
const pause = 1_000;

/** Milliseconds after which it is stored although typing goes on (docs/screens/04-campaigns.md §3). */
const longest = 5_000;

const nothing: DraftContent = { values: {}, base: {} };

/** Where a draft is stored: `null` for nowhere. */
export type DraftStorage = 'disk' | 'memory' | null;

/**
 * Stores the unsaved input of one form as a draft. A failure is silent: the input is still on screen, and the next
 * pause tries again.
 */
export class DraftKeeper {
  readonly #place: DraftTarget;
  readonly #textNow: () => DraftContent;
  readonly #onKept: (keeping: DraftStorage) => void;
  /** The draft that the main process holds, as far as this form knows. */
  #kept: DraftContent = nothing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Stores although typing goes on; set by the first change that is not stored. */
  #limit: ReturnType<typeof setTimeout> | undefined;
  #stopListening = (): void => {};
  /** Nothing is written before the earlier draft was read. */
  #ready: Promise<unknown> | null = null;

  readonly #pause: number;

  /** @param wait milliseconds without typing after which the draft is stored */
  constructor(place: DraftTarget, textNow: () => DraftContent, onKept: (keeping: DraftStorage) => void, wait = pause) {
    this.#place = place;
    this.#textNow = textNow;
    this.#onKept = onKept;
    this.#pause = wait;
  }

  /** Reads the earlier draft; null also when it cannot be read. */
  async open(): Promise<KeptDraft | null> {
    this.#stopListening = window.escale.on('app.sessionEnding', () => void this.flush());
    const reading = invoke('drafts.get', this.#place).catch(() => null);
    this.#ready = reading;
    const draft = await reading;
    if (draft !== null) this.#kept = draft.content;
    return draft;
  }

  /** To be called when something was typed. */
  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#pause);
    this.#limit ??= setTimeout(() => void this.flush(), longest);
  }

  /** To be called when the form is unmounted: stores at once what waits for the pause. */
  close(): void {
    this.#stopListening();
    if (this.#timer !== undefined) void this.flush();
  }

  /** Stores the current input, or deletes the draft when nothing differs from the baseline. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    clearTimeout(this.#limit);
    this.#timer = undefined;
    this.#limit = undefined;
    // Read at once: an unmounted form holds nothing afterwards.
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
