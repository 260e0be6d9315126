import { describe, expect, test } from 'vitest';
import { CheckedFile } from '#main/transfer/import/checked/checked-file.ts';
import { CheckedRows } from '#main/transfer/import/checked/checked-rows.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import { groupSummary } from '#main/transfer/import/problem-groups.ts';
import { recordDigest } from '#main/transfer/import/repairs.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { ImportEncoding } from '#shared/ipc/transfer.ts';
import { line, memorySource } from '#tests/support/imports.ts';
import { randomOf } from '#tests/support/random.ts';

const today = '2026-06-15';

/** Bytes of a text in an encoding that files of imports have. */
const encoders: Readonly<Partial<Record<ImportEncoding, (text: string) => Buffer>>> = {
  'utf-8': (text) => Buffer.from(text, 'utf8'),
  'windows-1252': (text) => Buffer.from(text, 'latin1'),
  'utf-16le': (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
};

interface Setting {
  encoding?: ImportEncoding;
  chunkBytes?: number;
}

/** Checks a text with some corrections. */
function checked(
  text: string,
  repairs: readonly ImportRepair[] = [],
  { encoding = 'utf-8', chunkBytes }: Setting = {},
) {
  const source = memorySource(encoders[encoding]?.(text) ?? Buffer.from(text), chunkBytes);
  const plan = planImport(source, 'users', { repairs: [...repairs], encoding });
  const file = new CheckedFile(source, plan, repairs, { today });
  return { file, rows: new CheckedRows(source, file) };
}

const all = { filter: { state: 'all' }, search: '' } as const;

/** Everything that a page may be shown of a checked file. */
const shownOf = ({ file, rows }: ReturnType<typeof checked>) => ({
  groups: file.groups.sorted().map(groupSummary),
  repaired: [...file.repaired],
  states: (['valid', 'blocked', 'toLookAt', 'leftOut'] as const).map((state) => [...file.states.records(state)]),
  rows: rows.page(all, { offset: 0, limit: 10_000 }),
});

const digestOf = (text: string) => recordDigest(text.split(';'));
const email = (at: number, text: string, to: string): ImportRepair => ({
  column: 'email',
  line: at,
  record: digestOf(text),
  to,
});

describe('a line that is corrected', () => {
  const twice = [line({ email: 'a@b.fr' }), line({ email: 'c@d.fr' }), line({ email: 'A@b.fr' })];
  const first = (to: string): ImportRepair => email(1, twice[0] ?? '', to);

  test('frees the lines that had the same unique value, and takes what it has now', () => {
    const shown = checked(twice.join('\n'));
    const repeated = () => shown.file.groups.find('duplicateInFile', 'email')?.records.first(9);
    expect(repeated()).toEqual([3]);
    expect(shown.file.change([first('new@b.fr')])).toBe(true);
    expect(repeated()).toEqual([]);
    expect(shown.file.change([first('c@d.fr')])).toBe(true);
    expect(repeated()).toEqual([2]);
    expect(shown.file.change([])).toBe(true);
    expect(repeated()).toEqual([3]);
  });

  test('frees them when it is left out', () => {
    const shown = checked(twice.join('\n'));
    const out: ImportRepair = { leavesOut: 'line', line: 1, record: digestOf(twice[0] ?? '') };
    expect(shown.file.change([out])).toBe(true);
    expect([...shown.file.states.records('blocked')]).toEqual([]);
    expect([...shown.file.states.records('leftOut')]).toEqual([1]);
    expect(shown.file.repaired).toEqual([1]);
  });

  test('is left alone when the content of the line is another one', () => {
    const shown = checked(twice.join('\n'));
    expect(shown.file.change([{ ...first('new@b.fr'), record: 'other' } as ImportRepair])).toBe(true);
    expect(shown.file.repaired).toEqual([0]);
    expect(shown.rows.page(all, { offset: 0, limit: 1 }).rows[0]?.cells[0]?.text).toBe('a@b.fr');
  });

  test('does not stand for a correction of a value or a cause, which concern every line', () => {
    const shown = checked(twice.join('\n'));
    expect(shown.file.change([{ column: 'email', value: 'a@b.fr', to: 'z@b.fr' }])).toBe(false);
    expect(shown.file.change([{ leavesOut: 'cause', cause: 'duplicateInFile', column: 'email' }])).toBe(false);
  });
});

test('lines left out for a cause are neither blocked nor sent', () => {
  const lines = [line({ gender: 'x' }), line({ email: 'b@b.fr' }), line({ email: 'c@b.fr', gender: 'y' })];
  const shown = checked(lines.join('\n'), [{ leavesOut: 'cause', cause: 'gender', column: 'gender' }]);
  expect(shownOf(shown)).toMatchObject({ repaired: [2], states: [[2], [], [], [1, 3]] });
  expect(shownOf(shown).groups).toMatchObject([{ cause: 'gender', count: 2 }]);
});

test('a change of a column is made of all its cells, or of those with one problem', () => {
  const lines = [
    line({ telephone: '02 61 91 19 36 (soir)' }),
    line({ email: 'b@b.fr', telephone: '0261911936' }),
    line({ email: '', telephone: '+33 2 61' }),
  ];
  const change = { kind: 'digits' } as const;
  const all = checked(lines.join('\n'), [{ column: 'telephone', change, cause: null }]);
  const texts = ({ rows }: ReturnType<typeof checked>, at: number) =>
    rows
      .page({ filter: { state: 'all' }, search: '' }, { offset: 0, limit: 9 })
      .rows.map(({ cells }) => cells[at]?.text);
  expect(texts(all, 5)).toEqual(['0261911936', '0261911936', '+33261']);
  expect(all.file.repaired).toEqual([2]);
  const wrong = checked(lines.join('\n'), [{ column: 'telephone', change, cause: 'suspiciousPhone' }]);
  expect(texts(wrong, 5)).toEqual(['0261911936', '0261911936', '+33261']);
  const filled = checked(lines.join('\n'), [
    { column: 'email', change: { kind: 'fill', with: 'personne' }, cause: 'required' },
    { column: 'email', change: { kind: 'add', before: '', after: '@b.org' }, cause: 'email' },
  ]);
  expect(texts(filled, 0)).toEqual(['camille.durand@example.org', 'b@b.fr', 'personne@b.org']);
  expect(filled.file.repaired).toEqual([1, 1]);
  expect(filled.file.states.records('blocked')).toHaveLength(0);
  // A cell that is corrected by itself takes no change.
  const row = all.rows.page({ filter: { state: 'all' }, search: '' }, { offset: 0, limit: 1 }).rows[0];
  const own: ImportRepair = { column: 'telephone', line: 1, record: row?.digest ?? '', to: '06 39' };
  expect(all.file.change([{ column: 'telephone', change, cause: null }, own])).toBe(true);
  expect([texts(all, 5)[0], ...all.file.repaired]).toEqual(['06 39', 1, 1]);
});

test('coordinates of a line are changed together, where that applies', () => {
  const lines = [
    line({ latitude: '6.18', longitude: '48.69' }),
    line({ email: 'b@b.fr', latitude: '48.7', longitude: '6.2' }),
    line({ email: 'c@b.fr', latitude: '48.7, 6.3', longitude: '' }),
    line({ email: 'd@b.fr', latitude: '6600000', longitude: '700000' }),
  ];
  const before = checked(lines.join('\n'));
  expect([...before.file.states.records('blocked')]).toEqual([3, 4]);
  const shown = checked(lines.join('\n'), [
    { coordinates: 'swap' },
    { coordinates: 'split' },
    { coordinates: 'lambert93' },
  ]);
  expect(shown.file.repaired).toEqual([1, 1, 1]);
  expect(shownOf(shown).states).toEqual([[1, 2, 3, 4], [], [], []]);
  const { rows } = shown.rows.page(all, { offset: 0, limit: 9 });
  expect(rows.map(({ cells }) => [cells[12]?.text, cells[13]?.text])).toEqual([
    ['48.69', '6.18'],
    ['48.7', '6.2'],
    ['48.7', '6.3'],
    ['46.500000', '3.000000'],
  ]);
});

/** Lines with many kinds of faults, of any length, some over several lines of the file. */
function faultyFile(random: (below: number) => number, count: number): string {
  const pick = <T>(...values: readonly T[]): T => values[random(values.length)] as T;
  let text = '';
  for (let number = 0; number < count; number++) {
    if (random(9) === 0) text += pick('\n', ';;\r\n', '\r');
    const written = line({
      email: pick(`p${random(count)}@b.fr`, `é${random(20)}@b.fr`, 'wrong', '', `P${random(count)}@B.fr`),
      givenName: pick('Zoé', ' Zoé', '=A1', "'=x", '"Zoé\nMarie"'),
      gender: pick('1', '2', 'x'),
      birthDate: pick('1984-05-17', '17/05/1984', '1984-02-30'),
      addressLocality: pick('Brest', `x${'ç'.repeat(random(40))}`),
    });
    text += written + pick('\n', '\r\n', '\r');
  }
  return text;
}

describe('any corrections of lines, one after the other,', () => {
  test.each<Setting & { seed: number }>([
    { seed: 1, chunkBytes: 1 << 16 },
    { seed: 2, chunkBytes: 257 },
    { seed: 3, chunkBytes: 1000, encoding: 'windows-1252' },
    { seed: 4, chunkBytes: 514, encoding: 'utf-16le' },
    { seed: 5, chunkBytes: 4099 },
  ])('show what a check of every line shows: $seed', ({ seed, ...setting }) => {
    const random = randomOf(seed);
    const text = faultyFile(random, 700);
    const shown = checked(text, [], setting);
    const { rows } = shown.rows.page(all, { offset: 0, limit: 1000 });
    let repairs: ImportRepair[] = [];
    for (let step = 0; step < 25; step++) {
      const row = rows[random(rows.length)];
      if (row === undefined) throw new Error('There is no line');
      const of = { line: row.line, record: row.digest };
      const change = random(4);
      if (change === 0) repairs = repairs.slice(0, -1);
      else if (change === 1) repairs = [...repairs, { leavesOut: 'line', ...of }];
      else repairs = [...repairs, { column: 'email', ...of, to: `p${random(700)}@b.fr` }];
      expect(shown.file.change(repairs)).toBe(true);
    }
    expect(shownOf(shown)).toEqual(shownOf(checked(text, repairs, setting)));
    // A correction of a line that is left out afterwards is not written.
    expect(shown.file.repaired.some((count) => count > 0)).toBe(true);
  });
});

describe('the lines of a file', () => {
  const lines = Array.from({ length: 1000 }, (_, at) =>
    line({
      email: at % 7 === 0 ? 'wrong' : `p${at}@b.fr`,
      familyName: `Nom ${at}`,
      givenName: at % 5 === 0 ? ' É' : 'A',
    }),
  );

  test('are read from anywhere, whatever the chunks and the encoding', () => {
    for (const [encoding, chunkBytes] of [
      ['utf-8', 333],
      ['utf-8', 1 << 16],
      ['windows-1252', 100],
      ['utf-16le', 1000],
    ] as const) {
      const { rows } = checked(lines.join('\r\n'), [], { encoding, chunkBytes });
      for (const offset of [0, 1, 126, 127, 128, 129, 511, 990]) {
        const page = rows.page(all, { offset, limit: 20 });
        expect(page.total).toBe(1000);
        expect(page.rows.map((row) => [row.line, row.cells[2]?.text])).toEqual(
          lines.slice(offset, offset + 20).map((_, at) => [offset + at + 1, `Nom ${offset + at}`]),
        );
      }
    }
  });

  test('are listed by what is wrong with them, and by what they contain', () => {
    const { rows } = checked(lines.join('\n'));
    const listed = (list: Parameters<typeof rows.page>[0]) => rows.page(list, { offset: 0, limit: 1000 });
    expect(listed({ filter: { state: 'blocked' }, search: '' }).total).toBe(143);
    const valid = listed({ filter: { state: 'valid' }, search: '' });
    expect(valid.total).toBe(listed({ filter: { state: 'all' }, search: '' }).total - 143);
    expect(valid.rows.some(({ problems }) => problems.some(({ severity }) => severity === 'error'))).toBe(false);
    expect(listed({ filter: { cause: 'whitespace', column: 'givenName' }, search: '' }).total).toBe(200);
    const found = listed({ filter: { state: 'all' }, search: ' nom 77' });
    expect(found.rows.map(({ record }) => record)).toEqual([78, ...Array.from({ length: 10 }, (_, at) => 771 + at)]);
    expect(listed({ filter: { state: 'blocked' }, search: 'NÔM 77' }).rows.map(({ record }) => record)).toEqual([
      78, 771, 778,
    ]);
  });

  test('lead to the next and the previous one with a problem', () => {
    const { rows } = checked(lines.join('\n'));
    expect(rows.nextProblem(all, { from: -1, isBackward: false })).toEqual({ index: 0, rank: 1, total: 143 });
    expect(rows.nextProblem(all, { from: 0, isBackward: false })).toEqual({ index: 7, rank: 2, total: 143 });
    expect(rows.nextProblem(all, { from: 14, isBackward: true })).toEqual({ index: 7, rank: 2, total: 143 });
    expect(rows.nextProblem(all, { from: 994, isBackward: false })).toEqual({ index: null, rank: 0, total: 143 });
  });
});
