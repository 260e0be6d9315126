import { DAYS, type Position } from './cells.ts';

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
