import { expect, test } from 'vitest';
import { createFormat, formatPhone } from '#renderer/kit/ui/format.ts';

// Intl separates with narrow and ordinary no-break spaces; what matters here is the words.
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const fr = createFormat('fr');
const en = createFormat('en');

test('a date without time is the same day in every time zone', () => {
  expect(fr.day('2026-03-05')).toBe('05/03/2026');
  expect(fr.day('2026-03-05T23:59:59+00:00')).toBe('05/03/2026');
  expect(en.day('1999-12-31')).toBe('12/31/1999');
});

test('a day in words is the same in every time zone, and the first of a month is an ordinal in French', () => {
  expect(fr.dayInWords('2027-06-01')).toBe('mardi 1er juin 2027');
  expect(fr.dayInWords('2027-06-11T23:59:59')).toBe('vendredi 11 juin 2027');
  expect(en.dayInWords('2027-06-01')).toBe('Tuesday, June 1, 2027');
});

test('a timestamp shows in local time', () => {
  const moment = new Date(2026, 2, 5, 14, 5, 9);
  expect(fr.date(moment)).toBe('05/03/2026');
  expect(plain(fr.dateTime(moment))).toBe('05/03/2026 14:05');
  expect(fr.time(moment)).toBe('14:05:09');
});

test('a timestamp shows in UTC, labelled as such, where the site asks for it', () => {
  const utc = createFormat('fr', { isUtc: true });
  const moment = '2026-03-05T23:30:00-05:00';
  expect(utc.date(moment)).toBe('06/03/2026');
  expect(plain(utc.dateTime(moment))).toBe('06/03/2026 04:30 UTC');
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
  expect(plain(fr.size(0))).toBe('0 octet');
  expect(plain(en.size(317))).toBe('317 bytes');
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
  expect(format.day(text)).toBe(shown);
  expect(format.dayInWords(text)).toBe(shown);
  expect(format.wallClock(text, true)).toBe(shown);
  expect(format.date(text)).toBe(shown);
  expect(format.dateTime(text)).toBe(shown);
  expect(format.relative(text)).toBe(shown);
  expect(format.time(text)).toBe(shown);
});

test('an invalid timestamp is shown as unreadable', () => {
  const format = createFormat('fr', { unreadable: (read) => `illisible : ${read}` });
  expect(format.dateTime('2026-03-05T25:00:00+00:00')).toBe('illisible : 2026-03-05T25:00:00+00:00');
  expect(format.dateTime('2026-03-05')).toBe('illisible : 2026-03-05');
  expect(format.dateTime(new Date(Number.NaN))).toBe('illisible : ');
  expect(format.date(new Date(Number.NaN))).toBe('illisible : ');
});

test('a date without time is never converted to a timestamp by any formatter', () => {
  const { TZ } = process.env;
  process.env.TZ = 'America/Los_Angeles';
  try {
    expect(new Date('1982-02-03').getDate()).toBe(2);
    expect(createFormat('fr').date('1982-02-03')).toBe('03/02/1982');
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});
