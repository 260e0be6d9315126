import type { Clock } from '../ports.ts';

/** Seconds that a copied secret stays on the clipboard (docs/screens/01-shell-home.md §9). */
export const clearedAfter = 30;

/** The clipboard of the system. */
export interface SystemClipboard {
  /** Puts it where no history of the clipboard keeps it. */
  copySecret(text: string): Promise<void>;
  /** Empties the clipboard if this text is still on it. */
  clearText(text: string): Promise<void>;
}

interface Options {
  clipboard: SystemClipboard;
  clock: Pick<Clock, 'after'>;
  /** The clipboard could not be emptied. */
  onFailure(thrown: unknown): void;
}

/** Copies secrets and takes them away again: after a while, when another one follows, and when asked to. */
export class SecretClipboard {
  readonly #options: Options;
  #copied: { text: string; stop: () => void } | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  async copy(text: string): Promise<void> {
    const { clipboard, clock } = this.#options;
    await clipboard.copySecret(text);
    this.#copied?.stop();
    this.#copied = { text, stop: clock.after(clearedAfter * 1000, () => void this.clear()) };
  }

  /** Never rejects. What was copied since by somebody else stays. */
  async clear(): Promise<void> {
    if (this.#copied === null) return;
    const { text, stop } = this.#copied;
    this.#copied = null;
    stop();
    try {
      await this.#options.clipboard.clearText(text);
    } catch (thrown) {
      this.#options.onFailure(thrown);
    }
  }
}
