import { z } from 'zod';
import { maxOwnWords, ownWord } from '#shared/ipc/spelling.ts';
import type { HandlersOf } from '../ipc/handler.ts';
import type { KeyValueStore } from '../ports.ts';
import { storedRecord } from '../stored-list.ts';

const KEY = 'ownWords';
/** Platforms whose words are kept. */
const MAX_SITES = 10;

/** The words of each platform, by its address. */
export const stored = storedRecord(z.array(ownWord).max(maxOwnWords), MAX_SITES);

interface SpellingServices {
  store: Pick<KeyValueStore, 'get' | 'set'>;
  /** Base URL of the platform: the words of a site are the names of its places and services. */
  baseUrl: string;
}

/** Handlers of the words that people add to the dictionaries: those of one site, on one computer. */
export function spellingHandlers({ store, baseUrl }: SpellingServices): HandlersOf<'spelling'> {
  const read = () => stored.parse(store.get(KEY));
  const write = (change: (words: readonly string[]) => readonly string[]): string[] => {
    const { [baseUrl]: before = [], ...others } = read();
    const words = change(before).slice(-maxOwnWords);
    store.set(KEY, { ...others, [baseUrl]: words });
    return [...words];
  };
  const without = (words: readonly string[], word: string) =>
    words.filter((one) => one.toLowerCase() !== word.toLowerCase());
  return {
    'spelling.list': () => read()[baseUrl] ?? [],
    'spelling.addWord': ({ word }) => write((words) => [...without(words, word), word]),
    'spelling.removeWord': ({ word }) => write((words) => without(words, word)),
  };
}
