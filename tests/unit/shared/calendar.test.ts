import { expect, test } from 'vitest';
import { isDay, minutesOf, timeOfMinutes } from '#shared/calendar.ts';
import { asInstant, millisecondsOf } from '#shared/instant.ts';
import { events } from '#shared/resources/events/index.ts';
import { user } from '#shared/resources/users/user.ts';
import { asWallClock, whenIs } from '#shared/wall-clock.ts';

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-02-31', false],
  ['0000-00-00', false],
  ['0000-01-01', false],
  ['0099-01-01', true],
  ['-0001-11-30', false],
  ['2026-2-3', false],
  ['', false],
])('"%s" is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['23:59', 1439],
])('%s is %i minutes after midnight, and back', (time, minutes) => {
  expect([minutesOf(time), timeOfMinutes(minutes)]).toEqual([minutes, time]);
});

test('a time has no part of a minute, and begins anew at midnight', () => {
  expect([570.5, 1440, 1500, -30].map(timeOfMinutes)).toEqual(['09:30', '00:00', '01:00', '23:30']);
});

test('a date and time must have a day, an hour and an offset', () => {
  expect(millisecondsOf(asInstant('2026-03-05T23:30:00-05:00'))).toBe(Date.UTC(2026, 2, 6, 4, 30));
  expect(millisecondsOf(asInstant('2026-03-05T04:30:00.250Z'))).toBe(Date.UTC(2026, 2, 5, 4, 30, 0, 250));
  for (const text of ['2026-03-05', '2026-03-05T04:30:00', '2026-02-31T00:00:00Z', '2026-03-05T24:00:00Z', '']) {
    expect(millisecondsOf(asInstant(text))).toBeNull();
  }
});

test('a person with invalid dates can be read, and the dates are kept for display', () => {
  const read = user.parse({
    id: 1,
    birthDate: '-0001-11-30T00:00:00+00:00',
    parentalConsentDate: '1990-02-31T00:00:00+00:00',
    createdDate: '0000-00-00',
    lastActivityDate: '',
  });
  expect(read.birthDate).toBe('-0001-11-30');
  expect(read.parentalConsentDate).toBe('1990-02-31');
  expect(read.createdDate).toBe('0000-00-00');
  expect(read.lastActivityDate).toBeNull();
});

test('an event with invalid dates can be read, and is neither past nor upcoming', () => {
  const wire = { id: 1, name: 'Fête', fromDate: '-0001-11-30T00:00:00+00:00', toDate: '2026-06-20T18:00:00+00:00' };
  const read = events.row.parse(wire);
  expect(read.fromDate).toBe('-0001-11-30T00:00:00+00:00');
  expect(read.toDate).toBe('2026-06-20T18:00:00');
  expect(whenIs(read, asWallClock('2027-01-01T00:00:00'))).toBeNull();
});
