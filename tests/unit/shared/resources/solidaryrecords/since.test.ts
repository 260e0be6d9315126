import { expect, it } from 'vitest';
import { asDay } from '#shared/calendar.ts';
import { asInstant, type Instant } from '#shared/instant.ts';
import { idleDays, isPast } from '#shared/resources/solidaryrecords/since.ts';

it('a first day is past of an open record only, and from the day after on', () => {
  const today = asDay('2026-11-23');
  expect(isPast({ status: 2, fromDate: asDay('2026-11-22') }, today)).toBe(true);
  expect(isPast({ status: 2, fromDate: asDay('2026-11-23') }, today)).toBe(false);
  expect(isPast({ status: 4, fromDate: asDay('2026-11-22') }, today)).toBe(false);
  expect(isPast({ status: 2, fromDate: null }, today)).toBe(false);
});

it('a record is idle above the days of the setting, and not when it is closed', () => {
  const idle = (lastActionDate: Instant | null, status: 1 | 4 = 1) =>
    idleDays({ status, lastActionDate }, asDay('2026-11-23'), 7);
  expect(idle(asInstant('2026-11-15T10:00:00+00:00'))).toBe(8);
  expect(idle(asInstant('2026-11-16T10:00:00+00:00'))).toBeNull();
  expect(idle(asInstant('2026-11-15T10:00:00+00:00'), 4)).toBeNull();
  expect(idle(null)).toBeNull();
});
