import { describe, expect, test } from 'vitest';
import {
  countLines,
  formatRuns,
  type LineRun,
  lineMatcher,
  mergeRuns,
  packRuns,
  parseRuns,
  runsOf,
  subtractRuns,
} from '#main/jobs/line-runs.ts';

const runs = (text: string): LineRun[] => (text === '' ? [] : parseRuns(text));

test('consecutive lines form one run, and reading the text gives the same lines', () => {
  const lines = [2, 3, 4, 7, 9, 10];
  expect(formatRuns(runsOf(lines))).toBe('2-4,7,9-10');
  expect(runs('2-4,7,9-10')).toEqual([
    [2, 4],
    [7, 7],
    [9, 10],
  ]);
  expect(countLines(runs('2-4,7,9-10'))).toBe(lines.length);
});

test.each(['', 'x', '0', '3-2', '1,', '1-2-3', '-1', '1.5'])('%j is refused as a list of lines', (text) => {
  expect(() => parseRuns(text)).toThrow();
});

test('unordered and overlapping runs are merged into the fewest possible', () => {
  expect(formatRuns(mergeRuns(runs('9-10,2-4,3-6,7')))).toBe('2-7,9-10');
});

describe('without', () => {
  test.each([
    ['2-10', '4-5', '2-3,6-10'],
    ['2-10', '2-3,10', '4-9'],
    ['2-10', '1-20', ''],
    ['2-4,8-9', '5-7', '2-4,8-9'],
    ['8-9,2-4', '3-8', '2,9'],
    ['', '3', ''],
  ])('%s without %s is %s', (from, gone, left) => {
    expect(formatRuns(subtractRuns(runs(from), runs(gone)))).toBe(left);
  });
});

test('packed runs answer for ascending lines whether they contain them', () => {
  const isIn = lineMatcher(packRuns(runs('9-10,2-4')));
  expect([1, 2, 4, 5, 9, 10, 11].map(isIn)).toEqual([false, true, true, false, true, true, false]);
  expect(lineMatcher(new Uint32Array(0))(1)).toBe(false);
});
