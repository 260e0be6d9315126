import { expect, test } from 'vitest';
import { labelSheets, labelsOn, spread } from '#renderer/kit/print/label-sheets.ts';

test.each(Object.entries(labelSheets))(
  'the labels of %s lie on A4',
  (_, { columns, rows, width, height, left, top, gap }) => {
    expect(left * 2 + columns * width + (columns - 1) * gap).toBeCloseTo(210, 0);
    expect(top * 2 + rows * height).toBeCloseTo(297, 0);
  },
);

test('labels go on with the next sheet, after those that were used', () => {
  const sheet = labelSheets['3x8'];
  const labels = Array.from({ length: 24 }, (_, index) => index);
  const [one = [], two = []] = spread(labels, sheet, 3);
  expect([one.length, two.length]).toEqual([labelsOn(sheet), 2]);
  expect(one.slice(0, 3)).toEqual([null, null, 0]);
  expect(two).toEqual([22, 23]);
  expect(spread([], sheet, 1)).toEqual([]);
});
