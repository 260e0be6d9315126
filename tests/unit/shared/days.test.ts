import { afterEach, describe, expect, it } from 'vitest';
import { asDay } from '#shared/calendar.ts';
import { addDays, addMonths, daysBetween, lastOfMonth, nextDate, nextWeekday, weekdayOf } from '#shared/days.ts';
import { weekDaysBetween } from '#shared/resources/solidary/week-days.ts';

describe('Days', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  const zones = ['UTC', 'Europe/Paris', 'America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Apia'];
  it.each(zones)('are counted by the calendar alone over the changes of summer time (%s)', (name) => {
    process.env.TZ = name;
    expect(addDays(asDay('2026-03-27'), 7)).toBe('2026-04-03');
    expect(addDays(asDay('2026-10-20'), 15)).toBe('2026-11-04');
    // Samoa had no 30 December 2011; the calendar has.
    expect(addDays(asDay('2011-12-29'), 1)).toBe('2011-12-30');
    expect(addMonths(asDay('2026-03-29'), 1)).toBe('2026-04-29');
    expect([weekdayOf(asDay('2026-03-29')), weekdayOf(asDay('2026-10-25'))]).toEqual([6, 6]);
  });

  it('go over the ends of months, years and leap years', () => {
    expect(addDays(asDay('2026-12-15'), 30)).toBe('2027-01-14');
    expect(addDays(asDay('2028-02-25'), 7)).toBe('2028-03-03');
    expect(addDays(asDay('2027-02-25'), 7)).toBe('2027-03-04');
    expect(addDays(asDay('2026-03-06'), 0)).toBe('2026-03-06');
    expect(addDays(asDay('2026-01-14'), -30)).toBe('2025-12-15');
    expect(addDays(asDay('2028-03-01'), -1)).toBe('2028-02-29');
    expect(addDays(asDay('2100-02-28'), 1)).toBe('2100-03-01');
    expect(addDays(asDay('2000-02-28'), 1)).toBe('2000-02-29');
    expect(addMonths(asDay('2026-08-31'), -6)).toBe('2026-02-28');
    expect(addMonths(asDay('2026-01-15'), -1)).toBe('2025-12-15');
    expect([lastOfMonth(asDay('2028-02-03')), lastOfMonth(asDay('2026-11-23'))]).toEqual(['2028-02-29', '2026-11-30']);
  });

  it.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-03-31', '2026-04-30'],
    ['2026-12-31', '2027-01-31'],
    ['2026-02-28', '2026-03-28'],
  ])('are the last of a month that has no such day: a month from %s is %s', (from, to) => {
    expect(addMonths(asDay(from), 1)).toBe(to);
  });

  it('say which days of the week fall between two of them', () => {
    expect([...weekDaysBetween(asDay('2026-03-06'), asDay('2026-03-08'))]).toEqual(['fri', 'sat', 'sun']);
    expect(weekDaysBetween(asDay('2026-03-06'), asDay('2026-03-13')).size).toBe(7);
    expect(weekDaysBetween(asDay('2026-03-06'), asDay('2026-03-05')).size).toBe(0);
    expect(weekDaysBetween(asDay('2026-03-06'), asDay('9999-12-31')).size).toBe(7);
  });

  it('find the next date and the next day of the week', () => {
    expect(nextDate(asDay('2026-03-06'), 3, 10)).toBe('2026-03-10');
    expect(nextDate(asDay('2026-03-10'), 3, 10)).toBe('2026-03-10');
    expect(nextDate(asDay('2026-03-11'), 3, 10)).toBe('2027-03-10');
    expect(nextDate(asDay('2026-03-11'), 2, 29)).toBe('2028-02-29');
    expect(nextDate(asDay('2026-03-11'), 2, 30)).toBeNull();
    // 6 March 2026 is a Friday.
    expect([0, 4, 5].map((weekday) => nextWeekday(asDay('2026-03-06'), weekday))).toEqual([
      '2026-03-09',
      '2026-03-13',
      '2026-03-07',
    ]);
  });
});

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
    expect(daysBetween(asDay(from), asDay(to))).toBe(days);
  });

  it('counts over the change of summer time', () => {
    expect(daysBetween(asDay('2026-03-28'), asDay('2026-03-30'))).toBe(2);
    expect(daysBetween(asDay('2026-10-24'), asDay('2026-10-26'))).toBe(2);
  });

  it('gives none for what is no day', () => {
    expect(daysBetween(null, asDay('2026-11-23'))).toBeNull();
    expect(daysBetween(asDay('-0001-11-30'), asDay('2026-11-23'))).toBeNull();
  });
});
