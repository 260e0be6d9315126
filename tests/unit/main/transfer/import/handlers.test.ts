import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { importColumns } from '#shared/import/columns.ts';
import { call, failure, good, openImportHarness, runner } from '#tests/support/import-harness.ts';
import { checkBytes, line } from '#tests/support/imports.ts';

const harness = openImportHarness();

describe('inspect', () => {
  test('returns columns, samples, missing columns and the size', async () => {
    const { selectionId } = harness.choose('Nom;Remarque;Prénom;E-mail\nDurand;;Zoé;a@b.fr\nFaure;x;Noé;\n');
    const detection = await harness.handlers['import.inspect']({ selectionId, type: 'users', options: {} }, call());
    expect(detection).toEqual({
      type: 'users',
      encoding: 'utf-8',
      delimiter: ';',
      sheet: null,
      headerLine: 1,
      joinsTitles: false,
      columns: [
        { title: 'Nom', column: 'familyName', samples: ['Durand', 'Faure'], filled: 2 },
        { title: 'Remarque', column: null, samples: ['x'], filled: 1 },
        { title: 'Prénom', column: 'givenName', samples: ['Zoé', 'Noé'], filled: 2 },
        { title: 'E-mail', column: 'email', samples: ['a@b.fr'], filled: 1 },
      ],
      workbook: null,
      encodings: [],
      isDoubtful: false,
      start: [
        { line: 1, cells: ['Nom', 'Remarque', 'Prénom', 'E-mail'] },
        { line: 2, cells: ['Durand', '', 'Zoé', 'a@b.fr'] },
        { line: 3, cells: ['Faure', 'x', 'Noé', ''] },
      ],
      sampled: 2,
      isRemembered: false,
      recipe: null,
      schema: null,
      missing: ['gender', 'birthDate', 'telephone'],
      size: 62,
    });
  });

  test('shows as many columns as the first record has when there is no header', async () => {
    const { selectionId } = harness.choose('Durand;Zoé;a@b.fr\n');
    const request = { selectionId, type: 'users' as const, options: {} };
    const { columns, headerLine } = await harness.handlers['import.inspect'](request, call());
    expect([headerLine, columns.length, columns[2]?.samples]).toEqual([null, 15, ['a@b.fr']]);
    const corrected = { ...request, options: { mapping: ['familyName', 'givenName', 'email'] } };
    const again = await harness.handlers['import.inspect'](corrected, call());
    expect(again.columns.map(({ column }) => column)).toEqual(['familyName', 'givenName', 'email']);
  });

  test.each([
    ['an empty file', '', 'empty'],
    ['a damaged workbook', 'PK\u0003\u0004', 'workbookDamaged'],
    ['a PDF', '%PDF-1.7\n', 'unsupported'],
    ['what holds null bytes and is not UTF-16', 'a;b\u0000;c', 'unsupported'],
  ])('refuses %s', async (_, text, reason) => {
    const { selectionId } = harness.choose(text);
    const work = harness.handlers['import.inspect']({ selectionId, type: 'users', options: {} }, call());
    expect(await failure(work)).toMatchObject({ kind: 'file', reason });
  });

  test('reports a deleted file as unreadable, and an unknown selection as expired', async () => {
    const { selectionId, path } = harness.choose('a');
    rmSync(path);
    const gone = harness.handlers['import.inspect']({ selectionId, type: 'users', options: {} }, call());
    expect(await failure(gone)).toEqual({ kind: 'file', reason: 'unreadable' });
    const unknown = harness.handlers['import.inspect']({ selectionId: 'x', type: 'users', options: {} }, call());
    expect(await failure(unknown)).toEqual({ kind: 'file', reason: 'expired' });
  });
});

