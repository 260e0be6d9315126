import { capitalized, type Dictionary, written } from './dictionary.ts';

/** Most suggestions for one word: what a menu shows without scrolling. */
const MOST = 6;
/** Largest distance of a suggestion that no single change gives, for a word of this many letters or more. */
const DISTANCES = [
  [8, 3],
  [5, 2],
  [0, 1],
] as const;

/** Letters without their accents and capitals, in which mistakes are compared. */
const bare = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The number of changes between two words, a swap of neighbours being one; more than `most` is `most + 1`. */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, above] = [above, now];
  }
  return above[other.length] ?? most + 1;
}

/** Every form that one change makes of a word, the likeliest kind of mistake first. */
function* changesOf(word: string, { rules }: Dictionary): Generator<string> {
  const { replacements, alike } = rules;
  const letters = rules.letters.replaceAll(/['-]/gu, '');
  const parts = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  for (const [from, to] of replacements) {
    for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
      yield word.slice(0, at) + to + word.slice(at + from.length);
    }
  }
  for (const sign of "'-") for (const [before, after] of parts) yield before + sign + after;
  for (const [before, after] of parts) {
    for (const group of alike) {
      if (!group.includes(after[0] ?? '')) continue;
      for (const letter of group) if (letter !== after[0]) yield before + letter + after.slice(1);
    }
  }
  for (const [before, after] of parts) {
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`;
  }
  for (const [before, after] of parts) yield before + after.slice(1);
  for (const letter of letters) for (const [before, after] of parts) yield before + letter + after.slice(1);
  for (const letter of letters) {
    for (const [before, after] of parts) yield before + letter + after;
    yield word + letter;
  }
}

/** Two words that were written as one. */
function* splitsOf(word: string): Generator<readonly [string, string]> {
  for (let at = 2; at <= word.length - 2; at++) yield [word.slice(0, at), word.slice(at)];
}

/** The words of the list that are nearest to a word, where no single change gives one. */
function nearest(word: string, dictionary: Dictionary): string[] {
  const wanted = bare(word);
  const most = DISTANCES.find(([letters]) => wanted.length >= letters)?.[1] ?? 1;
  const found: { stem: string; distance: number }[] = [];
  for (const stem of dictionary.stems) {
    if (Math.abs(stem.length - wanted.length) > most) continue;
    const distance = distanceOf(wanted, bare(stem), most);
    if (distance <= most && dictionary.mayBeSuggested(stem)) found.push({ stem, distance });
  }
  return found.toSorted((one, other) => one.distance - other.distance).map(({ stem }) => stem);
}

/** Returns what a word that is spelled wrong may stand for, the likeliest first; with its capital and apostrophe. */
export function suggestionsFor(typed: string, dictionary: Dictionary): string[] {
  const word = written(typed);
  const lower = word.toLowerCase();
  /** By their letters without capitals: one of a word that is written with and without. */
  const found = new Map<string, string>();
  const take = (form: string) => {
    const key = form.toLowerCase();
    if (found.size < MOST && key !== lower && !found.has(key) && dictionary.mayBeSuggested(form)) found.set(key, form);
  };
  for (const base of new Set([lower, word])) {
    for (const change of changesOf(base, dictionary)) {
      if (found.size >= MOST) break;
      take(change);
    }
  }
  if (found.size === 0) {
    // An elision is kept as it is, and what follows is looked up alone.
    const [, elision = '', rest = lower] = /^(\p{L}{1,2}')(\p{L}{3,})$/u.exec(lower) ?? [];
    for (const stem of nearest(rest, dictionary).slice(0, MOST)) found.set(stem.toLowerCase(), elision + stem);
  }
  for (const [one, other] of splitsOf(lower)) {
    if (found.size >= MOST) break;
    if ([one, other].every((part) => dictionary.mayBeSuggested(part))) found.set(`${one} ${other}`, `${one} ${other}`);
  }
  const isCapital = word.slice(0, 1) !== lower.slice(0, 1);
  return [...found.values()]
    .map((form) => (isCapital ? capitalized(form) : form))
    .map((form) => (typed.includes("'") ? form : form.replaceAll("'", '’')));
}
