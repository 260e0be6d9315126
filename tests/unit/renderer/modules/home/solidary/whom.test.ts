import { describe, expect, it } from 'vitest';
import { firstPeople, missingOf } from '#renderer/modules/home/solidary/check-proofs.ts';
import { callsOf, countsOf } from '#renderer/modules/home/solidary/whom.ts';
import { asDay } from '#shared/calendar.ts';
import { asInstant } from '#shared/instant.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { type SolidaryRecordRow, solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { structureItem } from '#shared/resources/solidarystructures/item.ts';
import { wireStructure } from '#tests/support/fake-structures.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';

// A recorded collection.
const [wire] = (recordedBody('listSolidaries', 'all') as { 'hydra:member': unknown[] })['hydra:member'];
const row = (id: number, more: Partial<SolidaryRecordRow> = {}): SolidaryRecordRow => ({
  ...solidaryRecords.row.parse(wire),
  id,
  status: 2,
  fromDate: asDay('2026-04-20'),
  lastActionDate: asInstant('2026-03-09T10:00:00+00:00'),
  ...more,
});
const day = { today: asDay('2026-03-10'), staleDays: 7 };
const calls = (...rows: SolidaryRecordRow[]) => callsOf(rows, day).map((call) => [call.row.id, call.reason, call.days]);

describe('whom to call today', () => {
  it('is who leaves soon, then whom nobody has handled, then who left, then who waits', () => {
    expect(
      calls(
        row(1, { lastActionDate: asInstant('2026-03-01T10:00:00+00:00') }),
        row(2, { fromDate: asDay('2026-03-01') }),
        row(3, { status: 0 }),
        row(4, { fromDate: asDay('2026-03-12') }),
        row(5, { fromDate: asDay('2026-03-10'), status: 0 }),
      ),
    ).toEqual([
      [5, 'soon', 0],
      [4, 'soon', 2],
      [3, 'new', 0],
      [2, 'past', 9],
      [1, 'stale', 9],
    ]);
  });

  it('is first, of those who leave the same day, who has no solution yet', () => {
    const near = { fromDate: asDay('2026-03-11') };
    expect(calls(row(1, { ...near, status: 3 }), row(2, near), row(3, { ...near, status: 1 }))).toEqual([
      [2, 'soon', 1],
      [3, 'soon', 1],
      [1, 'soon', 1],
    ]);
  });

  it('is nobody whose record is closed, replaced, or neither near nor waiting', () => {
    const near = { fromDate: asDay('2026-03-11') };
    expect(calls(row(1, { ...near, status: 4 }), row(2, { ...near, status: 6 }), row(3))).toEqual([]);
  });

  it('counts the days by the calendar, over the change of summer time', () => {
    const found = callsOf([row(1, { fromDate: asDay('2026-03-30') })], { today: asDay('2026-03-28'), staleDays: 7 });
    expect(found).toMatchObject([{ reason: 'soon', days: 2 }]);
  });
});

it('the open records are counted by status, with those that have none', () => {
  expect(countsOf([row(1), row(2), row(3, { status: 0 }), row(4, { status: 4 })])).toEqual([
    { status: 0, count: 1 },
    { status: 1, count: 0 },
    { status: 2, count: 2 },
    { status: 3, count: 0 },
  ]);
});

it('each person is looked at once, and five at most', () => {
  const rows = [1, 1, 2, 3, 4, 5, 6].map((person, at) => row(at + 1, { userId: userId.parse(person) }));
  expect(firstPeople([row(9, { userId: null }), ...rows]).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
});

it('a mandatory proof is missing when it was not given, and when a box was left unticked or a text emptied', () => {
  const proof = (id: number, more: object) => ({
    id,
    label: `P${id}`,
    type: 1,
    position: id,
    mandatory: true,
    activated: true,
    ...more,
  });
  const structure = structureItem.parse(
    wireStructure(1, {
      structureProofs: [
        proof(1, { checkbox: true }),
        proof(2, { input: true }),
        proof(3, { file: true }),
        proof(4, { input: true, mandatory: false }),
        proof(5, { input: true, activated: false }),
        proof(6, { checkbox: true }),
      ],
    }),
  );
  const given = [
    { structureProofId: 1, kind: 'checkbox', value: false, file: null },
    { structureProofId: 2, kind: 'input', value: '', file: null },
    { structureProofId: 3, kind: 'file', value: null, file: null },
    { structureProofId: 6, kind: 'checkbox', value: true, file: null },
  ] as const;
  expect(missingOf(structure, given)).toEqual(['P1', 'P2', 'P3']);
  expect(missingOf(structure, [])).toEqual(['P1', 'P2', 'P3', 'P6']);
});
