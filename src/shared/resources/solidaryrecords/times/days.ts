import { isDay, isRealDay } from '../../../calendar.ts';
import { type WeekDay, weekDays } from '../../solidary/week-days.ts';

/**
 * Days are texts YYYY-MM-DD and are counted by the calendar alone: neither the zone of this computer nor the change of
 * summer time has a part in it (docs/screens/07-solidary-records.md §0).
 */

const partsOf = (day: string): [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

const two = (part: number) => String(part).padStart(2, '0');
const textOf = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The number of days of a month; months count from 1. */
const daysIn = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 31));

const monthAfter = (year: number, month: number): [year: number, month: number] =>
  month === 12 ? [year + 1, 1] : [year, month + 1];

/** The day that is some days later; the count is not negative. */
export function addDays(day: string, count: number): string {
  let [year, month, date] = partsOf(day);
  date += count;
  while (date > daysIn(year, month)) {
    date -= daysIn(year, month);
    [year, month] = monthAfter(year, month);
  }
  return textOf(year, month, date);
}

/** The day before a day. */
export function dayBefore(day: string): string {
  const [year, month, date] = partsOf(day);
  if (date > 1) return textOf(year, month, date - 1);
  const [before, monthBefore] = month === 1 ? [year - 1, 12] : [year, month - 1];
  return textOf(before, monthBefore, daysIn(before, monthBefore));
}

/** The same day of the next month, or its last day where it has no such day. */
export function sameDayNextMonth(day: string): string {
  const [year, month, date] = partsOf(day);
  const [nextYear, nextMonth] = monthAfter(year, month);
  return textOf(nextYear, nextMonth, Math.min(date, daysIn(nextYear, nextMonth)));
}

/** A running number of a day; its year begins in March, so that the day of a leap year is the last one. */
function dayNumber(day: string): number {
  const [calendarYear, month, date] = partsOf(day);
  const year = calendarYear - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const beforeMonth = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * year + leapDays + beforeMonth + date;
}

/**
 * Returns the days from one day to another by the calendar alone, negative when the first is later. Texts may go on
 * after the day: their time and offset count for nothing (docs/screens/07-solidary-records.md §0). Null where one of
 * them begins with no day.
 */
export function daysBetween(from: string | null, to: string): number | null {
  const [first, last] = [from?.slice(0, 10) ?? '', to.slice(0, 10)];
  return isDay(first) && isDay(last) ? dayNumber(last) - dayNumber(first) : null;
}

/** The day of the week of a day, from 0 for Monday to 6 for Sunday: number 6 was a Monday. */
export const weekdayOf = (day: string): number => (dayNumber(day) + 1) % 7;

/** The days of the week that fall between two days, both included; none where the last is before the first. */
export function weekDaysBetween(from: string, to: string): Set<WeekDay> {
  const found = new Set<WeekDay>();
  for (let day = from; day <= to && found.size < weekDays.length; day = addDays(day, 1)) {
    const name = weekDays[weekdayOf(day)];
    if (name !== undefined) found.add(name);
  }
  return found;
}

/** The first day from a given one on that has this date; null where no such date is in the next eight years. */
export function nextDate(from: string, month: number, date: number): string | null {
  const year = partsOf(from)[0];
  // 29 February may be eight years away, around a year that ends a century.
  for (let at = year; at <= year + 8; at += 1) {
    if (isRealDay(at, month, date) && textOf(at, month, date) >= from) return textOf(at, month, date);
  }
  return null;
}

/** The next day after a given one with this day of the week, 0 for Monday. */
export const nextWeekday = (after: string, weekday: number): string =>
  addDays(after, ((weekday - weekdayOf(after) + 6) % 7) + 1);
