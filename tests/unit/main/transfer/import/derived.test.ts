import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import { call, openImportHarness } from '#tests/support/import-harness.ts';

const harness = openImportHarness();

const text = [
  'Nom complet;E-mail;Sexe;Né le;Téléphone;CP Ville',
  'MARTIN Léa;lea@b.fr;1;1984-05-17;0639980001;54000 Nancy',
  'Ana RUIZ;ana@b.fr;x;1984-05-17;0639980002;54200 Toul',
].join('\n');
const options: ImportOptions = {
  mapping: [
    null,
    'email',
    'gender',
    'birthDate',
    'telephone',
    null,
    'familyName',
    'givenName',
    'postalCode',
    'addressLocality',
  ],
  derived: [
    { kind: 'split', of: 0, at: 'capitals', text: '' },
    { kind: 'split', of: 5, at: 'postcode', text: '' },
  ],
};
const inspect = (how: ImportOptions) =>
  harness.handlers['import.inspect']({ ...harness.choose(text), type: 'users', options: how }, call());

test('columns that are made of others are described, checked and sent like those of the file', async () => {
  const { columns, missing } = await inspect(options);
  expect(missing).toEqual([]);
  expect(columns.slice(6)).toEqual([
    { title: 'Nom complet 1', column: 'familyName', samples: ['MARTIN', 'RUIZ'], filled: 2, isDerived: true },
    { title: 'Nom complet 2', column: 'givenName', samples: ['Léa', 'Ana'], filled: 2, isDerived: true },
    { title: 'CP Ville 1', column: 'postalCode', samples: ['54000', '54200'], filled: 2, isDerived: true },
    { title: 'CP Ville 2', column: 'addressLocality', samples: ['Nancy', 'Toul'], filled: 2, isDerived: true },
  ]);
  const { checkId, valid, blocked } = await harness.check(text, 'users', options);
  expect([valid, blocked]).toEqual([1, 1]);
  await harness.handlers['import.send']({ checkId, leavesOutErrors: true }, call());
  expect(harness.uploads[0]?.text.split('\n')[1]).toBe(
    'lea@b.fr;Léa;MARTIN;1;1984-05-17;0639980001;;;;54000;Nancy;;;;',
  );
});

test('a cell of one is corrected in its line, and the saved line is imported as it is', async () => {
  const { selectionId, checkId } = await harness.check(text, 'users', options);
  const { rows } = await harness.handlers['import.rows'](
    { checkId, filter: { state: 'all' }, search: '', offset: 0, limit: 10 },
    call(),
  );
  const second = rows[1];
  if (second === undefined) throw new Error('the second line is missing');
  const repairs = [{ column: 'givenName', line: second.line, record: second.digest, to: 'Anna' }];
  const corrected = await harness.handlers['import.check'](
    { selectionId, type: 'users', options: { ...options, repairs } },
    call(),
  );
  expect(corrected.repaired).toEqual([1]);
  harness.savePath = join(harness.folder, 'saved.csv');
  await harness.handlers['import.saveLines'](
    { checkId: corrected.checkId, titles: ['Ligne', 'Champ', 'Erreur'], lines: [], causes: [] },
    call(),
  );
  const saved = readFileSync(harness.savePath, 'utf8');
  const [titles = [], line = []] = saved.split('\r\n').map((row) => row.split(';'));
  const again = await harness.check(saved, 'users', {});
  expect([titles.length, line.includes('Anna'), again.records, again.blocked]).toEqual([13, true, 1, 1]);
  expect(again.groups.filter(({ severity }) => severity === 'error').map(({ column }) => column)).toEqual(['gender']);
});

test('the next file with the same titles is known by its own columns', async () => {
  await inspect(options);
  const { isRemembered, columns } = await inspect({});
  expect(isRemembered).toBe(true);
  expect(columns).toHaveLength(6);
  await harness.handlers['import.keepRecipe']({ ...harness.choose(text), type: 'users', options }, call());
  expect((await inspect({})).recipe?.options).toEqual(options);
});

test('a mapping of other columns makes none', async () => {
  const { columns } = await inspect({ ...options, mapping: [...(options.mapping ?? []), null] });
  expect(columns).toHaveLength(6);
});

test('a line of another width stays in error', async () => {
  const { groups } = await harness.check(`${text}\nSEUL Tom;tom@b.fr`, 'users', options);
  expect(groups.find(({ cause }) => cause === 'fieldCount')?.lines).toEqual([4]);
});
