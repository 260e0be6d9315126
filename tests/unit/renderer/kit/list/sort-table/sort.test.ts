import { expect, test } from 'vitest';
import { sorted } from '#renderer/kit/list/sort-table/sorted.ts';

test('rows without a value stand last, whichever way they are sorted', () => {
  const rows = [3, null, 1, 2];
  expect(sorted(rows, (row) => row, false)).toEqual([1, 2, 3, null]);
  expect(sorted(rows, (row) => row, true)).toEqual([3, 2, 1, null]);
});

test('texts are sorted without case and accents, and numbers in them by their size', () => {
  expect(sorted(['Zoé', 'élan', 'Eve', 'n° 10', 'n° 9'], (row) => row, false)).toEqual([
    'élan',
    'Eve',
    'n° 9',
    'n° 10',
    'Zoé',
  ]);
});

test('rows of the same value keep their order', () => {
  const rows = [
    { id: 1, value: 5 },
    { id: 2, value: 5 },
  ];
  expect(sorted(rows, ({ value }) => value, true).map(({ id }) => id)).toEqual([1, 2]);
});
