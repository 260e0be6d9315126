/** Days in a row of a week. */
export const DAYS = 7;

/** Whether each cell of a week is ticked, row after row: a row is a part of the day and holds Monday to Sunday. */
export type Cells = readonly boolean[];

/** A cell by its row and its day; -1 is the heading of the row or of the day. */
export interface Position {
  readonly row: number;
  readonly day: number;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const indexOf = ({ row, day }: Position): number => row * DAYS + day;
export const positionOf = (index: number): Position => ({ row: Math.floor(index / DAYS), day: index % DAYS });

/** The cells that a position stands for: itself, the row or the day that it heads, or all of them at the corner. */
export function cellsAt({ row, day }: Position, rows: number): number[] {
  const days = day === -1 ? range(DAYS) : [day];
  return (row === -1 ? range(rows) : [row]).flatMap((one) => days.map((other) => indexOf({ row: one, day: other })));
}

/** Sets some cells; returns the same list if nothing changes. */
export function withCells(cells: Cells, indexes: Iterable<number>, isOn: boolean): Cells {
  const changed = [...indexes].filter((index) => cells[index] !== isOn);
  if (changed.length === 0) return cells;
  const next = [...cells];
  for (const index of changed) next[index] = isOn;
  return next;
}

/** Whether all of some cells are ticked, none, or some. */
export function tickedOf(cells: Cells, indexes: readonly number[]): boolean | 'mixed' {
  const count = indexes.filter((index) => cells[index]).length;
  return count === indexes.length ? true : count === 0 ? false : 'mixed';
}

/** Clears some cells when all of them are ticked, and ticks all of them otherwise. */
export const toggled = (cells: Cells, indexes: readonly number[]): Cells =>
  withCells(cells, indexes, tickedOf(cells, indexes) !== true);

/** Gives some days the ticks of another day. */
export function withDayCopied(cells: Cells, from: number, to: readonly number[]): Cells {
  const next = cells.map((isOn, index) => {
    const { row, day } = positionOf(index);
    return to.includes(day) ? cells[indexOf({ row, day: from })] === true : isOn;
  });
  return next.every((isOn, index) => isOn === cells[index]) ? cells : next;
}

/** The cells on the straight line between two: which a fast pointer has crossed without an event. */
export function cellsBetween(from: number, to: number): number[] {
  const [start, end] = [positionOf(from), positionOf(to)];
  const steps = Math.max(Math.abs(end.row - start.row), Math.abs(end.day - start.day), 1);
  return range(steps + 1).map((step) =>
    indexOf({
      row: Math.round(start.row + ((end.row - start.row) * step) / steps),
      day: Math.round(start.day + ((end.day - start.day) * step) / steps),
    }),
  );
}

const arrows: Readonly<Record<string, Position>> = {
  ArrowUp: { row: -1, day: 0 },
  ArrowDown: { row: 1, day: 0 },
  ArrowLeft: { row: 0, day: -1 },
  ArrowRight: { row: 0, day: 1 },
};

const limit = (value: number, most: number) => Math.min(Math.max(value, -1), most);

/**
 * Where a key leads from a position (docs/screens/08-solidary-people.md §7.1): arrows to the neighbour, headings
 * included, Home and End to Monday and Sunday, with Ctrl of the first and the last part of the day.
 *
 * @returns null for a key that does not move
 */
export function movedBy(
  { key, isCtrl }: { key: string; isCtrl: boolean },
  { row, day }: Position,
  rows: number,
): Position | null {
  const last = { row: rows - 1, day: DAYS - 1 };
  const arrow = arrows[key];
  if (arrow !== undefined && !isCtrl) {
    return { row: limit(row + arrow.row, last.row), day: limit(day + arrow.day, last.day) };
  }
  if (key === 'Home') return { row: isCtrl ? 0 : row, day: 0 };
  if (key === 'End') return { row: isCtrl ? last.row : row, day: last.day };
  return null;
}
