import { beforeEach, describe, expect, test } from 'vitest';
import { maxRepairLength } from '#shared/import/limits.ts';
import type { NationalChoice } from '#shared/import/national/choice.ts';
import { keepingRepairs } from '#shared/import/national/keeping.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
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

type ByHand = Readonly<Record<string, unknown>> & { address?: object };

/** The point that the platform makes of a row, with what was changed by hand. */
const pointOf = (values: NationalRow, id: number, byHand: ByHand = {}): object => ({
  id,
  name: values.nom_lieu,
  status: 1,
  relayPointTypeId: Number(values.type),
  relayPointTypeName: `Type ${values.type}`,
  places: Number(values.nbre_pl ?? 0),
  ...byHand,
  address: {
    latitude: Number(values.Ylat).toFixed(6),
    longitude: Number(values.Xlong).toFixed(6),
    addressLocality: values.com_lieu,
    ...byHand.address,
  },
});

interface Choice {
  national?: NationalChoice;
  repairs?: ImportRepair[];
}

/** Checks a file, as the person does with a territory. */
async function check(rows: readonly NationalRow[], { national = {}, repairs = [] }: Choice = {}) {
  const options = { national, repairs };
  const request = { ...harness.choose(nationalFile(rows)), type: 'relaypoints', options } as const;
  return harness.handlers['import.check'](request, call());
}
async function send(rows: readonly NationalRow[], choice?: Choice, outcomes: Record<string, string> = {}) {
  const { checkId } = await check(rows, choice);
  harness.answer = () => {
    const sent = harness.uploads.at(-1)?.text.trim().split('\n').slice(1) ?? [];
    const names = sent.map((line) => line.split(';')[0]?.replaceAll('"', '') ?? '');
    return { errors: [], messages: names.map((name) => `${name} (48.69;6.18) ${outcomes[name] ?? 'added'}`) };
  };
  await harness.handlers['import.send']({ checkId, leavesOutErrors: true }, call());
}
const compare = async (rows: readonly NationalRow[], choice?: Choice, isAnew = false): Promise<ImportChanges> => {
  const { checkId } = await check(rows, choice);
  const changes = await harness.handlers['import.changes']({ checkId, isAnew }, call());
  if (changes === null) throw new Error('the file was not compared');
  return changes;
};
const lines = (some: readonly { line: number }[]) => some.map(({ line }) => line);

let platform: object[];
beforeEach(() => {
  platform = [];
  harness.points = () => platform;
});

describe('the file of the next month', () => {
  test('is told apart: new, changed by field, unchanged, closed and gone', async () => {
    expect(await compare([row(1)])).toMatchObject({ known: 0, fresh: 1, points: 0 });
    platform = [row(1), row(2), row(3), row(4)].map((one, at) => pointOf(one, at + 1));
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
      uncompared: 0,
      unchanged: [{ line: 2, record: expect.any(String) }],
      changed: [
        {
          line: 3,
          record: expect.any(String),
          name: 'Autre nom',
          fields: [
            { column: 'name', file: 'Autre nom', platform: 'Lieu 2', by: 'file', canKeep: true },
            { column: 'places', file: '5', platform: '0', by: 'file', canKeep: true },
          ],
        },
      ],
      edited: [],
      missing: [],
      twins: [],
      closed: [{ id: '54395-C-003', name: 'Lieu 3' }],
      gone: [{ id: '54395-C-004', name: 'Lieu 4' }],
      names: { relayPointTypeId: [{ id: 1, name: 'Type 1' }], communityId: [] },
      points: 4,
      failure: null,
    });
  });

  test('says nothing of the places of another territory, and of another publisher', async () => {
    await send([row(1), row(2, { id_lieu: '01024-C-001', insee: '01024' })]);
    const elsewhere = await compare([row(3)], { national: { departments: ['54'] } });
    expect(elsewhere.gone).toMatchObject([{ id: '54395-C-001' }]);
    const local = row(4, { id_lieu: '', id_local: 'X-1', source: '999999999' });
    expect((await compare([local])).gone).toEqual([]);
  });

  test('is compared with the last import where the platform cannot be read', async () => {
    platform = [pointOf(row(1), 1), pointOf(row(2), 2)];
    await send([row(1), row(2)]);
    harness.points = () => {
      throw new Error('no way');
    };
    const changes = await compare([row(1), row(2, { nbre_pl: '5' })], {}, true);
    expect(changes).toMatchObject({ points: null, failure: { kind: 'internal' }, edited: [], missing: [] });
    expect([lines(changes.unchanged), lines(changes.changed)]).toEqual([[2], [3]]);
    expect(changes.changed[0]?.fields).toMatchObject([{ column: 'places', file: '5', platform: null, by: 'file' }]);
  });

  test('knows no lines that the platform refused or ignored, and outlives a restart', async () => {
    await send(
      [row(1), row(2, { nom_lieu: '' }), row(3)],
      {},
      { 'Lieu 3': 'already exists and will be ignored -> id = 9' },
    );
    platform = [pointOf(row(1), 1)];
    harness.handlers = harness.build();
    const changes = await compare([row(1), row(2), row(3)]);
    expect([changes.known, changes.fresh, lines(changes.unchanged)]).toEqual([1, 2, [2]]);
  });

  test('finds what a person decided anew: decisions about lines do not change the comparison', async () => {
    platform = [pointOf(row(1), 1), pointOf(row(2), 2)];
    await send([row(1), row(2)]);
    const rows = [row(1), row(2, { nbre_pl: '5' })];
    const { unchanged } = await compare(rows);
    const repairs = unchanged.map((line): ImportRepair => ({ leavesOut: 'line', ...line }));
    expect(await check(rows, { repairs })).toMatchObject({ valid: 1, leftOut: 1 });
    expect(lines((await compare(rows, { repairs })).unchanged)).toEqual([2]);
  });
});

