/** Consecutive lines of a file, both ends included. */
export type LineRun = readonly [from: number, to: number];

const RUN = /^([1-9]\d{0,9})(?:-([1-9]\d{0,9}))?$/;

/** Groups ascending lines into runs. */
export function runsOf(lines: Iterable<number>): LineRun[] {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last !== undefined && line === last[1] + 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs;
}

/** Sorts runs and joins overlapping and adjacent ones. */
export function mergeRuns(runs: readonly LineRun[]): LineRun[] {
  const joined: [number, number][] = [];
  for (const [from, to] of runs.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Returns the lines of `runs` that are in none of `others`. */
export function subtractRuns(runs: readonly LineRun[], others: readonly LineRun[]): LineRun[] {
  const gone = mergeRuns(others);
  return mergeRuns(runs).flatMap(([from, to]) => {
    const left: LineRun[] = [];
    let start = from;
    for (const [goneFrom, goneTo] of gone) {
      if (goneTo < start) continue;
      if (goneFrom > to) break;
      if (goneFrom > start) left.push([start, goneFrom - 1]);
      start = goneTo + 1;
    }
    if (start <= to) left.push([start, to]);
    return left;
  });
}

export const countLines = (runs: readonly LineRun[]): number =>
  runs.reduce((sum, [from, to]) => sum + to - from + 1, 0);

/** Formats runs, for example `2-401,403`. */
export const formatRuns = (runs: readonly LineRun[]): string =>
  runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');

/** @throws Error for a text that `formatRuns` does not write */
export function parseRuns(text: string): LineRun[] {
  return text.split(',').map((part) => {
    const match = RUN.exec(part);
    const from = Number(match?.[1]);
    const to = match?.[2] === undefined ? from : Number(match[2]);
    if (match === null || to < from) throw new Error('no lines');
    return [from, to];
  });
}

/** Packs runs for a worker thread: every `from` followed by its `to`, ascending. */
export const packRuns = (runs: readonly LineRun[]): Uint32Array => Uint32Array.from(mergeRuns(runs).flat());

/** Returns a test of whether a line is in packed runs. Call it with ascending lines. */
export function lineMatcher(packed: Uint32Array): (line: number) => boolean {
  let at = 0;
  return (line) => {
    while (at < packed.length && (packed[at + 1] ?? 0) < line) at += 2;
    return at < packed.length && (packed[at] ?? 0) <= line;
  };
}
