import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkBytes } from '#tests/support/imports.ts';

const folder = new URL('../../../../fixtures/import/', import.meta.url);
const cases = readdirSync(folder).filter((name) => name.endsWith('.csv'));

const readCase = (name: string) => {
  const expected = JSON.parse(readFileSync(new URL(name.replace(/\.csv$/, '.expected.json'), folder), 'utf8'));
  const { type, sample, ...report } = expected;
  const settings = { type, sample: sample?.record };
  return { bytes: readFileSync(new URL(name, folder)), settings, report: { ...report, sample: sample ?? undefined } };
};

test('all 29 reference cases are present', () => {
  expect(cases).toHaveLength(29);
});

test.each(cases)('gives the expected report of %s', (name) => {
  const { bytes, settings, report } = readCase(name);
  expect(checkBytes(bytes, settings)).toEqual(report);
});

test.each(cases)('gives the expected report of %s at every chunk size', (name) => {
  const { bytes, settings, report } = readCase(name);
  for (const chunkBytes of [1, 2, 3, 5, 64, 1000]) {
    expect(checkBytes(bytes, { ...settings, chunkBytes })).toEqual(report);
  }
});
