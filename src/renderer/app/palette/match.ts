import { folded } from '#shared/folded.ts';

/** Normalises a text: without case, accents and typographic signs, so that “preferences” finds “Préférences”. */
export const fold = (text: string): string => folded(text).replaceAll(/['«»]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();

/**
 * Scores how well a normalised text matches: every word has to start a word of it, or at least occur in it; 0 when one
 * does not. Matches at the start of the text score highest.
 */
export function scoreOf(text: string, terms: readonly string[]): number {
  let score = 1;
  for (const word of terms) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    if (at === 0) score += 4;
    else if (text[at - 1] === ' ' || text.includes(` ${word}`)) score += 2;
  }
  return score;
}

export interface Searchable {
  /** Normalised names, in both languages. */
  names: readonly string[];
  /** Further normalised texts, such as its target. */
  details: readonly string[];
}

/** An entry that matches, and how well. */
export interface Match<T> {
  entry: T;
  /** An exact name, part of a name, or a text beside it, the best first. */
  rank: 'exact' | 'name' | 'detail';
}

const ranks: readonly Match<unknown>['rank'][] = ['exact', 'name', 'detail'];

/** Compares two matches: negative where the first is the better one. */
export const compareRanks = (left: Match<unknown>['rank'], right: Match<unknown>['rank']): number =>
  ranks.indexOf(left) - ranks.indexOf(right);

/**
 * Returns the matching entries, the best first: names before other texts, exact before partial ones, equal ones in their
 * own order; all of them for an empty query.
 */
export function search<T extends Searchable>(entries: readonly T[], typed: string): Match<T>[] {
  const wanted = fold(typed);
  const terms = wanted.split(' ').filter(Boolean);
  if (terms.length === 0) return entries.map((entry) => ({ entry, rank: 'name' }));
  const best = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => scoreOf(text, terms)));
  return entries
    .flatMap((entry) => {
      const [name, detail] = [best(entry.names), best(entry.details)];
      if (name === 0 && detail === 0) return [];
      const rank: Match<T>['rank'] = entry.names.includes(wanted) ? 'exact' : name > 0 ? 'name' : 'detail';
      return [{ entry, rank, score: name > 0 ? name : detail }];
    })
    .sort((left, right) => compareRanks(left.rank, right.rank) || right.score - left.score)
    .map(({ entry, rank }) => ({ entry, rank }));
}
