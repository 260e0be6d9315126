import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { decodeStart } from '#main/transfer/import/encoding.ts';
import { encodingOf, NotInEncoding } from '#main/transfer/import/encodings/encode.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import { readImport } from '#main/transfer/import/read.ts';
import { type SavedLines, saveLines } from '#main/transfer/import/save-lines.ts';
import { nameOfSaved } from '#main/transfer/import/saved-name.ts';
import { openSource } from '#main/transfer/import/workbook/sheet-source.ts';
import { XlsxFile } from '#main/transfer/import/workbook/xlsx-file.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import { type ImportEncoding, importEncoding } from '#shared/ipc/transfer.ts';

/** The file of lines to correct is written like the file that was imported, and read again as it is. */

const folder = mkdtempSync(join(tmpdir(), 'escale-formats-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const titles = ['Ligne', 'Donnée concernée', 'Ce qui ne va pas'];
const people = [
  ['email', 'prénom', 'nom', 'téléphone', 'date de naissance', 'genre', 'adresse'],
  ['a@b.fr', 'Zoé', "d'Arc", '0601020304', 'bientôt', '1', '12; rue "A", fond | à gauche\tù'],
  ['b@b.fr', '=1+1', '-2', '+33601020304', '1984-05-17', '2', ' 01000 '],
  ['c@b.fr', 'Ünal', 'Çelik', '0601020305', 'jamais', '2', 'a\nb'],
];
const lines = [2, 3, 4].map((line) => ({ line, field: 'Date de naissance', error: 'L’année manque : « … »' }));

const quoted = (cells: readonly string[], delimiter: string) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter);

async function read(path: string, options: { encoding?: ImportEncoding } = {}) {
  const source = await openSource(path);
  const plan = planImport(source, 'users', options);
  const rows: string[][] = [];
  readImport(source, plan, { record: ({ fields }) => rows.push([...fields]) });
  return { source, plan, rows };
}

async function save(
  name: string,
  options: { encoding?: ImportEncoding; repairs?: ImportRepair[] } = {},
  more: Partial<SavedLines> = {},
) {
  const source = await openSource(join(folder, name));
  const target = join(folder, `saved-${name}`);
  const wanted = { target, titles, lines, today: '2026-06-15', ...more };
  return { target, ...saveLines(source, planImport(source, 'users', options), wanted) };
}

/** Those that are never detected are chosen anew, as for the file itself. */
const chosen = ['macintosh', 'ibm850', 'utf-16be'];

describe.each(importEncoding.options.filter((encoding) => encoding !== 'utf-8-twice'))('in %s', (encoding) => {
  const { mark, encode } = encodingOf(encoding);
  const options = chosen.includes(encoding) ? { encoding } : {};

  test.each([';', ',', '\t', '|'])('with %j the lines are read again as they were', async (delimiter) => {
    const text = mark + people.map((cells) => quoted(cells, delimiter)).join('\r\n');
    writeFileSync(join(folder, 'liste.csv'), encode(text));
    const before = await read(join(folder, 'liste.csv'), options);
    expect(before.plan.format).toEqual({ encoding, delimiter, sheet: null });
    const { target, isInUnicode } = await save('liste.csv', options);
    const { plan, rows } = await read(target, options);
    expect([isInUnicode, plan.format, plan.layout.fed.slice(0, 7)]).toEqual([
      false,
      before.plan.format,
      before.plan.layout.fed,
    ]);
    expect(rows.map((cells) => cells.slice(0, 7))).toEqual(people.slice(1));
    expect(rows[0]?.slice(7)).toEqual([
      '2',
      'Date de naissance',
      encoding === 'ibm850' ? "L'année manque : « ... »" : 'L’année manque : « … »',
    ]);
  });
});

test('formulas are neutralized in the bytes of the file, whatever its encoding', async () => {
  writeFileSync(
    join(folder, 'mac.csv'),
    encodingOf('macintosh').encode(people.map((cells) => quoted(cells, ',')).join('\n')),
  );
  const { target } = await save('mac.csv', { encoding: 'macintosh' });
  const text = decodeStart(readFileSync(target), 'macintosh');
  expect(text).toContain("b@b.fr,'=1+1,'-2,'+33601020304,");
  expect(text).toContain('Zoé');
});

test('a correction that the encoding cannot write makes the file UTF-8', async () => {
  writeFileSync(
    join(folder, 'win.csv'),
    encodingOf('windows-1252').encode(people.map((cells) => quoted(cells, ';')).join('\n')),
  );
  const repairs: ImportRepair[] = [{ column: 'givenName', value: 'Zoé', to: 'Łucja' }];
  const { target, isInUnicode } = await save('win.csv', { repairs });
  const { plan, rows } = await read(target);
  expect([isInUnicode, plan.format.encoding, rows[0]?.[1]]).toEqual([true, 'utf-8-bom', 'Łucja']);
});

test('a file that was encoded twice is mended', async () => {
  const twice = Buffer.from(
    Buffer.from(people.map((cells) => quoted(cells, ';')).join('\n'), 'utf8').toString('latin1'),
    'utf8',
  );
  writeFileSync(join(folder, 'twice.csv'), twice);
  const { target } = await save('twice.csv', { encoding: 'utf-8-twice' });
  const { plan, rows } = await read(target);
  expect([plan.format.encoding, rows[0]?.[1]]).toEqual(['utf-8-bom', 'Zoé']);
});

describe('a workbook', () => {
  const rows = [...people.map((cells) => [...cells]), ['', '', '', '', '', '', '']];
  const write = (path: string, sheet: string, cells: readonly (readonly string[])[]) => {
    const file = new XlsxFile(path, sheet);
    for (const row of cells) file.write(row);
    file.end();
    file.close();
  };

  test('holds any text, and keeps its sheet’s name', async () => {
    const odd = ['<&>"\'', ' bords ', 'a\r\nb\tc', '_x0041_', '\x01\x0b', '01000', '=1+1', '\u{1f600}', '<![CDATA['];
    write(join(folder, 'odd.xlsx'), 'Été & "hiver"', [people[0] ?? [], odd]);
    const { plan, rows: found } = await read(join(folder, 'odd.xlsx'));
    expect(plan.format.sheet).toBe('Été & "hiver"');
    expect(found[0]).toEqual(odd);
  });

  test('is saved as a workbook and read again as it is', async () => {
    write(join(folder, 'liste.xlsx'), 'Membres', rows);
    const { target, isInUnicode } = await save('liste.xlsx');
    expect([isInUnicode, [...readFileSync(target).subarray(0, 2)]]).toEqual([false, [0x50, 0x4b]]);
    const { plan, rows: found } = await read(target);
    expect(plan.format).toEqual({ encoding: null, delimiter: null, sheet: 'Membres' });
    expect(found.map((cells) => cells.slice(0, 7))).toEqual(people.slice(1));
    expect(found[0]?.slice(7)).toEqual(['2', 'Date de naissance', 'L’année manque : « … »']);
  });

  test('is saved as a text where the person wants one', async () => {
    write(join(folder, 'texte.xlsx'), 'Membres', rows);
    const { target } = await save('texte.xlsx', {}, { isText: true });
    const { plan, rows: found } = await read(target);
    expect(plan.format).toEqual({ encoding: 'utf-8-bom', delimiter: ';', sheet: null });
    expect(found.map((cells) => cells.slice(0, 7))).toEqual(people.slice(1));
  });
});

test.each([
  ['liste.csv', null, 'liste-escale.csv'],
  ['liste.TXT', null, 'liste-escale.TXT'],
  ['liste', null, 'liste-escale.csv'],
  ['liste.xlsm', 'Feuil1', 'liste-escale.xlsx'],
  ['liste.ods', 'Feuil1', 'liste-escale.xlsx'],
])('lines of %s, of the sheet %s, are saved under the name %s', (name, sheet, suggested) => {
  expect(nameOfSaved(name, { sheet })).toBe(suggested);
});

test('what no byte stands for is said, or replaced by what looks like it', () => {
  const { encode, plain } = encodingOf('ibm850');
  expect(() => encode('Ł')).toThrow(NotInEncoding);
  expect(plain('L’Œuvre… Ł')).toBe("L'OEuvre... ?");
  for (const encoding of ['macintosh', 'ibm850', 'windows-1252'] as const) {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect([...encodingOf(encoding).encode(decodeStart(all, encoding))], encoding).toEqual([...all]);
  }
});
