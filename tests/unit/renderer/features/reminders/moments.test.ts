import { expect, it } from 'vitest';
import { isBefore, onDay, tomorrow, tonight } from '#renderer/features/reminders/moments.ts';
import { asDay } from '#shared/calendar.ts';

it('tonight is offered until the evening has begun', () => {
  expect(tonight({ day: asDay('2026-03-10'), time: '17:59' })).toEqual({ day: '2026-03-10', time: '18:00' });
  expect(tonight({ day: asDay('2026-03-10'), time: '18:00' })).toBeNull();
});

it('tomorrow is the next day of the calendar, over the end of a month and the change of summer time', () => {
  expect(tomorrow({ day: asDay('2026-02-28'), time: '10:00' })).toEqual({ day: '2026-03-01', time: '09:00' });
  expect(tomorrow({ day: asDay('2026-03-28'), time: '23:30' })).toEqual({ day: '2026-03-29', time: '09:00' });
});

it('a chosen day is its morning, and a moment is before another by its day and its time', () => {
  expect(onDay(asDay('2026-03-11'), null)).toEqual({ day: '2026-03-11', time: '09:00' });
  expect(isBefore(onDay(asDay('2026-03-11'), '08:00'), onDay(asDay('2026-03-11'), '09:00'))).toBe(true);
  expect(isBefore(onDay(asDay('2026-03-11'), '09:00'), onDay(asDay('2026-03-11'), '09:00'))).toBe(false);
});
