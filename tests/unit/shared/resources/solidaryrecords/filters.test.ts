import { describe, expect, it } from 'vitest';
import { asDay } from '#shared/calendar.ts';
import { asInstant } from '#shared/instant.ts';
import { filterParams, listQuerySchema } from '#shared/resources/define.ts';
import { beyondRecords } from '#shared/resources/solidaryrecords/filters.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';

const row = {
  telephone: '+33 6 11 22 33 44',
  status: 2 as const,
  fromDate: asDay('2026-03-10'),
  lastActionDate: asInstant('2026-03-01T10:00:00+00:00'),
};
const includes = (filters: Parameters<typeof beyondRecords>[0], changes: Partial<typeof row> | object = {}) =>
  beyondRecords(filters)?.includes({ ...row, ...changes });

describe('what is compared on this computer', () => {
  it('is nothing where the platform compares all', () => {
    expect(beyondRecords({ familyName: 'Bel' })).toBeNull();
    expect(beyondRecords({})).toBeNull();
  });

  it('is a telephone in any spelling, a status, a departure and the last action', () => {
    expect(includes({ familyName: '0611223344' })).toBe(true);
    expect(includes({ familyName: '06 11 22 33 45' })).toBe(false);
    expect(includes({ status: 2 })).toBe(true);
    expect(includes({ status: 1 })).toBe(false);
  });

  it.each([
    [{ from: '2026-03-10', to: '2026-03-10' }, true],
    [{ to: '2026-03-09' }, false],
    [{ from: '2026-03-11' }, false],
    [{ from: '2026-03-01' }, true],
  ])('a departure %o: %s', (departure, expected) => {
    const days = Object.fromEntries(Object.entries(departure).map(([end, day]) => [end, asDay(day)]));
    expect(includes({ departure: days })).toBe(expected);
    expect(includes({ departure: days }, { fromDate: null })).toBe(false);
  });

  it('is without action since before a day, open records alone', () => {
    expect(includes({ idleSince: asDay('2026-03-02') })).toBe(true);
    expect(includes({ idleSince: asDay('2026-03-01') })).toBe(false);
    expect(includes({ idleSince: asDay('2026-03-02') }, { status: 4 })).toBe(false);
    expect(includes({ idleSince: asDay('2026-03-02') }, { lastActionDate: null })).toBe(false);
  });

  it('is all of them together', () => {
    expect(includes({ status: 2, departure: { to: asDay('2026-03-09') } })).toBe(false);
  });
});

it('nothing of these filters goes to the platform, and no other value is taken', () => {
  const { filters } = solidaryRecords;
  const departure = { from: asDay('2026-03-10') };
  expect(filterParams(filters, { status: 2, departure, idleSince: asDay('2026-03-10'), progression: 100 })).toEqual([
    [['progression', '100']],
  ]);
  const query = (values: object) =>
    listQuerySchema(solidaryRecords).safeParse({ page: 1, perPage: 20, sort: [], filters: values }).success;
  expect(query({ status: 2, departure, idleSince: '2026-03-10' })).toBe(true);
  expect(query({ status: 6 })).toBe(false);
  expect(query({ departure: { from: '2026-02-30' } })).toBe(false);
  expect(query({ idleSince: 'today' })).toBe(false);
});
