import type { DictionaryLocale } from '#shared/dictionaries.ts';
import { LruCache } from '#shared/lru.ts';
import type { SpellingAnswer, SpellingRequest } from './protocol.ts';

/** The worker of the dictionaries, as far as it is used here. */
export interface SpellingPort {
  postMessage(request: SpellingRequest): void;
  addEventListener(type: 'message', listener: (event: { data: SpellingAnswer }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** Words whose spelling is remembered. */
const MAX_KNOWN = 20_000;

const NONE: ReadonlySet<string> = new Set();

/**
 * Asks the worker of the dictionaries, which is started with the first question. A word is asked once: what is typed
 * costs the words that changed. Where there is no worker or no dictionary, nothing is wrong.
 */
export class SpellingChecker {
  readonly #open: () => SpellingPort | null;
  #port: SpellingPort | null | undefined;
  #own: readonly string[] = [];
  #last = 0;
  readonly #waiting = new Map<number, (words: readonly string[] | null) => void>();
  readonly #known = new LruCache<string, boolean>({ max: MAX_KNOWN });

  constructor(open: () => SpellingPort | null) {
    this.#open = open;
  }

  /** The words that the person added. */
  setOwn(words: readonly string[]): void {
    this.#own = words;
    this.#known.clear();
    this.#port?.postMessage({ kind: 'own', words });
  }

  /** Returns those of the words that are spelled wrong. Never rejects. */
  async wrongOf(locale: DictionaryLocale, words: Iterable<string>): Promise<ReadonlySet<string>> {
    const all = [...new Set(words)];
    const keyOf = (word: string) => `${locale}/${word}`;
    const asked = all.filter((word) => this.#known.get(keyOf(word)) === undefined);
    if (asked.length > 0) {
      const answer = await this.#ask({ kind: 'check', locale, words: asked });
      if (answer === null) return NONE;
      const wrong = new Set(answer);
      for (const word of asked) this.#known.set(keyOf(word), !wrong.has(word));
    }
    return new Set(all.filter((word) => this.#known.get(keyOf(word)) === false));
  }

  /** Returns what a word may stand for, the likeliest first. Never rejects. */
  async suggestionsFor(locale: DictionaryLocale, word: string): Promise<readonly string[]> {
    return (await this.#ask({ kind: 'suggest', locale, word })) ?? [];
  }

  #ask(
    request:
      | Omit<Extract<SpellingRequest, { kind: 'check' }>, 'id'>
      | Omit<Extract<SpellingRequest, { kind: 'suggest' }>, 'id'>,
  ): Promise<readonly string[] | null> {
    const port = this.#start();
    if (port === null) return Promise.resolve(null);
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise<readonly string[] | null>((resolve) => this.#waiting.set(id, resolve));
    port.postMessage({ ...request, id });
    return answer;
  }

  #giveUp(): void {
    this.#port = null;
    for (const answer of this.#waiting.values()) answer(null);
    this.#waiting.clear();
  }

  #start(): SpellingPort | null {
    if (this.#port !== undefined) return this.#port;
    this.#port = this.#open();
    this.#port?.addEventListener('message', ({ data: { id, words } }) => {
      this.#waiting.get(id)?.(words);
      this.#waiting.delete(id);
    });
    // Its script did not load, or failed: nothing is checked any more in this window.
    this.#port?.addEventListener('error', () => this.#giveUp());
    this.#port?.postMessage({ kind: 'own', words: this.#own });
    return this.#port;
  }
}
