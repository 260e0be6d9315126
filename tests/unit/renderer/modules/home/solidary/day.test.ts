import { describe, expect, it } from 'vitest';
import { firstPeople, missingOf } from '#renderer/modules/home/solidary/check-proofs.ts';
import { countsOf, type DayEntry, dayOf, type Handled } from '#renderer/modules/home/solidary/day.ts';
import { driversToCall } from '#renderer/modules/home/solidary/drivers-to-call.ts';
import { asDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import { asInstant } from '#shared/instant.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
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
const today = asDay('2026-03-10');
const at = (days: number) => ({ fromDate: addDays(today, days) });
const nothing: Handled = new Map();
const groupsOf = (
  rows: readonly SolidaryRecordRow[],
  { times = {}, handled = nothing }: { times?: Readonly<Record<number, string>>; handled?: Handled } = {},
) => {
  const groups = dayOf(rows, { today, staleDays: 7, timeOf: (id) => times[id] ?? null, handled });
  return Object.fromEntries(
    [...groups]
      .filter(([, entries]) => entries.length > 0)
      .map(([group, entries]) => [group, entries.map(({ row: { id }, days }) => [id, days])]),
  );
};

describe('the day of an operator', () => {
  it('holds each open record once, for its most urgent reason', () => {
    expect(
      groupsOf([
        row(1, { lastActionDate: asInstant('2026-03-01T10:00:00+00:00') }),
        row(2, at(-9)),
        row(3, { status: 0 }),
        row(4, at(1)),
        row(5, { ...at(0), status: 0 }),
        row(6, { ...at(-2), status: 0 }),
      ]),
    ).toEqual({
      today: [[5, 0]],
      tomorrow: [[4, 0]],
      new: [
        [3, 0],
        [6, 0],
      ],
      late: [[2, 9]],
      stale: [[1, 9]],
    });
  });

  it('goes by the hour where it is known, then by who has no solution yet', () => {
    const rows = [row(1, { ...at(0), status: 3 }), row(2, at(0)), row(3, at(0)), row(4, at(0))];
    expect(groupsOf(rows, { times: { 3: '09:30', 4: '07:15' } })).toEqual({
      today: [
        [4, 0],
        [3, 0],
        [2, 0],
        [1, 0],
      ],
    });
  });

  it('has the shortest lateness and the longest silence first', () => {
    const silent = (days: number) => ({ lastActionDate: asInstant(`${addDays(today, -days)}T10:00:00+00:00`) });
    expect(groupsOf([row(1, at(-9)), row(2, at(-1)), row(3, silent(8)), row(4, silent(20))])).toEqual({
      late: [
        [2, 1],
        [1, 9],
      ],
      stale: [
        [4, 20],
        [3, 8],
      ],
    });
  });

  it('is without records that are closed, replaced, or neither near nor waiting', () => {
    expect(groupsOf([row(1, { ...at(1), status: 4 }), row(2, { ...at(1), status: 6 }), row(3)])).toEqual({});
  });

  it('counts the days by the calendar, over the change of summer time', () => {
    const found = dayOf([row(1, { fromDate: asDay('2026-03-28') })], {
      today: asDay('2026-03-30'),
      staleDays: 7,
      timeOf: () => null,
      handled: nothing,
    });
    expect(found.get('late')).toMatchObject([{ days: 2 }]);
  });

  it('keeps what was handled where it was, also when the platform has it elsewhere or no longer', () => {
    const silent = row(1, { lastActionDate: asInstant('2026-02-01T10:00:00+00:00') });
    const closed = row(2, at(0));
    const handled = new Map<number, DayEntry>([
      [1, { row: silent, group: 'stale', days: 37 }],
      [2, { row: closed, group: 'today', days: 0 }],
    ]);
    expect(groupsOf([row(1, { lastActionDate: asInstant('2026-03-10T10:00:00+00:00') })], { handled })).toEqual({
      today: [[2, 0]],
      stale: [[1, 37]],
    });
  });
});

describe('the drivers to call back', () => {
  const entry = (id: number, action: string, when: string): DiaryEntry => ({
    action: `solidary_${action}`,
    comment: null,
    progression: 50,
    authorAvatar: null,
    author: null,
    givenName: 'Paul',
    familyName: `Roy ${id}`,
    avatar: null,
    userId: userId.parse(id),
    at: asInstant(when),
  });
  const record = (id: number, ...diary: DiaryEntry[]) => ({
    id,
    userId: userId.parse(1),
    givenName: 'Ada',
    familyName: 'Bel',
    diary,
    drivers: [],
  });
  const names = (...records: ReturnType<typeof record>[]) =>
    driversToCall(records).map(({ name, step, record: of }) => [name, step, of]);

  it('are those who were contacted and have not answered, the longest wait first', () => {
    expect(
      names(
        record(
          7,
          entry(2, 'contact_call', '2026-03-09T10:00:00+00:00'),
          entry(3, 'contact_call', '2026-03-08T10:00:00+00:00'),
        ),
        record(
          8,
          entry(2, 'reminder_call', '2026-03-07T12:00:00+00:00'),
          entry(2, 'contact_call', '2026-03-06T10:00:00+00:00'),
        ),
      ),
    ).toEqual([
      ['Paul Roy 2', 'reminded', 8],
      ['Paul Roy 3', 'contacted', 7],
      ['Paul Roy 2', 'contacted', 7],
    ]);
  });

  it.each(['link', 'carpool_refusal'])('are not those of whom %s is noted', (answer) => {
    expect(
      names(
        record(7, entry(2, 'contact_call', '2026-03-09T10:00:00+00:00'), entry(2, answer, '2026-03-09T11:00:00+00:00')),
      ),
    ).toEqual([]);
  });

  it('are not the person who is driven', () => {
    expect(names(record(7, entry(1, 'contact_call', '2026-03-09T10:00:00+00:00')))).toEqual([]);
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
