/** A text without case, accents and typographic signs, so that “preferences” finds “Préférences”. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/[’'«»]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/**
 * How well a folded text answers folded words: every word must begin a word of it, or at least stand in it; 0 when one
 * does not. The start of the text weighs most.
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
  /** Folded texts under which it is found: in both languages, its subject. */
  texts: readonly string[];
}

/** Those that answer what was typed, the best first, in their own order among equals; all of them for nothing typed. */
export function search<T extends Searchable>(entries: readonly T[], typed: string): T[] {
  const words = fold(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [...entries];
  return entries
    .map((entry) => ({ entry, score: Math.max(...entry.texts.map((text) => scoreOf(text, words))) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .map(({ entry }) => entry);
}
