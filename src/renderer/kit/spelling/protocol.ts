import type { DictionaryLocale } from '#shared/dictionaries.ts';

/** What the page asks the worker of the dictionaries. */
export type SpellingRequest =
  | { kind: 'own'; words: readonly string[] }
  | { kind: 'check'; id: number; locale: DictionaryLocale; words: readonly string[] }
  | { kind: 'suggest'; id: number; locale: DictionaryLocale; word: string };

/** Its answer: the words that are spelled wrong, or the suggestions for one; null where there is no dictionary. */
export interface SpellingAnswer {
  id: number;
  words: readonly string[] | null;
}
