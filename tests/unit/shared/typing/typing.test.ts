import { describe, expect, test } from 'vitest';
import { asDay } from '#shared/calendar.ts';
import { readDay } from '#shared/typing/day.ts';
import { readMoment, readTime } from '#shared/typing/time.ts';

/** A Friday. */
const today = asDay('2026-03-06');

describe('a day that is typed in short means the next one', () => {
  test.each([
    ['1003', '2026-03-10'],
    ['10/3', '2026-03-10'],
    ['06.03', '2026-03-06'],
    ['0503', '2027-03-05'],
    ['0512', '2026-12-05'],
    ['05/12', '2026-12-05'],
    ['5 déc', '2026-12-05'],
    ['5 dec.', '2026-12-05'],
    ['5 décembre', '2026-12-05'],
    ['Dec 5', '2026-12-05'],
    ['December 5th', '2026-12-05'],
    ['1er mai', '2026-05-01'],
    ['29 févr', '2028-02-29'],
    ['05/12/26', '2026-12-05'],
    ['051226', '2026-12-05'],
    ['lun', '2026-03-09'],
    ['Lundi', '2026-03-09'],
    ['lundi prochain', '2026-03-09'],
    ['next mon', '2026-03-09'],
    ['lundi dernier', '2026-03-02'],
    ['ven.', '2026-03-13'],
    ['wed', '2026-03-11'],
    ['sam', '2026-03-07'],
    ['sat', '2026-03-07'],
    ['dimanche', '2026-03-08'],
    ['sam 5 déc', '2026-12-05'],
    ['Sat 5 Dec', '2026-12-05'],
    ['demain', '2026-03-07'],
    ['Tomorrow', '2026-03-07'],
    ['après-demain', '2026-03-08'],
    ['aujourd’hui', '2026-03-06'],
    ['auj', '2026-03-06'],
    ['today', '2026-03-06'],
    ['hier', '2026-03-05'],
    ['+3', '2026-03-09'],
    ['dans 10 jours', '2026-03-16'],
    ['in 2 days', '2026-03-08'],
    ['10032026', '2026-03-10'],
    ['3 février 2027', '2027-02-03'],
  ])('%s is %s', (typed, day) => expect(readDay(typed, { today, lean: 'next' })).toBe(day));

  test.each(['3002', 'l', 'lunch', '', '31/02/2026', 'sam 6 déc', '5 jui', '32 mai', '5'])('%j is no day', (typed) =>
    expect(readDay(typed, { today, lean: 'next' })).toBeNull(),
  );
});

describe('a day of the past that is typed in short means the last one', () => {
  test.each([
    ['lun', '2026-03-02'],
    ['ven', '2026-02-27'],
    ['next mon', '2026-03-09'],
    ['1003', '2025-03-10'],
    ['0603', '2026-03-06'],
    ['29/02', '2024-02-29'],
    ['5 dec', '2025-12-05'],
    ['hier', '2026-03-05'],
  ])('%s is %s', (typed, day) => expect(readDay(typed, { today, lean: 'last' })).toBe(day));
});

describe('a date of birth is whole', () => {
  test.each([
    ['03/02/1982', '1982-02-03'],
    ['03021982', '1982-02-03'],
    ['3 févr. 1982', '1982-02-03'],
    ['Feb 3, 1982', '1982-02-03'],
    ['0302', null],
    ['030282', null],
    ['lun', null],
    ['hier', null],
  ])('%s is %s', (typed, day) => expect(readDay(typed, { today, lean: 'exact' })).toBe(day));
});

describe('a time of day', () => {
  test.each([
    ['930', '09:30'],
    ['9h30', '09:30'],
    ['9 h 30', '09:30'],
    ['9:30', '09:30'],
    ['09.30', '09:30'],
    ['9h', '09:00'],
    ['9', '09:00'],
    ['1745', '17:45'],
    ['9am', '09:00'],
    ['2:15 pm', '14:15'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['midi', '12:00'],
    ['Noon', '12:00'],
    ['24h', null],
    ['9h60', null],
    ['13pm', null],
    ['soir', null],
  ])('%s is %s', (typed, time) => expect(readTime(typed)).toBe(time));
});

describe('a day with its hour', () => {
  test.each([
    ['sam 930', '2026-03-07', '09:30'],
    ['0512 18h', '2026-12-05', '18:00'],
    ['5 déc à 18h30', '2026-12-05', '18:30'],
    ['tomorrow at 2 pm', '2026-03-07', '14:00'],
    ['05/12/2026 9', '2026-12-05', '09:00'],
  ])('%s is %s at %s', (typed, day, time) => expect(readMoment(typed, { today, lean: 'next' })).toEqual({ day, time }));

  test.each(['5 déc 2026', 'sam', '930', '5 12'])('%s is not both', (typed) =>
    expect(readMoment(typed, { today, lean: 'next' })).toBeNull(),
  );
});
