import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFormat, formatPhone } from '#renderer/kit/ui/format.ts';
import { asDay } from '#shared/calendar.ts';
import { asInstant } from '#shared/instant.ts';
import { asWallClock } from '#shared/wall-clock.ts';

// Intl separates with narrow and ordinary no-break spaces; what matters here is the words.
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const fr = createFormat('fr');
const en = createFormat('en-GB');
const now = new Date(2026, 2, 5, 14, 5, 9);

test('a date without time is the same day in every time zone', () => {
  expect(fr.day(asDay('2026-03-05'))).toBe('5 mars 2026');
  expect(fr.day(asDay('1967-05-01'))).toBe('1er mai 1967');
  expect(en.day(asDay('1999-12-31'))).toBe('31 Dec 1999');
});

test('a day in words is the same in every time zone, and the first of a month is an ordinal in French', () => {
  expect(fr.dayInWords(asDay('2027-06-01'))).toBe('mardi 1er juin 2027');
  expect(fr.dayInWords(asDay('2027-06-11'))).toBe('vendredi 11 juin 2027');
  expect(en.dayInWords(asDay('2027-06-01'))).toBe('Tuesday, 1 June 2027');
});

test('a day of a journey has its weekday, and its year where it is another one', () => {
  expect(fr.shortDay(asDay('2026-12-05'), now)).toBe('sam. 5 déc.');
  expect(fr.shortDay(asDay('2027-01-01'), now)).toBe('ven. 1er janv. 2027');
  expect(en.shortDay(asDay('2026-12-05'), now)).toBe('Sat 5 Dec');
  expect(en.shortDay(asDay('2027-01-01'), now)).toBe('Fri, 1 Jan 2027');
});

test('the hours of a place stay as they are written', () => {
  const start = asWallClock('2026-12-05T09:30:00');
  expect(fr.wallClock(start, true, now)).toBe('sam. 5 déc. à 09:30');
  expect(fr.wallClock(start, false, now)).toBe('sam. 5 déc.');
  expect(en.wallClock(start, true, now)).toBe('Sat 5 Dec at 09:30');
});

