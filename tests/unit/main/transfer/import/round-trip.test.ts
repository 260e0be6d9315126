import { mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { batchesOf, recordsOf } from '#main/transfer/import/batches.ts';
import { convertImport } from '#main/transfer/import/convert.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import { readImport } from '#main/transfer/import/read.ts';
import { saveLines } from '#main/transfer/import/save-lines.ts';
import { importColumns } from '#shared/import/columns.ts';
import { restored } from '#shared/spreadsheet.ts';
import { line, memorySource } from '#tests/support/imports.ts';
import { randomOf } from '#tests/support/random.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PARTS = ['a', 'é', 'Œ', '"', '""', ';', ',', '\t', '|', '\n', '\r\n', '\r', ' ', "'", '\\', '=', '0', '…'];
const encoders = {
  'utf-8': (text: string) => Buffer.from(text, 'utf8'),
  'utf-8-bom': (text: string) => Buffer.from(`\ufeff${text}`, 'utf8'),
  'utf-16le': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'windows-1252': (text: string) => Buffer.from(text.replaceAll('Œ', '\x8c').replaceAll('…', '\x85'), 'latin1'),
};
const names = Object.keys(encoders) as (keyof typeof encoders)[];

test('any table in any encoding, delimiter and line ending is read back field by field', () => {
  for (let seed = 0; seed < 400; seed++) {
    const random = randomOf(seed);
    const delimiter = ([';', ',', '\t', '|'] as const)[random(4)] ?? ';';
    const encoding = names[random(names.length)] ?? 'utf-8';
    const width = 1 + random(16);
    const expected: { fields: string[]; line: number }[] = [];
    // The mark makes the first row a row of its own, never a header nor an empty one; é keeps windows-1252
    // recognisable.
    let text = '';
    for (let row = 0; row < 1 + random(12); row++) {
      const fields = Array.from({ length: width }, (_, index) =>
        index === 0 ? `é${row}` : Array.from({ length: random(5) }, () => PARTS[random(PARTS.length)]).join(''),
      );
      // Apostrophes before what looks like a formula are those of an export.
      expected.push({ fields: fields.map(restored), line: text.split(/\r\n|\n|\r/).length });
      const written = fields.map((field) =>
        random(3) === 0 || /["\r\n]/.test(field) || field.includes(delimiter)
          ? `"${field.replaceAll('"', '""')}"`
          : field,
      );
      text += written.join(delimiter) + (['\n', '\r\n', '\r'][random(3)] ?? '\n');
    }
    const source = memorySource(encoders[encoding](text), 1 + random(40));
    const plan = planImport(source, 'users', { delimiter, headerLine: null });
    expect(plan.text.encoding).toBe(encoding);
    const read: typeof expected = [];
    readImport(source, plan, { record: ({ fields, line: at }) => read.push({ fields: [...fields], line: at }) });
    expect(read, `seed ${seed}`).toEqual(expected);
  }
});

test('the converted file has the values that were read, in the column order of the contract, with their lines', async () => {
  const rows = [
    line({ streetAddress: '"12; rue ""du Port"""', birthDate: '17/05/1984', latitude: '46,2', longitude: '5.0' }),
    line({ email: 'b@c.fr', givenName: ' Zoé ', streetAddress: '"a\r\nb"', houseNumber: 'x\\' }),
  ];
  const source = memorySource(Buffer.from(`\ufeff${importColumns.users.join(';')}\r\n\r\n${rows.join('\r\n')}\r\n`));
  const target = join(folder, 'converted.csv');
  const plan = planImport(source, 'users');
  const { lines, ends, refused } = convertImport(source, plan, target, { today: '2026-06-15' });
  expect({ lines: [...lines], refused }).toEqual({ lines: [3, 4], refused: 0 });
  const bytes = readFileSync(target);
  expect(bytes.toString('utf8')).toBe(
    [
      importColumns.users.join(';'),
      'camille.durand@example.org;Camille;Durand;1;1984-05-17;0639980001;;;"12; rue ""du Port""";;;;46.2;5.0;',
      'b@c.fr;Zoé;Durand;1;1984-05-17;0639980001;;x\\;"a\r\nb";;;;;;',
    ].join('\n'),
  );
  const [batch, ...others] = batchesOf(new Blob([bytes]), { lines, ends });
  if (batch === undefined) throw new Error('there is no batch');
  expect(others).toEqual([]);
  expect(await batch.body.text()).toBe(bytes.toString('utf8'));
  const sent = await recordsOf(batch);
  expect(sent.map(({ line: at, values }) => [at, values[1], values[8]])).toEqual([
    [3, 'Camille', '12; rue "du Port"'],
    [4, 'Zoé', 'a\r\nb'],
  ]);
});

test.each([0, 1, 199, 200, 201, 450])(
  '%i records are cut into batches that together make up the file',
  async (count) => {
    const rows = Array.from({ length: count }, (_, index) =>
      line({
        email: `p${index}@exemple.fr`,
        givenName: 'Zoé',
        streetAddress: index % 3 === 0 ? '"été\nà gauche"' : '',
      }),
    );
    const source = memorySource(Buffer.from([importColumns.users.join(';'), ...rows].join('\n')));
    const target = join(folder, 'lots.csv');
    const { lines, ends } = convertImport(source, planImport(source, 'users'), target, { today: '2026-06-15' });
    const text = readFileSync(target, 'utf8');
    const title = importColumns.users.join(';');
    const batches = [...batchesOf(await openAsBlob(target), { lines, ends })];
    const bodies = await Promise.all(batches.map(({ body }) => body.text()));
    expect(title + bodies.map((body) => body.slice(title.length)).join('')).toBe(text);
    const records = (await Promise.all(batches.map(recordsOf))).map((some) => some.map(({ values }) => values[0]));
    expect(records.map(({ length }) => length)).toEqual(
      Array.from({ length: Math.ceil(count / 200) }, (_, index) => Math.min(200, count - index * 200)),
    );
    expect(records.flat()).toEqual(rows.map((_, index) => `p${index}@exemple.fr`));
    for (const body of bodies) expect([body.startsWith(`${title}\n`), body.endsWith('\n')]).toEqual([true, false]);
  },
);

test.each([
  ['C:\\dossier', true],
  ['C:\\', true],
  ['a;b\\', false],
  ['a;b\\\\', true],
  ['le \\"Grand\\"', false],
  ['a;\\b', true],
])('a line with a backslash that would hide a quote from the platform is not sent: %j', (streetAddress, isFaithful) => {
  const quoted = `"${streetAddress.replaceAll('"', '""')}"`;
  const source = memorySource(Buffer.from(line({ streetAddress: quoted })));
  const target = join(folder, 'backslash.csv');
  const { lines, leftOut } = convertImport(source, planImport(source, 'users'), target, { today: '2026-06-15' });
  expect([...lines]).toEqual(isFaithful ? [1] : []);
  expect(leftOut).toEqual(isFaithful ? [] : [{ reason: 'backslash', column: 'streetAddress', lines: [1] }]);
});

test('a file of lines to correct keeps coordinates as numbers, and neutralizes telephones and texts', () => {
  const bad = { email: 'x', longitude: '-1.007518', latitude: '48,5', telephone: '+33612345678', streetAddress: '-1' };
  const source = memorySource(Buffer.from([importColumns.users.join(';'), line(bad)].join('\n')));
  const target = join(folder, 'to-correct.csv');
  saveLines(source, planImport(source, 'users'), {
    target,
    titles: ['Ligne', 'Champ', 'Erreur'],
    lines: [{ line: 2, field: 'email', error: 'mal écrit' }],
    today: '2026-06-15',
  });
  const cells = readFileSync(target, 'utf8').split('\r\n')[1]?.split(';') ?? [];
  const cellOf = (column: (typeof importColumns.users)[number]) => cells[importColumns.users.indexOf(column)];
  expect([cellOf('longitude'), cellOf('latitude')]).toEqual(['-1.007518', '48,5']);
  expect([cellOf('telephone'), cellOf('streetAddress')]).toEqual(["'+33612345678", "'-1"]);
});
