import { describe, expect, it } from 'vitest';
import { daysBetween, idleDays, isPast } from '#shared/resources/solidaryrecords/since.ts';

describe('days between', () => {
  it.each([
    ['2026-11-23', '2026-11-23', 0],
    ['2026-11-22', '2026-11-23', 1],
    ['2026-11-24', '2026-11-23', -1],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-02-28', '2027-03-01', 1],
    ['2026-12-31', '2027-01-01', 1],
    ['2026-01-01', '2027-01-01', 365],
  ])('counts from %s to %s: %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it('counts over the change of summer time and whatever the hour says', () => {
    expect(daysBetween('2026-03-28T23:59:59+00:00', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-24T00:00:00+02:00', '2026-10-26')).toBe(2);
  });

  it('gives none for what is no day', () => {
    expect(daysBetween(null, '2026-11-23')).toBeNull();
    expect(daysBetween('-0001-11-30', '2026-11-23')).toBeNull();
  });
});

it('a first day is past of an open record only, and from the day after on', () => {
  const today = '2026-11-23';
  expect(isPast({ status: 2, fromDate: '2026-11-22' }, today)).toBe(true);
  expect(isPast({ status: 2, fromDate: '2026-11-23' }, today)).toBe(false);
  expect(isPast({ status: 4, fromDate: '2026-11-22' }, today)).toBe(false);
  expect(isPast({ status: 2, fromDate: null }, today)).toBe(false);
});

it('a record is idle above the days of the setting, and not when it is closed', () => {
  const idle = (lastActionDate: string | null, status: 1 | 4 = 1) =>
    idleDays({ status, lastActionDate }, '2026-11-23', 7);
  expect(idle('2026-11-15T10:00:00+00:00')).toBe(8);
  expect(idle('2026-11-16T10:00:00+00:00')).toBeNull();
  expect(idle('2026-11-15T10:00:00+00:00', 4)).toBeNull();
  expect(idle(null)).toBeNull();
});
