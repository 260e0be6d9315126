import type { Clock } from '../ports.ts';
import { LATE, waitAtMost } from '../time-limit.ts';

/** Seconds that a copied secret stays on the clipboard (docs/screens/01-shell-home.md §9). */
export const clearedAfter = 30;

/** Milliseconds that the clipboard has to answer: on Linux another program does, which may hang. */
const CLIPBOARD_LIMIT = 1000;

/** The system's clipboard. */
export interface SystemClipboard {
  /** Copies a text and keeps it out of clipboard histories. */
  copySecret(text: string): Promise<void>;
  /** Clears the clipboard if it still holds this text. */
  clearText(text: string): Promise<void>;
}

interface SecretClipboardOptions {
  clipboard: SystemClipboard;
  clock: Pick<Clock, 'after'>;
  /** The clipboard could not be cleared. */
  onFailure(thrown: unknown): void;
}

/** Copies secrets and clears them: after some time, when another one is copied, and on request. */
export class SecretClipboard {
  readonly #options: SecretClipboardOptions;
  #copied: { text: string; stop: () => void } | null = null;

  constructor(options: SecretClipboardOptions) {
    this.#options = options;
  }

  async copy(text: string): Promise<void> {
    const { clipboard, clock } = this.#options;
    await clipboard.copySecret(text);
    this.#copied?.stop();
    this.#copied = { text, stop: clock.after(clearedAfter * 1000, () => void this.clear()) };
  }

  /** Clears the copied secret; text copied since by somebody else stays. Never rejects. */
  async clear(): Promise<void> {
    if (this.#copied === null) return;
    const { clipboard, clock, onFailure } = this.#options;
    const { text, stop } = this.#copied;
    this.#copied = null;
    stop();
    try {
      const cleared = await waitAtMost(CLIPBOARD_LIMIT, clock, clipboard.clearText(text));
      if (cleared === LATE) onFailure(new Error('the clipboard does not answer'));
    } catch (thrown) {
      onFailure(thrown);
    }
  }
}
