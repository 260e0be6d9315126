import { describe, expect, it } from 'vitest';
import { cellsAt, cellsBetween, movedBy, tickedOf, toggled, withDayCopied } from '#renderer/features/week/cells.ts';

const none = Array.from({ length: 21 }, () => false);
const on = (...indexes: number[]) => none.map((_, index) => indexes.includes(index));

describe('the cells of a week', () => {
  it('are those of a row, of a day, or all of them, by the heading', () => {
    expect(cellsAt({ row: 1, day: -1 }, 3)).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(cellsAt({ row: -1, day: 6 }, 3)).toEqual([6, 13, 20]);
    expect(cellsAt({ row: -1, day: -1 }, 48)).toHaveLength(336);
    expect(cellsAt({ row: 2, day: 3 }, 3)).toEqual([17]);
  });

  it('are all ticked when some are not, and cleared when all are', () => {
    const day = cellsAt({ row: -1, day: 0 }, 3);
    expect(tickedOf(on(0, 7), day)).toBe('mixed');
    const all = toggled(on(0, 7), day);
    expect(all).toEqual(on(0, 7, 14));
    expect(toggled(all, day)).toEqual(none);
  });

  it('take the ticks of a day and its gaps when it is copied', () => {
    expect(withDayCopied(on(0, 8, 15), 0, [1, 6])).toEqual(on(0, 1, 6));
  });

  it('include those that a fast pointer has passed', () => {
    expect(cellsBetween(0, 3)).toEqual([0, 1, 2, 3]);
    expect(cellsBetween(14, 0)).toEqual([14, 7, 0]);
    expect(cellsBetween(5, 5)).toContain(5);
  });
});

describe('a key in the grid', () => {
  const from = { row: 1, day: 3 };
  const to = (key: string, isCtrl = false, at = from) => movedBy({ key, isCtrl }, at, 3);

  it('leads to the neighbour, to headings too, and not out of the week', () => {
    expect(to('ArrowRight')).toEqual({ row: 1, day: 4 });
    expect(to('ArrowUp', false, { row: 0, day: 3 })).toEqual({ row: -1, day: 3 });
    expect(to('ArrowLeft', false, { row: -1, day: -1 })).toEqual({ row: -1, day: -1 });
    expect(to('ArrowDown', false, { row: 2, day: 6 })).toEqual({ row: 2, day: 6 });
  });

  it('leads to Monday, to Sunday, and with Ctrl to the first and the last cell', () => {
    expect(to('Home')).toEqual({ row: 1, day: 0 });
    expect(to('End')).toEqual({ row: 1, day: 6 });
    expect(to('Home', true)).toEqual({ row: 0, day: 0 });
    expect(to('End', true)).toEqual({ row: 2, day: 6 });
  });

  it('of somebody else does not move', () => {
    expect(to('x')).toBeNull();
    expect(to('ArrowRight', true)).toBeNull();
  });
});