describe('what was changed by hand on the platform', () => {
  const [first, second, third] = [row(1), row(2), row(3)];
  const far = { address: { latitude: '48.700000', longitude: '6.190000' } };

  beforeEach(async () => {
    platform = [pointOf(first, 11), pointOf(second, 12), pointOf(third, 13)];
    await send([first, second, third]);
  });

  test('is asked about, whether the file has changed the place too or not', async () => {
    platform = [pointOf(first, 11, far), pointOf(second, 12, { ...far, places: 9 }), pointOf(third, 13)];
    const changes = await compare([first, row(2, { nbre_pl: '5', comm: 'Abri' }), third]);
    expect(lines(changes.unchanged)).toEqual([4]);
    expect(changes.edited).toMatchObject([
      {
        line: 2,
        point: { id: 11 },
        metres: expect.any(Number),
        fields: [
          { column: 'latitude', file: '48.691000', platform: '48.700000', by: 'hand', canKeep: true },
          { column: 'longitude', by: 'hand', canKeep: true },
        ],
      },
      {
        line: 3,
        point: { id: 12 },
        fields: [
          { column: 'latitude', by: 'hand' },
          { column: 'longitude', by: 'hand' },
          { column: 'places', file: '5', platform: '9', by: 'both' },
          { column: 'description', file: 'Abri', platform: '', by: 'file' },
        ],
      },
    ]);
  });

  test('stays by leaving out the line, or by the values of the platform where the file changes others', async () => {
    platform = [pointOf(first, 11, far), pointOf(second, 12, far), pointOf(third, 13)];
    const rows = [first, row(2, { nbre_pl: '5' }), third];
    const { edited, unchanged } = await compare(rows);
    const repairs = [
      ...edited.flatMap(keepingRepairs),
      ...unchanged.map((line): ImportRepair => ({ leavesOut: 'line', ...line })),
    ];
    expect(edited.map(keepingRepairs)).toMatchObject([
      [{ leavesOut: 'line', line: 2 }],
      [
        { column: 'latitude', line: 3, to: '48.700000', from: 'platform' },
        { column: 'longitude', line: 3, to: '6.190000', from: 'platform' },
      ],
    ]);
    expect(lines((await compare(rows, { repairs })).edited)).toEqual([2, 3]);
    await send(rows, { repairs }, { 'Lieu 2': 'already exists and will be updated -> id = 12, externalID = x' });
    expect(harness.uploads.at(-1)?.text.trim().split('\n').slice(1)).toMatchObject([
      expect.stringMatching(/^"?Lieu 2"?;1;48\.700000;6\.190000;5;/u),
    ]);
    // The month after, it is still known as changed by hand.
    platform = [pointOf(first, 11, far), pointOf(row(2, { nbre_pl: '5' }), 12, far), pointOf(third, 13)];
    const later = await compare([first, row(2, { nbre_pl: '7' }), third]);
    expect(later.edited).toMatchObject([
      { line: 2, fields: [{ by: 'hand' }, { by: 'hand' }] },
      { line: 3, fields: [{ column: 'latitude', by: 'hand' }, { by: 'hand' }, { column: 'places', by: 'file' }] },
    ]);
  });

  test('stays also in columns that the file lacks', async () => {
    platform = [pointOf(first, 11, { secured: true, address: { postalCode: '54000' } }), ...platform.slice(1)];
    const rows = [row(1, { nbre_pl: '5' })];
    const { edited } = await compare(rows);
    expect(edited[0]?.fields).toMatchObject([
      { column: 'places', by: 'file' },
      { column: 'secured', file: '0', platform: '1', by: 'hand' },
      { column: 'postalCode', file: '', platform: '54000', by: 'hand' },
    ]);
    const repairs = edited.flatMap(keepingRepairs);
    expect(await check(rows, { repairs })).toMatchObject({ valid: 1, repaired: [1, 1] });
    await send(rows, { repairs });
    const sent = harness.uploads.at(-1)?.text.trim().split('\n').at(-1)?.replaceAll('"', '').split(';');
    expect([sent?.[4], sent?.[6], sent?.[16]]).toEqual(['5', '1', '54000']);
  });

  test('is kept by leaving out the line where a text is too long for a correction', async () => {
    const fullDescription = 'x'.repeat(maxRepairLength + 1);
    platform = [pointOf(first, 11, { fullDescription }), ...platform.slice(1)];
    const { edited } = await compare([row(1, { nbre_pl: '5' })]);
    expect(edited.flatMap(keepingRepairs)).toEqual([{ leavesOut: 'line', line: 2, record: expect.any(String) }]);
  });

  test('is found where the point was moved and renamed, by the id that was read after the import', async () => {
    platform = [pointOf(first, 11, { ...far, name: 'Renommé' }), ...platform.slice(1)];
    expect((await compare([first])).edited).toMatchObject([
      { point: { id: 11, name: 'Renommé' }, fields: [{ column: 'name', by: 'hand' }, {}, {}] },
    ]);
  });

  test('is missing where the point is gone from the surroundings', async () => {
    platform = platform.slice(1);
    const changes = await compare([first, second]);
    expect([lines(changes.missing), lines(changes.unchanged)]).toEqual([[2], [3]]);
  });

  test('is no question where the file says the same by now', async () => {
    platform = [pointOf(first, 11, { places: 8 }), ...platform.slice(1)];
    const changes = await compare([row(1, { nbre_pl: '8' }), second, third]);
    expect([changes.edited, lines(changes.unchanged)]).toEqual([[], [2, 3, 4]]);
  });

  test('is read once for a file, and anew where that is asked for', async () => {
    const reads: number[] = [];
    harness.points = () => {
      reads.push(1);
      return platform;
    };
    const { checkId } = await check([first, second, third]);
    const changes = (isAnew: boolean) => harness.handlers['import.changes']({ checkId, isAnew }, call());
    await changes(false);
    const once = reads.length;
    await changes(false);
    expect(reads).toHaveLength(once);
    await changes(true);
    expect(reads).toHaveLength(2 * once);
  });
});

