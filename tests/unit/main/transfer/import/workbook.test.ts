import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KeptCheck } from '#main/transfer/import/checked/kept-check.ts';
import { importJobs } from '#main/transfer/import/jobs.ts';
import { UnreadableImport } from '#main/transfer/import/unreadable.ts';
import { openSource } from '#main/transfer/import/workbook/sheet-source.ts';
import { importBounds } from '#shared/import/limits.ts';
import { checkSource } from '#tests/support/imports.ts';
import { randomOf } from '#tests/support/random.ts';

const fixtures = join(import.meta.dirname, '../../../../fixtures');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const header = ['Courriel', 'Prénom', 'Nom', 'Genre', 'Date de naissance', 'Téléphone'];
const person: CellValue[] = ['lea@example.org', 'Léa', 'Martin', 1, new Date('1984-05-17T00:00:00Z'), '0639980001'];

const fileOf = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

const write = async (name: string, sheets: WriteSheet[], password?: string): Promise<string> =>
  fileOf(
    name,
    await writeXlsx({ sheets, ...(password !== undefined && { encryption: { password, spinCount: 1000 } }) }),
  );

const jobs = importJobs(new KeptCheck());

const reasonOf = (path: string) =>
  openSource(path).then(
    () => null,
    (error: unknown) => (error instanceof UnreadableImport ? error.reason : error),
  );

test('what a sheet hides or merges is told', async () => {
  const path = await write('looks.xlsx', [
    { name: 'Notes', rows: [['x']] },
    {
      name: 'Adhérents',
      rows: [header, person, person, person],
      columns: [{ hidden: true }, {}, { hidden: true }],
      rowDefs: new Map([
        [1, { hidden: true }],
        [2, { hidden: true }],
      ]),
      merges: [{ startRow: 1, startCol: 0, endRow: 1, endCol: 1 }],
    },
  ]);
  const { workbook } = await jobs.inspect({ path, type: 'users', options: {} });
  expect(workbook?.looks).toEqual({ hiddenRows: 2, hiddenColumns: 2, merged: 1 });
});

describe('the sheets of a workbook', () => {
  test('are named with their first rows, and one is read', async () => {
    const path = await write('sheets.xlsx', [
      { name: 'Notes', rows: [['Liste 2026'], [], ['à jour']] },
      { name: 'Adhérents', rows: [header, person] },
      { name: 'Cachée', hidden: true, rows: [] },
    ]);
    const first = await jobs.inspect({ path, type: 'users', options: { sheet: 'Notes' } });
    expect(first).toMatchObject({ encoding: null, delimiter: null, sheet: 'Notes', headerLine: null });
    expect(first.workbook?.sheets).toEqual([
      { name: 'Notes', isHidden: false, rows: [['Liste 2026'], ['à jour']] },
      { name: 'Adhérents', isHidden: false, rows: [header, [...person.slice(0, 3), '1', '1984-05-17', '0639980001']] },
      { name: 'Cachée', isHidden: true, rows: [] },
    ]);
    expect(first.workbook?.looks).toEqual({ hiddenRows: 0, hiddenColumns: 0, merged: 0 });
    // Without a choice, the first one with a header.
    const likely = await jobs.inspect({ path, type: 'users', options: {} });
    expect(likely).toMatchObject({ sheet: 'Adhérents', headerLine: 1, sampled: 1, missing: [] });
    const gone = await jobs.inspect({ path, type: 'users', options: { sheet: 'Autre' } });
    expect(gone.sheet).toBe('Notes');
  });

  test('are read to the end, the lines being the rows of the sheet', async () => {
    // A cell of two lines is in one row.
    const rows = [['Liste'], [], header, ['x@example.org', 'Zo\né', ...person.slice(2)], [], person, ['', ' ']];
    const path = await write('rows.xlsx', [{ name: 'A', rows }]);
    const report = checkSource(await openSource(path));
    expect(report).toMatchObject({ encoding: null, delimiter: null, header: true, records: 2, valid: 2 });
    expect(report.warnings.map(({ line, cause }) => `${line} ${cause}`)).toEqual([
      '1 aboveHeader',
      '2 emptyRow',
      '5 emptyRow',
    ]);
  });
});

test.each<[CellValue, string]>([
  ['01000', '01000'],
  ['  a"b;c ', '  a"b;c '],
  [1000, '1000'],
  [48.693950999999998, '48.693951'],
  [-0.1, '-0.1'],
  [6.12e8, '612000000'],
  [1e21, '1000000000000000000000'],
  [-1.25e22, '-12500000000000000000000'],
  [1.5e-7, '0.00000015'],
  [true, '1'],
  [false, '0'],
  [new Date('1984-05-17T12:30:00Z'), '1984-05-17'],
])('the cell %j is read as %j', async (cell, text) => {
  const path = await write('cell.xlsx', [{ name: 'A', rows: [header, ['a@b.fr', cell]] }]);
  const { columns } = await jobs.inspect({ path, type: 'users', options: {} });
  expect(columns[1]?.samples).toEqual([text.trim()]);
});

test.each(['users.ods', 'users.xls'])('%s gives the report of the same list in Excel', async (name) => {
  const wanted = checkSource(await openSource(join(fixtures, 'import/23-users.xlsx')), { sample: 2 });
  expect(checkSource(await openSource(join(fixtures, 'workbooks', name)), { sample: 2 })).toEqual(wanted);
});

describe('a workbook that cannot be read says what to do', () => {
  test('when it is encrypted', async () => {
    expect(await reasonOf(await write('secret.xlsx', [{ name: 'A', rows: [header] }], 'secret'))).toBe(
      'workbookEncrypted',
    );
  });

  test('when it is not a workbook', async () => {
    expect(await reasonOf(fileOf('zip.xlsx', Buffer.from('PK\u0003\u0004 no archive')))).toBe('workbookDamaged');
    expect(await reasonOf(fileOf('ole.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])))).toBe(
      'workbookDamaged',
    );
  });

  test('when it is too large', async () => {
    const path = fileOf('large.xlsx', Buffer.from('PK\u0003\u0004'));
    writeFileSync(path, Buffer.alloc(importBounds.workbookBytes), { flag: 'a' });
    expect(await reasonOf(path)).toBe('workbookTooLarge');
  });

  test.each(['import/23-users.xlsx', 'workbooks/users.ods', 'workbooks/users.xls'])(
    'wherever %s is damaged, or it is read',
    async (name) => {
      const random = randomOf(7);
      const whole = readFileSync(join(fixtures, name));
      for (let attempt = 0; attempt < 150; attempt += 1) {
        const bytes = Buffer.from(whole);
        for (let hit = 0; hit <= random(3); hit += 1) bytes[4 + random(bytes.length - 4)] = random(256);
        const cut = random(3) === 0 ? bytes.subarray(0, 8 + random(bytes.length - 8)) : bytes;
        const reason = await reasonOf(fileOf('damaged', cut));
        expect([null, 'workbookDamaged', 'workbookEncrypted', 'tooManyColumns'], `attempt ${attempt}`).toContain(
          reason,
        );
      }
    },
  );
});
