import { type DictionaryLocale, dictionaryFile } from '#shared/dictionaries.ts';
import { Dictionary } from './engine/dictionary.ts';
import { suggestionsFor } from './engine/suggest.ts';
import type { SpellingAnswer, SpellingRequest } from './protocol.ts';

/** The dictionaries that were asked for: each is fetched from the application's own files, once. */
const loaded = new Map<DictionaryLocale, Promise<Dictionary>>();
let own: readonly string[] = [];

async function load(locale: DictionaryLocale): Promise<Dictionary> {
  const response = await fetch(`/${dictionaryFile(locale)}`);
  if (!response.ok) throw new Error(`dictionary: ${response.status}`);
  return new Dictionary(await response.text());
}

async function dictionaryOf(locale: DictionaryLocale): Promise<Dictionary> {
  const found = loaded.get(locale) ?? load(locale);
  loaded.set(locale, found);
  const dictionary = await found;
  dictionary.setOwn(own);
  return dictionary;
}

async function answerTo(request: Exclude<SpellingRequest, { kind: 'own' }>): Promise<readonly string[] | null> {
  try {
    const dictionary = await dictionaryOf(request.locale);
    return request.kind === 'check'
      ? request.words.filter((word) => !dictionary.has(word))
      : suggestionsFor(request.word, dictionary);
  } catch {
    // It is tried again with the next text.
    loaded.delete(request.locale);
    return null;
  }
}

addEventListener('message', ({ data: request }: MessageEvent<SpellingRequest>) => {
  if (request.kind === 'own') {
    own = request.words;
    return;
  }
  void answerTo(request).then((words) => postMessage({ id: request.id, words } satisfies SpellingAnswer));
});