test('a value that the platform stores otherwise is no change by hand', async () => {
  const stored = pointOf(row(1), 11, { fullDescription: 'nettoyé' });
  platform = [stored];
  await send([row(1, { proprio: 'Département' })]);
  const rows = [row(1, { proprio: 'Département' })];
  expect(lines((await compare(rows)).unchanged)).toEqual([2]);
  platform = [{ ...stored, fullDescription: 'à la main' }];
  expect((await compare(rows, {}, true)).edited).toMatchObject([
    { fields: [{ column: 'fullDescription', by: 'hand' }] },
  ]);
});

test('new places that may stand on the platform already are told: on the spot, or near with a similar name', async () => {
  platform = [
    pointOf(row(1, { nom_lieu: 'Tout autre nom', Xlong: '6.183121' }), 21),
    pointOf(row(2, { nom_lieu: 'Parking du Lieu 2', Ylat: '48.6925' }), 22),
    pointOf(row(3, { nom_lieu: 'Stade', Ylat: '48.6935' }), 23),
    pointOf(row(4), 24),
  ];
  const changes = await compare([row(1), row(2), row(3), row(4)]);
  expect(changes.twins).toMatchObject([
    { line: 2, point: { id: 21 }, metres: 0 },
    { line: 3, point: { id: 22, name: 'Parking du Lieu 2' }, metres: 56 },
  ]);
  // One that stands there as the file says needs no import.
  expect([changes.fresh, lines(changes.unchanged)]).toEqual([3, [5]]);
});

test('other files are not compared', async () => {
  const text = 'Nom;Type;Latitude;Longitude\nGare;1;48.7;6.1\n';
  const { checkId } = await harness.handlers['import.check'](
    { ...harness.choose(text), type: 'relaypoints', options: {} },
    call(),
  );
  expect(await harness.handlers['import.changes']({ checkId }, call())).toBeNull();
});
