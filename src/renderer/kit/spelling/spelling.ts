import { useEffect } from 'react';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { createStore, useStore } from '#renderer/kit/data/store.ts';
import { workerAddress } from '#renderer/kit/ui/trusted.ts';
import { type DictionaryLocale, dictionaryLocales } from '#shared/dictionaries.ts';
import { longestWord } from '#shared/ipc/spelling.ts';
import { SpellingChecker } from './checker.ts';
import workerUrl from './worker.ts?worker&url';

/** The dictionaries of the window. */
export const checker = new SpellingChecker(() =>
  typeof Worker === 'undefined' ? null : new Worker(workerAddress(workerUrl), { type: 'module' }),
);

/** The language that the person chose for what they write; null: that of the platform. */
const chosenLocale = createStore<DictionaryLocale | null>(null);
/** Grows with each change of the words that the person added: what was checked is checked again. */
const round = createStore(0);
let areWordsRead = false;

function take(words: readonly string[]): void {
  checker.setOwn(words);
  round.set(round.get() + 1);
}

/** Reads the words that were added before, once. Without them nothing is lost but a few underlines too many. */
async function readWords(): Promise<void> {
  if (areWordsRead) return;
  areWordsRead = true;
  const words = await read('spelling.list', undefined).catch(() => null);
  if (words === null) areWordsRead = false;
  else if (words.length > 0) take(words);
}

export interface Spelling {
  locale: DictionaryLocale;
  setLocale: (locale: DictionaryLocale) => void;
  /** Another value where everything has to be checked again. */
  round: number;
  /** Adds a word to those of the person, which can be undone. Never rejects: without it the word stays underlined. */
  addWord: (word: string) => void;
}

const isLocale = (text: string): text is DictionaryLocale => dictionaryLocales.some((one) => one === text);

/** The spelling of what is written: in the language of the platform, until the person chooses another one. */
export function useSpelling(): Spelling {
  const { config } = useBootstrap();
  const notify = useNotify();
  const chosen = useStore(chosenLocale);
  const now = useStore(round);
  useEffect(() => {
    void readWords();
  }, []);
  const ofPlatform = isLocale(config.platformLanguage) ? config.platformLanguage : 'fr';
  return {
    locale: chosen ?? ofPlatform,
    setLocale: chosenLocale.set,
    round: now,
    addWord: (word) => {
      if (word.length > longestWord) return;
      const added = (words: readonly string[]) => {
        take(words);
        const undo = async () => take(await invoke('spelling.removeWord', { word }));
        notify({ context: 'spelling', name: 'wordAdded', outcome: 'success', values: { word }, undo });
      };
      void invoke('spelling.addWord', { word }).then(added, () => undefined);
    },
  };
}
