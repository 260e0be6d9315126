import { asDay, type CalendarDay, daysIn, isDay, isRealDay } from './calendar.ts';

/**
 * Arithmetic on days written YYYY-MM-DD, by the calendar: independent of this computer's time zone and of daylight
 * saving time (docs/screens/07-solidary-records.md §0).
 */

const partsOf = (day: CalendarDay): [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

const two = (part: number) => String(part).padStart(2, '0');
const textOf = (year: number, month: number, day: number) =>
  asDay(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);

/** The month that is some months later, earlier for a negative count. */
function shiftMonth(year: number, month: number, count: number): [year: number, month: number] {
  const months = 12 * year + month - 1 + count;
  return [Math.floor(months / 12), (months % 12) + 1];
}

/** The day that is some days later, earlier for a negative count. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  let [year, month, date] = partsOf(day);
  date += count;
  while (date > daysIn(year, month)) {
    date -= daysIn(year, month);
    [year, month] = shiftMonth(year, month, 1);
  }
  while (date < 1) {
    [year, month] = shiftMonth(year, month, -1);
    date += daysIn(year, month);
  }
  return textOf(year, month, date);
}

/** The day before a day. */
export const dayBefore = (day: CalendarDay): CalendarDay => addDays(day, -1);

/** The same day some months later, earlier for a negative count; the last day of a month that has no such day. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const [year, month, date] = partsOf(day);
  const [toYear, toMonth] = shiftMonth(year, month, count);
  return textOf(toYear, toMonth, Math.min(date, daysIn(toYear, toMonth)));
}

/** The first day of the month of a day. */
export const firstOfMonth = (day: CalendarDay): CalendarDay => asDay(`${day.slice(0, 7)}-01`);

/** The last day of the month of a day. */
export function lastOfMonth(day: CalendarDay): CalendarDay {
  const [year, month] = partsOf(day);
  return textOf(year, month, daysIn(year, month));
}

/** A running number of a day; its year begins in March, so that the day of a leap year is the last one. */
function dayNumber(day: CalendarDay): number {
  const [calendarYear, month, date] = partsOf(day);
  const year = calendarYear - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const beforeMonth = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * year + leapDays + beforeMonth + date;
}

/**
 * Returns the days from one day to another by the calendar alone, negative when the first is later
 * (docs/screens/07-solidary-records.md §0). Null where one of them is no day.
 */
export const daysBetween = (from: CalendarDay | null, to: CalendarDay): number | null =>
  from !== null && isDay(from) && isDay(to) ? dayNumber(to) - dayNumber(from) : null;

/** The day of the week of a day, from 0 for Monday to 6 for Sunday: number 6 was a Monday. */
export const weekdayOf = (day: CalendarDay): number => (dayNumber(day) + 1) % 7;

/** The first day from a given one on that has this date; null where no such date is in the next eight years. */
export function nextDate(from: CalendarDay, month: number, date: number): CalendarDay | null {
  const year = partsOf(from)[0];
  // 29 February may be eight years away, around a year that ends a century.
  for (let at = year; at <= year + 8; at += 1) {
    if (isRealDay(at, month, date) && textOf(at, month, date) >= from) return textOf(at, month, date);
  }
  return null;
}

/** The next day after a given one with this day of the week, 0 for Monday. */
export const nextWeekday = (after: CalendarDay, weekday: number): CalendarDay =>
  addDays(after, ((weekday - weekdayOf(after) + 6) % 7) + 1);

/** The Monday of the week of a day. */
export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -weekdayOf(day));