describe('check', () => {
  test('groups the problems, errors first, and returns their lines page by page', async () => {
    const bad = Array.from({ length: 30 }, (_, index) =>
      line({ email: `p${index}@b.fr`, gender: 'x', givenName: ' Z' }),
    );
    const { checkId, groups, records, valid } = await harness.check(bad.join('\n'));
    expect({ records, valid }).toEqual({ records: 30, valid: 0 });
    expect(groups).toMatchObject([
      { severity: 'error', cause: 'gender', column: 'gender', count: 30, samples: ['x'] },
      { severity: 'warning', cause: 'whitespace', column: 'givenName', count: 30, samples: [' Z'] },
    ]);
    expect(groups[0]?.lines).toHaveLength(20);
    const list = { checkId, filter: { cause: 'gender', column: 'gender' }, search: '' } as const;
    const page = await harness.handlers['import.rows']({ ...list, offset: 28, limit: 4 }, call());
    expect(page.total).toBe(30);
    expect(page.rows.map((row) => [row.line, row.cells[3]?.text, row.problems])).toEqual(
      [29, 30].map((at) => [
        at,
        'x',
        [
          { severity: 'warning', cause: 'whitespace', column: 'givenName' },
          { severity: 'error', cause: 'gender', column: 'gender' },
        ],
      ]),
    );
  });

  test('counts every problem and lists all of its lines', async () => {
    const { checkId, groups } = await harness.check(`${'x;'.repeat(14)}x\n`.repeat(5000));
    expect(groups.find(({ cause }) => cause === 'duplicateInFile')?.count).toBe(4999);
    const list = { checkId, filter: { cause: 'email', column: 'email' }, search: '' } as const;
    const { total, rows } = await harness.handlers['import.rows']({ ...list, offset: 4990, limit: 100 }, call());
    expect([total, rows.map(({ line }) => line)]).toEqual([5000, Array.from({ length: 10 }, (_, at) => 4991 + at)]);
  });

  test('counts a record that is too large as one invalid record, whatever its number of fields', async () => {
    const huge = 'a'.repeat((1 << 24) + 1);
    const { groups, records, valid } = await harness.check([line({ givenName: huge }), line(), `"${huge}`].join('\n'));
    expect({ records, valid }).toEqual({ records: 3, valid: 1 });
    expect(groups).toMatchObject([
      { cause: 'fieldCount', lines: [1] },
      { cause: 'unclosedQuote', lines: [3] },
    ]);
  });

  test('reports its progress in bytes up to the end', async () => {
    const { selectionId } = harness.choose(good);
    const context = call();
    await harness.handlers['import.check']({ selectionId, type: 'users', options: {} }, context);
    const total = Buffer.byteLength(good);
    expect(context.seen.at(-1)).toEqual({ phase: 'check', done: total, total });
  });

  test('stops at once when it is cancelled', async () => {
    const { selectionId } = harness.choose(`${line()}\n`.repeat(200_000));
    const controller = new AbortController();
    const context = { ...call(controller.signal), progress: () => controller.abort() };
    const work = harness.handlers['import.check']({ selectionId, type: 'users', options: {} }, context);
    expect(await failure(work)).toEqual({ kind: 'cancelled' });
  });

  test('replaces the previous check of the same selection', async () => {
    const { checkId, selectionId } = await harness.check();
    await harness.handlers['import.check']({ selectionId, type: 'users', options: {} }, call());
    expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toEqual({
      kind: 'file',
      reason: 'expired',
    });
  });
});

