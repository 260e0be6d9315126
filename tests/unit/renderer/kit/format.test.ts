import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFormat, formatPhone } from '#renderer/kit/ui/format.ts';
import { asDay } from '#shared/calendar.ts';
import { asInstant } from '#shared/instant.ts';
import { asWallClock } from '#shared/wall-clock.ts';

// Intl separates with narrow and ordinary no-break spaces; what matters here is the words.
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const fr = createFormat('fr');
const en = createFormat('en');

test('a date without time is the same day in every time zone', () => {
  expect(fr.day(asDay('2026-03-05'))).toBe('05/03/2026');
  expect(en.day(asDay('1999-12-31'))).toBe('12/31/1999');
});

test('a day in words is the same in every time zone, and the first of a month is an ordinal in French', () => {
  expect(fr.dayInWords(asDay('2027-06-01'))).toBe('mardi 1er juin 2027');
  expect(fr.dayInWords(asDay('2027-06-11'))).toBe('vendredi 11 juin 2027');
  expect(en.dayInWords(asDay('2027-06-01'))).toBe('Tuesday, June 1, 2027');
});

test('a timestamp shows in local time', () => {
  const moment = new Date(2026, 2, 5, 14, 5, 9);
  expect(fr.date(moment)).toBe('05/03/2026');
  expect(plain(fr.dateTime(moment))).toBe('05/03/2026 14:05');
  expect(fr.time(moment)).toBe('14:05:09');
});

describe('in a zone other than UTC', () => {
  const { TZ } = process.env;
  beforeEach(() => {
    process.env.TZ = 'Europe/Paris';
  });
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  test('a point in time is shown in the zone of the person, whatever its offset, without naming a zone', () => {
    const format = createFormat('fr');
    // What the platform wrote of a thing done at 0:54 of the 24th, in winter; recorded.
    const instant = asInstant('2026-11-23T23:54:12+00:00');
    expect(format.date(instant)).toBe('24/11/2026');
    expect(plain(format.dateTime(instant))).toBe('24/11/2026 00:54');
    expect(format.hour(instant)).toBe('00:54');
    expect(plain(format.dateTime(asInstant('2026-07-01T10:00:00+00:00')))).toBe('01/07/2026 12:00');
  });

  test('days and hours of a place stay as they are written', () => {
    const format = createFormat('fr');
    expect(format.wallClock(asWallClock('2026-11-23T23:54:00'), true)).toBe('23/11/2026 23:54');
    expect(format.day(asDay('2026-11-23'))).toBe('23/11/2026');
  });

  test('yesterday is the day before by the calendar of the person', () => {
    const format = createFormat('fr');
    const now = new Date('2026-11-24T00:30:00+01:00');
    expect(format.relative(asInstant('2026-11-23T23:20:00+00:00'), now)).toBe('il y a 10 minutes');
    expect(format.relative(asInstant('2026-11-22T20:00:00+00:00'), now)).toBe('avant-hier');
    expect(format.relative(asInstant('2026-11-22T23:20:00+00:00'), now)).toBe('hier');
  });
});

test('neither kind is taken for the other', () => {
  const [day, hours] = [asDay('2026-11-23'), asWallClock('2026-11-23T23:54:00')];
  const instant = asInstant('2026-11-23T23:54:12+00:00');
  // @ts-expect-error a day has no zone
  fr.dateTime(day);
  // @ts-expect-error an event's hours have no zone
  fr.dateTime(hours);
  // @ts-expect-error a point in time has another day elsewhere
  fr.day(instant);
  // @ts-expect-error a point in time has other hours elsewhere
  fr.wallClock(instant, true);
});

test.each([
  [-30, 'cette minute-ci', 'this minute'],
  [-60 * 59, 'il y a 59 minutes', '59 minutes ago'],
  [-3600 * 5, 'il y a 5 heures', '5 hours ago'],
  [-86_400, 'hier', 'yesterday'],
  [86_400 * 3, 'dans 3 jours', 'in 3 days'],
  [-86_400 * 15, 'il y a 2 semaines', '2 weeks ago'],
  [-86_400 * 61, 'il y a 2 mois', '2 months ago'],
  [-86_400 * 800, 'il y a 2 ans', '2 years ago'],
])('%i seconds away reads "%s"', (seconds, french, english) => {
  const now = new Date('2026-03-05T12:00:00Z');
  const moment = new Date(now.getTime() + seconds * 1000);
  expect(plain(fr.relative(moment, now))).toBe(french);
  expect(en.relative(moment, now)).toBe(english);
});

test('numbers, lists and sizes follow the language', () => {
  expect(plain(fr.number(1248))).toBe('1 248');
  expect(en.number(1248)).toBe('1,248');
  expect(fr.list(['a', 'b', 'c'])).toBe('a, b et c');
  expect(plain(fr.size(0))).toBe('0 o');
  expect(plain(fr.size(590))).toBe('590 o');
  expect(plain(en.size(590))).toBe('590 B');
  expect(plain(fr.size(1_400_000))).toBe('1,4 Mo');
  expect(en.size(2_500)).toBe('2.5 kB');
});

test.each([
  ['0612345678', '06 12 34 56 78'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['0033 612345678', '+33 6 12 34 56 78'],
  ['3949', '3949'],
  ['+3225551212', '+3225551212'],
  ['à rappeler', 'à rappeler'],
])('the telephone number %s reads %s', (stored, shown) => expect(formatPhone(stored)).toBe(shown));

test.each([
  [12.4, '12 m', '12 m'],
  [999, '999 m', '999 m'],
  [1240, '1,2 km', '1.2 km'],
])('%s metres', (metres, french, english) => {
  expect(plain(fr.distance(metres))).toBe(french);
  expect(plain(en.distance(metres))).toBe(english);
});

test('countries are shown by their names', () => {
  expect(fr.countries(['FR', 'BE'])).toBe('France et Belgique');
  expect(en.countries(['FR', 'BE'])).toBe('France and Belgium');
});

const unreadableDates = [
  '',
  '0000-00-00',
  '0000-00-00T00:00:00+00:00',
  '-0001-11-30T00:00:00+00:00',
  '2026-02-31T00:00:00+00:00',
  'demain',
];

test.each(unreadableDates)('an invalid date, "%s", is shown as unreadable, and never as another date', (text) => {
  const format = createFormat('fr', { unreadable: (read) => `illisible : ${read}` });
  const shown = `illisible : ${text.split('T')[0]}`;
  expect(format.day(asDay(text))).toBe(shown);
  expect(format.dayInWords(asDay(text))).toBe(shown);
  expect(format.wallClock(asWallClock(text), true)).toBe(shown);
  expect(format.date(asInstant(text))).toBe(shown);
  expect(format.dateTime(asInstant(text))).toBe(shown);
  expect(format.relative(asInstant(text))).toBe(shown);
  expect(format.time(asInstant(text))).toBe(shown);
});

test('an invalid timestamp is shown as unreadable', () => {
  const format = createFormat('fr', { unreadable: (read) => `illisible : ${read}` });
  expect(format.dateTime(asInstant('2026-03-05T25:00:00+00:00'))).toBe('illisible : 2026-03-05T25:00:00+00:00');
  expect(format.dateTime(asInstant('2026-03-05'))).toBe('illisible : 2026-03-05');
  expect(format.dateTime(new Date(Number.NaN))).toBe('illisible : ');
  expect(format.date(new Date(Number.NaN))).toBe('illisible : ');
});
