import { expect, test } from 'vitest';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import type { ImportEncoding, ImportOptions } from '#shared/ipc/transfer.ts';
import { bothChecks, type FuzzedFile, fuzzedFile, oddFile } from '#tests/support/import-fuzz.ts';
import { line } from '#tests/support/imports.ts';

/** Files of the seeds from 1. `npm run bench -- import-fuzz` takes 10,000. */
const FILES = 200;

const fileOf = (text: string, more: Partial<FuzzedFile> = {}): FuzzedFile => ({
  type: 'users',
  bytes: Buffer.from(text),
  chunkBytes: 1 << 18,
  options: {},
  isSheet: false,
  rulesOnly: false,
  ...more,
});

function expectSame(file: FuzzedFile): void {
  const { bytes, text } = bothChecks(file);
  expect(bytes).toBe(text);
}

test('a check from bytes tells of every file what the rules tell of its text', () => {
  for (let seed = 1; seed <= FILES; seed++) {
    const { bytes, text } = bothChecks(fuzzedFile(seed));
    if (bytes !== text) expect(`${seed} ${bytes}`).toBe(`${seed} ${text}`);
  }
});

test.each<[ImportType, ImportEncoding]>([
  ['users', 'utf-8'],
  ['users', 'windows-1252'],
  ['users', 'macintosh'],
  ['relaypoints', 'utf-8'],
  ['relaypoints', 'ibm850'],
])('and of every value that a rule looks at, in each column: %s in %s', (type, encoding) => {
  for (const column of importColumns[type]) expectSame(oddFile(type, column, encoding));
});

test('a coordinate without a column for the other one is an error', () => {
  const titles = 'email;prénom;nom;genre;date de naissance;téléphone;longitude';
  const row = 'a@b.fr;A;B;1;1984-05-17;0639980001;6.17';
  expectSame(fileOf(`${titles}\n${row}\n${row.replace('a@', 'b@').replace('6.17', '')}\n`));
});

test('a row of blanks is empty, also where each column that is needed has one value for all lines', () => {
  const constants = { name: 'Gare', relayPointTypeId: '1', latitude: '48.69', longitude: '6.17' };
  const options: ImportOptions = { mapping: ['addressLocality', null], constants, delimiter: ';' };
  expectSame(fileOf('Brest;x\n;\n ;\n;x\nNancy;x\n', { type: 'relaypoints', options }));
});

test.each<[string, Record<string, string>, ImportOptions]>([
  [
    'of a country beside its postcode',
    { postalCode: '6200', addressCountry: 'F' },
    { values: { addressCountry: { f: 'France' } } },
  ],
  [
    'of a postcode beside its country',
    { postalCode: '62', addressCountry: 'FR' },
    { values: { postalCode: { '62': '6200' } } },
  ],
  ['that is unique', { email: 'b@b.fr' }, { values: { email: { 'b@b.fr': 'camille.durand@example.org' } } }],
  ['that is wrong', { gender: 'F' }, { values: { gender: { f: '9' } } }],
  ['of every line, with blanks around it', { givenName: ' Zoé ' }, { constants: { communityId: ' 1' } }],
])('a value %s is checked as what it becomes', (_, values, options) => {
  expectSame(fileOf(`${line()}\n${line({ email: 'c@b.fr', ...values })}\n${line(values)}`, { options }));
});

test('lines that are left out for what needs nobody are', () => {
  const repairs = [{ leavesOut: 'cause', cause: 'dateFormat', column: 'birthDate' } as const];
  const text = [line({ birthDate: '17/05/1984' }), line({ email: 'b@b.fr' })].join('\n');
  expect(bothChecks(fileOf(text, { options: { repairs } })).bytes).toContain('out 1 1');
  expectSame(fileOf(text, { options: { repairs } }));
});

test('a line that is longer than what is looked at together ends where it ends', () => {
  const start = `${line({ email: 'first@b.fr' })}\r\n`;
  const last = line({ email: 'last@b.fr' });
  for (let more = -4; more <= 4; more++) {
    const filled = line({ addressLocality: '"' }).length + start.length;
    const long = line({ addressLocality: `"${'x'.repeat((1 << 18) - filled + more)}\r\n"` });
    for (const lineEnd of ['\r\n', '\r', '\n']) expectSame(fileOf(`${start}${long}${lineEnd}${last}`));
  }
});
