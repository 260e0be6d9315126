import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../../../src/renderer/kit/list/grid/entries.ts';
import { moveFrom } from '../../../../../src/renderer/kit/list/grid/moves.ts';

describe('the entries of a page', () => {
  const row = (id: number) => ({ kind: 'row', row: { id } });
  const gap = (id: number | null) => ({ kind: 'unreadable', id });

  test.each([
    [[1, 2], [], [row(1), row(2)]],
    [[2, 3], [{ position: 0, id: 1 }], [gap(1), row(2), row(3)]],
    [[1, 3], [{ position: 1, id: null }], [row(1), gap(null), row(3)]],
    [
      [1],
      [
        { position: 1, id: 2 },
        { position: 2, id: 3 },
      ],
      [row(1), gap(2), gap(3)],
    ],
    [[], [{ position: 0, id: 1 }], [gap(1)]],
    [[], [], []],
  ])('rows %j with unreadable rows %j', (ids, unreadable, expected) => {
    expect(entriesOf({ rows: ids.map((id) => ({ id })), unreadable })).toEqual(expected);
  });
});

describe('a key pressed in the grid', () => {
  const size = { rows: 25, columns: 9, visibleRows: 10 };

  test.each<[string, boolean, [number, number], [number, number]]>([
    ['ArrowDown', false, [0, 2], [1, 2]],
    ['ArrowDown', false, [24, 2], [24, 2]],
    ['ArrowUp', false, [0, 2], [-1, 2]],
    ['ArrowUp', false, [-1, 2], [-1, 2]],
    ['ArrowRight', false, [3, 8], [3, 8]],
    ['ArrowLeft', false, [3, 1], [3, 0]],
    ['Home', false, [3, 5], [3, 0]],
    ['End', false, [3, 5], [3, 8]],
    ['Home', true, [3, 5], [0, 0]],
    ['End', true, [3, 5], [24, 8]],
    ['PageDown', false, [3, 5], [13, 5]],
    ['PageDown', false, [20, 5], [24, 5]],
    ['PageUp', false, [13, 5], [3, 5]],
    ['PageUp', false, [3, 5], [0, 5]],
  ])('%s (Ctrl: %s) moves from %j to %j', (key, hasCtrl, [row, column], [nextRow, nextColumn]) => {
    expect(moveFrom({ row, column }, { key, hasCtrl }, size)).toEqual({ row: nextRow, column: nextColumn });
  });

  test('does not move the focus when it is not a navigation key', () => {
    expect(moveFrom({ row: 0, column: 0 }, { key: 'a', hasCtrl: false }, size)).toBeNull();
  });
});
