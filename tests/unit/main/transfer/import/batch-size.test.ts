import { expect, it } from 'vitest';
import { BatchSize, batchesOf, recordsOf } from '#main/transfer/import/batches.ts';

/** The sizes of batches over which the platform takes so many milliseconds for a record. */
function sizesAt(...paces: readonly number[]): number[] {
  const size = new BatchSize();
  return paces.map((pace) => {
    const { records } = size;
    size.answered(records, records * pace);
    return records;
  });
}

it('is the largest while the platform is quick', () => {
  expect(sizesAt(0, 20, 150, 150)).toEqual([200, 200, 200, 200]);
});

it('follows a platform that takes 112 seconds, or 216, for 200 people: the next batch takes half a minute', () => {
  expect(sizesAt(560, 560, 560)).toEqual([200, 50, 50]);
  expect(sizesAt(1080, 1080)).toEqual([200, 25]);
});

it('never falls below a step, and grows to twice the last one at most', () => {
  expect(sizesAt(10_000, 10_000, 1, 1, 1, 1)).toEqual([200, 25, 25, 50, 100, 200]);
});

it('cuts a file into batches of changing sizes that hold each record once', async () => {
  const text = (line: number) => `\n${line}`;
  const parts = Array.from({ length: 230 }, (_, index) => text(index + 2));
  const ends = [1];
  for (let at = 0; at < parts.length; at += 25)
    ends.push((ends.at(-1) ?? 0) + parts.slice(at, at + 25).join('').length);
  const lines = Uint32Array.from(parts, (_, index) => index + 2);
  const sizes = [50, 25, 200];
  const file = { lines, ends: Float64Array.from(ends) };
  const batches = [...batchesOf(new Blob(['h', ...parts]), file, () => sizes.shift() ?? 200)];
  expect(batches.map(({ lines: { length }, until }) => [length, until])).toEqual([
    [50, 50],
    [25, 75],
    [155, 230],
  ]);
  const records = (await Promise.all(batches.map(recordsOf))).flat();
  expect(records.map(({ values, line }) => [values[0], line])).toEqual([...lines].map((line) => [String(line), line]));
});
