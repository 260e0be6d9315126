import { folded } from '#shared/folded.ts';

/** Words of plain letters, with nothing to normalise but the case. */
const PLAIN = /^[!-&(-~]+(?: [!-&(-~]+)*$/;

/** Normalises a text: without case, accents and typographic signs, so that “preferences” finds “Préférences”. */
export const fold = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : folded(text).replaceAll(/['«»]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();

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

interface Scored<T> extends Match<T> {
  score: number;
}

/** Returns the entries that match all words, in their own order. */
function matching<T extends Searchable>(entries: readonly T[], wanted: string): Scored<T>[] {
  const terms = wanted.split(' ');
  const best = (texts: readonly string[]): number => {
    let highest = 0;
    for (const text of texts) highest = Math.max(highest, scoreOf(text, terms));
    return highest;
  };
  const found: Scored<T>[] = [];
  for (const entry of entries) {
    const name = best(entry.names);
    const score = name > 0 ? name : best(entry.details);
    if (score === 0) continue;
    found.push({ entry, rank: entry.names.includes(wanted) ? 'exact' : name > 0 ? 'name' : 'detail', score });
  }
  return found;
}

/** Puts the best first; equal ones keep their order. Scores are few: they are not compared one by one. */
function bestFirst<T>(found: readonly Scored<T>[]): Match<T>[] {
  const byScore = Map.groupBy(found, ({ rank, score }) => ranks.indexOf(rank) * 1_000_000 - score);
  return [...byScore.keys()].sort((left, right) => left - right).flatMap((key) => byScore.get(key) ?? []);
}

const all = <T>(entries: readonly T[]): Match<T>[] => entries.map((entry) => ({ entry, rank: 'name' }));

/**
 * Returns the matching entries, the best first: names before other texts, exact before partial ones, equal ones in their
 * own order; all of them for an empty query.
 */
export function search<T extends Searchable>(entries: readonly T[], typed: string): Match<T>[] {
  const wanted = fold(typed);
  return wanted === '' ? all(entries) : bestFirst(matching(entries, wanted));
}

/**
 * Searches the same entries for one text after the other: a text that goes on from the one before is looked for among
 * what that one found.
 */
export class NarrowingSearch<T extends Searchable> {
  #entries: readonly T[] = [];
  #last: { wanted: string; found: readonly T[] } | null = null;

  search(entries: readonly T[], typed: string): Match<T>[] {
    if (entries !== this.#entries) this.#last = null;
    this.#entries = entries;
    const wanted = fold(typed);
    if (wanted === '') return all(entries);
    const isNarrower = this.#last !== null && wanted.startsWith(this.#last.wanted);
    const found = matching(isNarrower ? (this.#last?.found ?? entries) : entries, wanted);
    this.#last = { wanted, found: found.map(({ entry }) => entry) };
    return bestFirst(found);
  }
}