test('a timestamp shows in local time', () => {
  expect(fr.date(now, now)).toBe('5 mars');
  expect(fr.dateTime(now, now)).toBe('5 mars à 14:05');
  expect(fr.date(now, new Date(2027, 0, 1))).toBe('5 mars 2026');
  expect(en.dateTime(now, new Date(2027, 0, 1))).toBe('5 Mar 2026 at 14:05');
  expect(fr.hour(now)).toBe('14:05');
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
    const later = new Date('2026-12-31T12:00:00+01:00');
    expect(format.date(instant, later)).toBe('24 nov.');
    expect(format.dateTime(instant, later)).toBe('24 nov. à 00:54');
    expect(format.hour(instant)).toBe('00:54');
    expect(format.dateTime(asInstant('2026-07-01T10:00:00+00:00'), later)).toBe('1er juil. à 12:00');
  });

  test('the exact time of a moment names the day, the hour and the zone in words', () => {
    const instant = asInstant('2026-11-23T23:54:12+00:00');
    expect(createFormat('fr').exact(instant)).toBe('mardi 24 novembre 2026 à 00:54 (heure normale d’Europe centrale)');
    expect(createFormat('en-GB').exact(instant)).toBe(
      'Tuesday, 24 November 2026 at 00:54 (Central European Standard Time)',
    );
  });

  test('days and hours of a place stay as they are written', () => {
    const format = createFormat('fr');
    const year = new Date(2026, 0, 1);
    expect(format.wallClock(asWallClock('2026-11-23T23:54:00'), true, year)).toBe('lun. 23 nov. à 23:54');
    expect(format.day(asDay('2026-11-23'))).toBe('23 nov. 2026');
  });

  test('yesterday is the day before by the calendar of the person', () => {
    const format = createFormat('fr');
    const early = new Date('2026-11-24T00:30:00+01:00');
    expect(plain(format.moment(asInstant('2026-11-23T23:20:00+00:00'), early))).toBe('il y a 10 min');
    expect(format.moment(asInstant('2026-11-22T20:00:00+00:00'), early)).toBe('dimanche à 21:00');
    expect(format.moment(asInstant('2026-11-22T23:20:00+00:00'), early)).toBe('hier');
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

const HOUR = 3600;
const DAY = 24 * HOUR;

test.each([
  [-30, 'à l’instant', 'just now'],
  [-60 * 59, 'il y a 59 min', '59 minutes ago'],
  [-HOUR * 5, 'il y a 5 h', '5 hours ago'],
  [-HOUR * 11, 'il y a 11 h', '11 hours ago'],
  [-HOUR * 15, 'hier', 'yesterday'],
  [-DAY, 'hier', 'yesterday'],
  [-DAY * 2, 'mardi à 14:05', 'Tuesday at 14:05'],
  [-DAY * 6, 'vendredi à 14:05', 'Friday at 14:05'],
  [-DAY * 7, '26 févr.', '26 Feb'],
  [-DAY * 63, '1er janv.', '1 Jan'],
  [-DAY * 152, '4 oct. 2025', '4 Oct 2025'],
  [HOUR * 3, 'dans 3 h', 'in 3 hours'],
  [DAY, 'demain', 'tomorrow'],
  [DAY * 3, '8 mars', '8 Mar'],
])('%i seconds away reads "%s"', (seconds, french, english) => {
  const moment = new Date(now.getTime() + seconds * 1000);
  expect(plain(fr.moment(moment, now))).toBe(french);
  expect(en.moment(moment, now)).toBe(english);
});

test('numbers, lists and sizes follow the language', () => {
  expect(plain(fr.number(1248))).toBe('1 248');
  expect(en.number(1248)).toBe('1,248');
  expect(fr.list(['a', 'b', 'c'])).toBe('a, b et c');
  expect(plain(fr.size(0))).toBe('0 o');
  expect(plain(fr.size(590))).toBe('590 o');
  expect(plain(en.size(590))).toBe('590 B');
  expect(plain(fr.size(2_844_000))).toBe('2,84 Mo');
  expect(plain(fr.size(1_700_000))).toBe('1,70 Mo');
  expect(plain(fr.size(5_000_000))).toBe('5 Mo');
  expect(en.size(2_844_000)).toBe('2.84 MB');
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
  [10_200, '10,2 km', '10.2 km'],
])('%s metres', (metres, french, english) => {
  expect(plain(fr.distance(metres))).toBe(french);
  expect(plain(en.distance(metres))).toBe(english);
});

test('coordinates have six decimals, a minus sign and one form in each language', () => {
  const place = { latitude: 48.3726, longitude: -4.5027 };
  expect(fr.coordinates(place)).toBe('48,372600\u00a0; −4,502700');
  expect(en.coordinates(place)).toBe('48.372600; −4.502700');
  expect(fr.degrees(place.longitude)).toBe('−4,502700');
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
  expect(format.moment(asInstant(text))).toBe(shown);
  expect(format.exact(asInstant(text))).toBe(shown);
  expect(format.hour(asInstant(text))).toBe(shown);
});

test('an invalid timestamp is shown as unreadable', () => {
  const format = createFormat('fr', { unreadable: (read) => `illisible : ${read}` });
  expect(format.dateTime(asInstant('2026-03-05T25:00:00+00:00'))).toBe('illisible : 2026-03-05T25:00:00+00:00');
  expect(format.dateTime(asInstant('2026-03-05'))).toBe('illisible : 2026-03-05');
  expect(format.dateTime(new Date(Number.NaN))).toBe('illisible : ');
  expect(format.date(new Date(Number.NaN))).toBe('illisible : ');
});

describe('the formatters of Intl', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('are made when one is first used, once', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const format = createFormat('fr');
    expect(made).not.toHaveBeenCalled();
    expect([format.number(1248), format.number(5000)]).toEqual([fr.number(1248), fr.number(5000)]);
    expect(made).toHaveBeenCalledOnce();
    made.mockRestore();
  });

  test('are all made ahead, one each time that the page is idle', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    createFormat('fr').prepare();
    let turns = 0;
    for (let work = idle.shift(); work !== undefined; work = idle.shift()) {
      const before = made.mock.calls.length;
      work();
      expect(made.mock.calls.length - before).toBeLessThan(2);
      turns += 1;
    }
    expect(turns).toBeGreaterThan(made.mock.calls.length);
    expect(made.mock.calls.length).toBeGreaterThan(10);
    made.mockRestore();
  });
});
