import { isSame } from '#renderer/kit/form/changes.ts';

interface Row {
  id: number | null;
}

/** What turns one version of a list into another; ranks count from 0, in the version as it will be. */
export interface ListReview<R extends Row> {
  added: { row: R; rank: number }[];
  changed: { before: R; after: R }[];
  /** The fewest rows that have to leave their place so that the others stand in order. */
  moved: { row: R; rank: number }[];
  removed: R[];
}

/**
 * Compares two versions of a list whose stored rows have ids (docs/screens/09-solidary-structures.md §7).
 *
 * @param theirs the list as the platform holds it
 * @param mine the list as it will be sent
 * @param hasOrder false where the platform keeps no order: nothing counts as moved then
 */
export function reviewList<R extends Row>(theirs: readonly R[], mine: readonly R[], hasOrder = true): ListReview<R> {
  const formerRank = (row: R) => (row.id === null ? -1 : theirs.findIndex(({ id }) => id === row.id));
  const ranked = mine.map((row, rank) => ({ row, rank, from: formerRank(row) }));
  const kept = ranked.filter(({ from }) => from >= 0);
  const standing = hasOrder ? increasing(kept.map(({ from }) => from)) : new Set(kept.map(({ from }) => from));
  return {
    added: ranked.filter(({ from }) => from < 0).map(({ row, rank }) => ({ row, rank })),
    changed: kept.flatMap(({ row: after, from }) => {
      const before = theirs[from];
      return before === undefined || isSame(before, after) ? [] : [{ before, after }];
    }),
    moved: kept.filter(({ from }) => !standing.has(from)).map(({ row, rank }) => ({ row, rank })),
    removed: theirs.filter(({ id }) => !mine.some((row) => row.id === id)),
  };
}

/** Gives the list that a review leads to. */
export function applyReview<R extends Row>(
  theirs: readonly R[],
  { added, changed, moved, removed }: ListReview<R>,
): R[] {
  const leaving = new Set([...removed, ...moved.map(({ row }) => row)].map(({ id }) => id));
  const standing = theirs
    .filter(({ id }) => !leaving.has(id))
    .map((row) => changed.find(({ after }) => after.id === row.id)?.after ?? row);
  const placed = [...added, ...moved].toSorted((left, right) => left.rank - right.rank);
  return placed.reduce<R[]>((list, { row, rank }) => list.toSpliced(rank, 0, row), standing);
}

/** A longest series of the numbers that increases: what stands in order already. */
function increasing(numbers: readonly number[]): ReadonlySet<number> {
  const series: (readonly number[])[] = [];
  for (const number of numbers) {
    const before = series.filter((one) => (one.at(-1) ?? -1) < number);
    series.push([...longest(before), number]);
  }
  return new Set(longest(series));
}

const longest = (series: readonly (readonly number[])[]): readonly number[] =>
  series.reduce<readonly number[]>((best, one) => (one.length > best.length ? one : best), []);
