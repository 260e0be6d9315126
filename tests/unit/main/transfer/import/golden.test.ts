import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSource } from '#main/transfer/import/workbook/sheet-source.ts';
import { checkBytes, checkSource } from '#tests/support/imports.ts';

const folder = new URL('../../../../fixtures/import/', import.meta.url);
const names = readdirSync(folder);
const texts = names.filter((name) => name.endsWith('.csv'));
const workbooks = names.filter((name) => name.endsWith('.xlsx'));

const readCase = (name: string) => {
  const expected = JSON.parse(readFileSync(new URL(name.replace(/\.\w+$/, '.expected.json'), folder), 'utf8'));
  const { type, sample, ...report } = expected;
  const settings = { type, sample: sample?.record };
  return { bytes: readFileSync(new URL(name, folder)), settings, report: { ...report, sample: sample ?? undefined } };
};

test('all 31 reference cases are present', () => {
  expect(texts.length + workbooks.length).toBe(31);
});

test.each(texts)('gives the expected report of %s', (name) => {
  const { bytes, settings, report } = readCase(name);
  expect(checkBytes(bytes, settings)).toEqual(report);
});

test.each(texts)('gives the expected report of %s at every chunk size', (name) => {
  const { bytes, settings, report } = readCase(name);
  for (const chunkBytes of [1, 2, 3, 5, 64, 1000]) {
    expect(checkBytes(bytes, { ...settings, chunkBytes })).toEqual(report);
  }
});

test.each(workbooks)('gives the expected report of %s', async (name) => {
  const { settings, report } = readCase(name);
  const source = await openSource(fileURLToPath(new URL(name, folder)));
  expect(checkSource(source, settings)).toEqual(report);
});
