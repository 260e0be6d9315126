import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import { call, openImportHarness } from '#tests/support/import-harness.ts';
import { nationalFile, nationalRow, nationalRows } from '#tests/support/national-places.ts';

const harness = openImportHarness();

/** A file of the base, and a request about it. */
const asked = (text: string, options: ImportOptions = {}) =>
  ({ ...harness.choose(text), type: 'relaypoints', options }) as const;
const types = {
  relayPointTypeId: {
    'Aire de covoiturage': '1',
    "Sortie d'autoroute": '2',
    Parking: '3',
    Supermarché: '4',
    'Auto-stop': '5',
  },
};

test('rows are counted by department, and by commune within those that are chosen', async () => {
  const text = nationalFile([...nationalRows(5000), nationalRow({ insee: '', ouvert: '0' })]);
  const { departments, communes } = await harness.handlers['import.territory'](
    asked(text, { national: { departments: ['2A'] } }),
    call(),
  );
  expect(departments).toEqual([
    { code: '', rows: 1, closed: 1 },
    { code: '01', rows: 1000, closed: 0 },
    { code: '2A', rows: 1000, closed: 0 },
    { code: '54', rows: 1000, closed: 0 },
    { code: '57', rows: 1000, closed: 250 },
    { code: '974', rows: 1000, closed: 0 },
  ]);
  expect(communes).toHaveLength(10);
  expect(communes[0]).toEqual({ code: '2A001', name: 'Commune 2A001', rows: 100 });
});

test('the window reads the file by its schema and says which columns are joined', async () => {
  const found = await harness.handlers['import.inspect'](asked(nationalFile([nationalRow()])), call());
  expect(found.schema).toEqual({ joined: ['horaires', 'duree', 'proprio', 'lumiere'] });
  expect(found.columns).toHaveLength(19);
  const other = await harness.handlers['import.inspect'](asked('Nom;Type;Latitude;Longitude\nA;1;48;6\n'), call());
  expect(other.schema).toBeNull();
});

test('other rows and closed places are left out, and only types of the territory are asked', async () => {
  const national = { departments: ['57'], communes: ['57001'] };
  const request = asked(nationalFile(nationalRows(5000)), { national, values: types });
  const { values } = await harness.handlers['import.values']({ ...request, column: 'relayPointTypeId' }, call());
  expect(values.map(({ value }) => value)).toEqual(['Auto-stop']);
  const report = await harness.handlers['import.check'](request, call());
  expect(report).toMatchObject({ records: 5000, valid: 100, blocked: 0, leftOut: 4900 });
  const { rows } = await harness.handlers['import.rows'](
    { checkId: report.checkId, filter: { state: 'all' }, search: 'vendredi', offset: 4, limit: 1 },
    call(),
  );
  expect(rows[0]?.cells.at(-1)?.text).toContain('du lundi au vendredi');
});

test('what is sent is the territory', async () => {
  const request = asked(nationalFile(nationalRows(200)), { national: { departments: ['01'] }, values: types });
  const { checkId } = await harness.handlers['import.check'](request, call());
  await harness.handlers['import.send']({ checkId }, call());
  const sent = harness.uploads.map(({ text }) => text).join('\n');
  expect(sent).toContain('01001-C-0000');
  expect(sent).toContain('du lundi au vendredi');
  expect(sent).not.toContain('2A001-C');
});

test('the recipe holds the territory and the types', async () => {
  const national = { departments: ['54'], language: 'en' as const };
  const text = nationalFile([nationalRow()]);
  expect(await harness.handlers['import.keepRecipe'](asked(text, { national, values: types }), call())).toBe(true);
  const { recipe } = await harness.handlers['import.inspect'](asked(nationalFile(nationalRows(5))), call());
  expect(recipe?.options).toEqual({ national, values: types });
});

test('lines to correct are saved with the joined texts, which another reading leaves as they are', async () => {
  const text = nationalFile([
    nationalRow({ duree: '60', comm: 'é'.repeat(200), type: '1' }),
    nationalRow({ nom_lieu: '', duree: '90', comm: 'é'.repeat(200), type: '1' }),
  ]);
  const { checkId } = await harness.handlers['import.check'](asked(text), call());
  harness.savePath = `${harness.folder}/saved.csv`;
  const titles: [string, string, string] = ['Ligne', 'Champ', 'Erreur'];
  await harness.handlers['import.saveLines']({ checkId, titles, lines: [], causes: [] }, call());
  const saved = readFileSync(harness.savePath, 'utf8');
  expect(saved).toContain('Durée maximale');
  const again = await harness.handlers['import.check'](asked(saved), call());
  expect(again).toMatchObject({ records: 1, blocked: 1 });
  const page = await harness.handlers['import.rows'](
    { checkId: again.checkId, filter: { state: 'all' }, search: '', offset: 0, limit: 1 },
    call(),
  );
  const full = page.rows[0]?.cells[page.columns.indexOf('fullDescription')]?.text ?? '';
  expect(full.match(/Durée maximale/gu)).toHaveLength(1);
  expect(full).toContain('é'.repeat(200));
});
