import { expect, test } from 'vitest';
import type { NationalChoice } from '#shared/import/national/choice.ts';
import type { ImportChanges } from '#shared/ipc/import-national.ts';
import { call, openImportHarness } from '#tests/support/import-harness.ts';
import { type NationalRow, nationalFile, nationalRow } from '#tests/support/national-places.ts';

const harness = openImportHarness();

const row = (number: number, values: NationalRow = {}) =>
  nationalRow({
    id_lieu: `54395-C-00${number}`,
    nom_lieu: `Lieu ${number}`,
    Ylat: `48.69${number}`,
    type: '1',
    ...values,
  });

/** Checks a file, as the person does with a territory. */
async function check(rows: readonly NationalRow[], national: NationalChoice = {}) {
  const request = { ...harness.choose(nationalFile(rows)), type: 'relaypoints', options: { national } } as const;
  return harness.handlers['import.check'](request, call());
}
async function send(rows: readonly NationalRow[], national?: NationalChoice): Promise<void> {
  const { checkId } = await check(rows, national);
  const messages = rows.flatMap(({ nom_lieu }) => (nom_lieu === '' ? [] : [`${nom_lieu} (48.69, 6.18) added`]));
  harness.answer = () => ({ errors: [], messages });
  await harness.handlers['import.send']({ checkId, leavesOutErrors: true }, call());
}
const compare = async (rows: readonly NationalRow[], national?: NationalChoice): Promise<ImportChanges | null> =>
  harness.handlers['import.changes']({ checkId: (await check(rows, national)).checkId }, call());

test('the next file is told apart: new, changed by field, unchanged, closed and gone', async () => {
  expect(await compare([row(1)])).toMatchObject({ known: 0, fresh: 1 });
  await send([row(1), row(2), row(3), row(4)]);
  const changes = await compare([
    row(1, { date_maj: '2026-06-01' }),
    row(2, { nom_lieu: 'Autre nom', nbre_pl: '5' }),
    row(3, { ouvert: 'false' }),
    row(5),
  ]);
  expect(changes).toEqual({
    known: 4,
    fresh: 1,
    unchanged: [{ line: 2, record: expect.any(String) }],
    changed: [{ line: 3, name: 'Autre nom', columns: ['name', 'places'] }],
    closed: [{ id: '54395-C-003', name: 'Lieu 3' }],
    gone: [{ id: '54395-C-004', name: 'Lieu 4' }],
  });
});

test('unchanged places are left out by their lines', async () => {
  await send([row(1), row(2)]);
  const rows = [row(1), row(2, { nbre_pl: '5' })];
  const changes = await compare(rows);
  const repairs = (changes?.unchanged ?? []).map((line) => ({ leavesOut: 'line' as const, ...line }));
  const report = await harness.handlers['import.check'](
    { ...harness.choose(nationalFile(rows)), type: 'relaypoints', options: { national: {}, repairs } },
    call(),
  );
  expect(report).toMatchObject({ valid: 1, leftOut: 1 });
});

test('places of another territory, and of another publisher, are not gone', async () => {
  await send([row(1), row(2, { id_lieu: '01024-C-001', insee: '01024' })]);
  expect((await compare([row(3)], { departments: ['54'] }))?.gone).toMatchObject([{ id: '54395-C-001' }]);
  const local = row(4, { id_lieu: '', id_local: 'X-1', source: '999999999' });
  expect((await compare([local]))?.gone).toEqual([]);
});

test('lines that the platform refused are not known, and what is known outlives a restart', async () => {
  await send([row(1), row(2, { nom_lieu: '' })]);
  harness.handlers = harness.build();
  expect(await compare([row(1), row(2)])).toMatchObject({ known: 1, fresh: 1, unchanged: [{ line: 2 }] });
});

test('other files are not compared', async () => {
  const text = 'Nom;Type;Latitude;Longitude\nGare;1;48.7;6.1\n';
  const { checkId } = await harness.handlers['import.check'](
    { ...harness.choose(text), type: 'relaypoints', options: {} },
    call(),
  );
  expect(await harness.handlers['import.changes']({ checkId }, call())).toBeNull();
});
