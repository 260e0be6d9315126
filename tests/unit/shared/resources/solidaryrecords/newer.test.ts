import { expect, it } from 'vitest';
import { asInstant } from '#shared/instant.ts';
import { isAfter, newestOf } from '#shared/resources/solidaryrecords/newer.ts';

it('moments are compared as moments, also over the change of summer time', () => {
  expect(isAfter(asInstant('2026-10-25T02:10:00+01:00'), asInstant('2026-10-25T02:50:00+02:00'))).toBe(true);
  expect(isAfter(asInstant('2026-10-25T02:50:00+02:00'), asInstant('2026-10-25T02:10:00+01:00'))).toBe(false);
  expect(isAfter(asInstant('2026-10-25T02:50:00+02:00'), asInstant('2026-10-25T02:50:00+02:00'))).toBe(false);
});

it('any moment is after none, and what is no moment is after nothing that is one', () => {
  expect(isAfter(asInstant('2026-10-25T02:10:00+01:00'), null)).toBe(true);
  expect(isAfter(null, null)).toBe(false);
  expect(isAfter(asInstant('demain'), asInstant('2026-10-25T02:10:00+01:00'))).toBe(false);
});

it('a row stands for its record only where it tells of a later action', () => {
  const record = { lastActionDate: asInstant('2026-11-23T10:00:00+01:00') };
  const later = { lastActionDate: asInstant('2026-11-23T10:00:01+01:00') };
  expect(newestOf(record, later)).toBe(later);
  expect(newestOf(record, { ...record })).toBe(record);
  expect(newestOf(later, record)).toBe(later);
  expect(newestOf(null, later)).toBe(later);
  expect(newestOf(record, null)).toBe(record);
  expect(newestOf(null, null)).toBeNull();
});
