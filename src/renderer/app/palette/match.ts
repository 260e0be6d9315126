import { folded } from '#shared/folded.ts';

/** Normalises a text: without case, accents and typographic signs, so that “preferences” finds “Préférences”. */
export const fold = (text: string): string => folded(text).replaceAll(/['«»]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();

/**
 * Scores how well a normalised text matches: every word has to start a word of it, or at least occur in it; 0 when one
 * does not. Matches at the start of the text score highest.
 */
export function scoreOf(text: string, words: readonly string[]): number {
  let score = 1;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    if (at === 0) score += 4;
    else if (text[at - 1] === ' ' || text.includes(` ${word}`)) score += 2;
  }
  return score;
}

export interface Searchable {
  /** Normalised texts to match: in both languages, and its target. */
  texts: readonly string[];
}

/** Returns the matching entries, the best first, equal ones in their own order; all of them for an empty query. */
export function search<T extends Searchable>(entries: readonly T[], typed: string): T[] {
  const words = fold(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [...entries];
  return entries
    .map((entry) => ({ entry, score: Math.max(...entry.texts.map((text) => scoreOf(text, words))) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .map(({ entry }) => entry);
}
