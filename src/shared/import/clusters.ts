import { folded } from '../folded.ts';

/** A value of a column, and in how many lines it stands. */
export interface CountedValue {
  value: string;
  count: number;
}

/** Words that are written short, in names of towns and streets. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  pl: 'place',
  rte: 'route',
};

/** What a value says, whatever its accents, case, hyphens, short words and the order of its words. */
function keyOf(value: string): string {
  const words = folded(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT_WORDS[word] ?? word);
  return words.toSorted().join(' ');
}

/** Below this length one letter makes another word. */
const SHORTEST_ALIKE = 5;

/** Whether two texts are one letter apart: one that is missing, is another one, or is exchanged with its neighbour. */
export function isOneLetterApart(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_ALIKE || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length);
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  // Numbers that differ are no slips.
  if (/\d/.test(left + right)) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Values that are probably meant to be one; the most frequent first. */
export type Cluster = readonly CountedValue[];

const lines = (values: Cluster): number => values.reduce((sum, { count }) => sum + count, 0);

/** Gathers the values that mean the same as far as their letters tell; those of most lines first. */
export function clustersOf(values: readonly CountedValue[]): Cluster[] {
  const groups = [...Map.groupBy(values, ({ value }) => keyOf(value))].filter(([key]) => key !== '');
  const gathered: { keys: string[]; values: CountedValue[] }[] = [];
  // The frequent spelling gathers its slips, not a slip the other words that are near it.
  for (const [key, members] of groups.toSorted(([, one], [, other]) => lines(other) - lines(one))) {
    const near = gathered.find(({ keys: [first = ''] }) => isOneLetterApart(first, key));
    if (near === undefined) gathered.push({ keys: [key], values: [...members] });
    else near.values.push(...members);
  }
  return gathered
    .map((group) => group.values.toSorted((one, other) => other.count - one.count))
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => lines(other) - lines(one));
}