describe('send', () => {
  beforeEach(() => {
    harness.answer = () => ({ errors: [], messages: ['a@b.fr added', 'c@d.fr already exists'] });
  });

  test('posts one form, with the converted values and the flag for the title line', async () => {
    const { checkId } = await harness.check();
    const context = call();
    const result = await harness.handlers['import.send']({ checkId }, context);
    expect(harness.uploads).toEqual([
      {
        path: 'admin/imports/users',
        fields: { filename: 'personnes.csv', columnHeadersFirstLine: '1' },
        fileName: 'personnes.csv',
        text: [
          importColumns.users.join(';'),
          line({ email: 'a@b.fr', givenName: 'Zoé' }),
          line({ email: 'c@d.fr' }),
        ].join('\n'),
      },
    ]);
    expect(result).toMatchObject({
      batches: 1,
      counts: { added: 1, existing: 1, updated: 0, refused: 0, uncertain: 0, notSent: 0 },
      lines: [{ line: 4, label: 'c@d.fr', outcome: 'existing', message: 'c@d.fr already exists' }],
    });
    expect([...new Set(context.seen.map(({ phase }) => phase))]).toEqual(['convert', 'send']);
    expect(harness.temporaryFiles()).toEqual([]);
  });

  test('refuses to send a second time', async () => {
    const { checkId } = await harness.check();
    const [first, second] = await Promise.allSettled([
      harness.handlers['import.send']({ checkId }, call()),
      harness.handlers['import.send']({ checkId }, call()),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toEqual({
      kind: 'file',
      reason: 'expired',
    });
    expect(harness.uploads).toHaveLength(1);
  });

  test('sends one import at a time, and the other one afterwards', async () => {
    const one = await harness.check();
    const chosen = harness.choose(`${good}\r\n${line({ email: 'e@f.fr' })}`, 'others.csv');
    const other = await harness.handlers['import.check']({ ...chosen, type: 'users', options: {} }, call());
    const [first, second] = await Promise.allSettled([
      harness.handlers['import.send']({ checkId: one.checkId }, call()),
      harness.handlers['import.send']({ checkId: other.checkId }, call()),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { error: { kind: 'conflict', reason: 'importRunning' } } });
    expect(harness.uploads).toHaveLength(1);
    await harness.handlers['import.send']({ checkId: other.checkId }, call());
    expect(harness.uploads).toHaveLength(2);
  });

  test.each([
    ['an error', line({ gender: 'x' })],
    ['no record', importColumns.users.join(';')],
  ])('refuses a file with %s', async (_, text) => {
    const { checkId } = await harness.check(text);
    expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toMatchObject({ kind: 'refused' });
    expect(harness.uploads).toEqual([]);
  });

  test.each<[string, (path: string) => void]>([
    ['its size', (path) => writeFileSync(path, `${good}\r\n`)],
    ['its time', (path) => utimesSync(path, 1, 1)],
  ])('refuses a file that has changed since its check: %s', async (_, change) => {
    const { checkId, path } = await harness.check();
    change(path);
    expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toEqual({
      kind: 'file',
      reason: 'changed',
    });
    expect(harness.uploads).toEqual([]);
  });

  test('sends no value that the platform would misread, and the lines beside it', async () => {
    const wrong = line({ email: 'b@b.fr', streetAddress: '"a;b\\"' });
    const { checkId, ...report } = await harness.check(`${line()}\n${wrong}`);
    expect(report).toMatchObject({ valid: 1, groups: [{ cause: 'backslash', column: 'streetAddress', lines: [2] }] });
    await harness.handlers['import.send']({ checkId, leavesOutErrors: true }, call());
    expect(harness.uploads).toHaveLength(1);
    expect(JSON.stringify(harness.uploads)).not.toContain('b@b.fr');
  });

  test('sends nothing after a cancellation', async () => {
    const { checkId } = await harness.check();
    const controller = new AbortController();
    controller.abort();
    expect(await failure(harness.handlers['import.send']({ checkId }, call(controller.signal)))).toEqual({
      kind: 'cancelled',
    });
    expect(harness.uploads).toEqual([]);
  });

  test.each([
    { kind: 'network', reason: 'timeout' },
    { kind: 'network', reason: 'unreachable' },
    { kind: 'server', isUnreadable: true },
  ] as const)(
    'treats lines without an answer as uncertain and looks them up before sending again: %j',
    async (error) => {
      harness.answer = () => {
        throw new AppFailure(error);
      };
      const { checkId } = await harness.check();
      const { counts, stopped } = await harness.handlers['import.send']({ checkId }, call());
      expect(counts).toEqual({ added: 0, existing: 0, updated: 0, refused: 0, uncertain: 2, notSent: 0 });
      expect(stopped).toEqual(error);
      harness.answer = () => ({ errors: [], messages: ['c@d.fr added'] });
      harness.found = { 'a@b.fr': { id: 12, givenName: 'Zoé', familyName: 'Durand' } };
      // Whatever the platform was at work on is over.
      harness.clock.sleep(6 * 3600 * 1000);
      const again = await harness.handlers['import.send']({ checkId }, call());
      expect(again.counts).toEqual({ added: 1, existing: 1, updated: 0, refused: 0, uncertain: 0, notSent: 0 });
      expect(again.lines).toEqual([
        { line: 2, label: 'a@b.fr', outcome: 'existing', message: '', recordId: 12, isFound: true },
      ]);
      expect(harness.uploads[1]?.text.split('\n')).toEqual([importColumns.users.join(';'), line({ email: 'c@d.fr' })]);
      expect(harness.unfinished()).toEqual([]);
      expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toEqual({
        kind: 'file',
        reason: 'expired',
      });
    },
  );

  test.each([undefined, null, 'text', { errors: 'x' }])(
    'treats all lines as uncertain after an empty answer: %j',
    async (nothing) => {
      harness.answer = () => nothing;
      const { checkId } = await harness.check();
      expect((await harness.handlers['import.send']({ checkId }, call())).counts.uncertain).toBe(2);
    },
  );

  test('can be tried again after a refusal', async () => {
    harness.answer = () => {
      throw new AppFailure({ kind: 'denied', right: 'user_create' });
    };
    const { checkId } = await harness.check();
    expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toMatchObject({ kind: 'denied' });
    harness.answer = () => ({ errors: [], messages: ['a@b.fr added', 'c@d.fr added'] });
    expect((await harness.handlers['import.send']({ checkId }, call())).counts.added).toBe(2);
  });

  test('finishes and reports a batch already sent when the person cancels', async () => {
    const controller = new AbortController();
    harness.answer = () => {
      controller.abort();
      return { errors: [], messages: ['a@b.fr added', 'c@d.fr added'] };
    };
    const { checkId } = await harness.check();
    const { counts, stopped } = await harness.handlers['import.send']({ checkId }, call(controller.signal));
    expect([counts.added, counts.notSent, stopped]).toEqual([2, 0, undefined]);
    expect(harness.signals).toEqual([undefined]);
    expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toEqual({
      kind: 'file',
      reason: 'expired',
    });
  });

  test('refuses a file that changes while it is converted', async () => {
    const path = join(harness.folder, 'personnes.csv');
    const slow: typeof runner = {
      run: (name, request, options) =>
        runner.run(name, request, options).then((value) => {
          if (name === 'convert') utimesSync(path, 1, 1);
          return value;
        }),
      close: () => runner.close(),
    };
    harness.handlers = harness.build(slow);
    const { checkId } = await harness.check();
    expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toEqual({
      kind: 'file',
      reason: 'changed',
    });
    expect([harness.uploads, harness.temporaryFiles()]).toEqual([[], []]);
  });

  test('sends a file name without characters that servers may refuse', async () => {
    const { selectionId } = harness.choose(line(), 'été "2026";.txt');
    const { checkId } = await harness.handlers['import.check']({ selectionId, type: 'users', options: {} }, call());
    await harness.handlers['import.send']({ checkId }, call());
    expect(harness.uploads[0]?.fields.filename).toBe('été _2026__.csv');
  });
});

describe('template', () => {
  test.each([
    ['users', 'fr'],
    ['users', 'en'],
    ['relaypoints', 'fr'],
    ['relaypoints', 'en'],
  ] as const)('is an import without problems for %s in %s', async (type, locale) => {
    harness.savePath = join(harness.folder, 'modele.csv');
    expect(await harness.handlers['import.template']({ kind: type, locale }, call())).toEqual({
      fileName: 'modele.csv',
    });
    const report = checkBytes(readFileSync(harness.savePath), { type });
    expect(report).toMatchObject({ header: true, records: 2, valid: 2, errors: [], warnings: [] });
  });

  test('is not written when the dialog is closed', async () => {
    const work = harness.handlers['import.template']({ kind: 'users', locale: 'fr' }, call());
    expect(await failure(work)).toEqual({ kind: 'cancelled' });
  });

  test('leaves no partial file where it cannot be written', async () => {
    harness.savePath = join(harness.folder, 'nowhere', 'modele.csv');
    const work = harness.handlers['import.template']({ kind: 'users', locale: 'fr' }, call());
    expect(await failure(work)).toEqual({ kind: 'file', reason: 'unwritable' });
    expect(existsSync(join(harness.folder, 'nowhere'))).toBe(false);
  });
});
