import type { DraftKey } from '../drafts/draft-key.ts';
import { seal, unseal } from '../drafts/sealed.ts';
import type { Log } from '../ports.ts';

/** Encrypts what a journal says of people, under the key of the drafts. */
export class SealedTexts {
  readonly #key: Pick<DraftKey, 'get'>;
  readonly #log: Log;
  readonly #what: string;

  /** @param what what the texts are, for the log */
  constructor({ key, log, what }: { key: Pick<DraftKey, 'get'>; log: Log; what: string }) {
    this.#key = key;
    this.#log = log;
    this.#what = what;
  }

  /** Returns the text for a journal, bound to its id; null without a key. */
  async seal(id: string, text: string): Promise<string | null> {
    const key = await this.#key.get();
    return key === null ? null : Buffer.from(seal(key, id, text)).toString('base64');
  }

  /** Returns what was encrypted; null when it can no longer be read. */
  async open(id: string, sealed: string): Promise<string | null> {
    const key = await this.#key.get();
    if (key === null) return null;
    try {
      return unseal(key, id, Buffer.from(sealed, 'base64'));
    } catch {
      this.#log('warn', `${this.#what} cannot be read any more`);
      return null;
    }
  }
}
