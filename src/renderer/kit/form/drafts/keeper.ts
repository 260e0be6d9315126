import { invoke } from '#renderer/kit/data/bridge.ts';
import type { DraftContent, DraftTarget, KeptDraft } from '#shared/ipc/drafts.ts';
import { isSame } from '../changes.ts';
import { Debounce } from './debounce.ts';

/** Milliseconds without typing after which the draft is stored. */
const pause = 1_000;

/** Milliseconds after which it is stored although typing goes on (docs/screens/04-campaigns.md §3). */
const longest = 5_000;

/**
 * The same for handing it to main, which holds it in memory: the system may end the session, and with it the process,
 * at any moment (docs/session-end.md). No key waits for it.
 */
const handover = { pause: 200, longest: 1_000 };

const nothing: DraftContent = { values: {}, base: {} };

/** Where a draft is stored: `null` for nowhere yet, `failed` where it could not be. */
export type DraftStorage = 'disk' | 'memory' | 'failed' | null;

/**
 * Stores the unsaved input of one form as a draft. After a failure, such as for a text that is longer than a draft may
 * be, the input is still on screen, and the next pause tries again.
 */
export class DraftKeeper {
  readonly place: DraftTarget;
  readonly #textNow: () => DraftContent;
  readonly #onKept: (keeping: DraftStorage) => void;
  /** The draft that the main process has stored, as far as this form knows. */
  #kept: DraftContent = nothing;
  /** The newer one that it holds; null for none. */
  #held: DraftContent | null = null;
  readonly #handing: Debounce;
  readonly #saving: Debounce;
  #stopListening = (): void => {};
  /** Nothing is written before the earlier draft was read. */
  #ready: Promise<unknown> | null = null;

  /** @param wait milliseconds without typing after which the draft is stored */
  constructor(place: DraftTarget, textNow: () => DraftContent, onKept: (keeping: DraftStorage) => void, wait = pause) {
    this.place = place;
    this.#textNow = textNow;
    this.#onKept = onKept;
    this.#handing = new Debounce(() => void this.#hand(), handover.pause, handover.longest);
    this.#saving = new Debounce(() => void this.flush(), wait, longest);
  }

  /** Starts a draft of which main has nothing that matters. */
  start(): void {
    this.#listen();
  }

  /** Reads the earlier draft; null also when it cannot be read. */
  async open(): Promise<KeptDraft | null> {
    this.#listen();
    const reading = invoke('drafts.get', this.place).catch(() => null);
    this.#ready = reading;
    const draft = await reading;
    if (draft !== null) this.#kept = draft.content;
    return draft;
  }

  #listen(): void {
    this.#stopListening = window.escale.on('app.sessionEnding', () => void this.flush());
  }

  /** To be called when something was typed. */
  touch(): void {
    this.#handing.touch();
    this.#saving.touch();
  }

  /** To be called when the form is unmounted: stores at once what waits for the pause. */
  close(): void {
    this.#stopListening();
    if (this.#saving.isWaiting) void this.flush();
    else this.#handing.stop();
  }

  /** Stores the current input, or deletes the draft when nothing differs from the baseline. */
  async flush(): Promise<void> {
    this.#handing.stop();
    this.#saving.stop();
    // Read at once: an unmounted form holds nothing afterwards.
    const text = this.#textNow();
    await this.#ready;
    if (this.#held === null && isSame(text, this.#kept)) return;
    const before = { kept: this.#kept, held: this.#held };
    this.#kept = text;
    this.#held = null;
    try {
      if (isSame(text.values, {})) {
        await invoke('drafts.drop', this.place);
        this.#onKept(null);
      } else {
        const { isOnDisk } = await invoke('drafts.save', { ...this.place, content: text });
        this.#onKept(isOnDisk ? 'disk' : 'memory');
      }
    } catch {
      this.#kept = before.kept;
      this.#held ??= before.held;
      this.#onKept('failed');
    }
  }

  /** Hands the current input to main, which stores it only if the application ends before the next flush. */
  async #hand(): Promise<void> {
    const text = this.#textNow();
    await this.#ready;
    if (isSame(text, this.#held ?? this.#kept)) return;
    // Nothing differs any more: the draft is deleted.
    if (isSame(text.values, {})) return this.flush();
    this.#held = text;
    await invoke('drafts.hold', { ...this.place, content: text }).catch(() => undefined);
  }
}
