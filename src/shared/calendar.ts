/** Dates as the platform writes them, as opposed to texts that only look like one: MySQL's zero date, 31 February. */

declare const calendarDay: unique symbol;
declare const timeOfDay: unique symbol;

/**
 * A day of the place, YYYY-MM-DD: a birth date, the first day of a journey. It has no time zone. A value from the
 * platform may be an invalid date (MySQL's zero date); it is kept so that it can be shown. A point in time is an
 * `Instant`.
 */
export type CalendarDay = string & { readonly [calendarDay]: true };
/** A time of day of the place, HH:MM, read as it is written (docs/platform/c-solidary.md §7). */
export type TimeOfDay = string & { readonly [timeOfDay]: true };

/** Brands a text that is known to be a time of day. */
export const asTimeOfDay = (text: string): TimeOfDay => text as TimeOfDay;

/** Brands a text that is known to be a day. */
export const asDay = (text: string): CalendarDay => text as CalendarDay;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a calendar day, YYYY-MM-DD. */
export function isDay(text: string): text is CalendarDay {
  const match = DAY.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number);
  return year !== undefined && month !== undefined && day !== undefined && isRealDay(year, month, day);
}

/** Whether a text is a time of day, HH:MM. */
export const isTimeOfDay = (text: string): text is TimeOfDay => TIME.test(text);

/** Minutes since midnight of `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The time of day of minutes since midnight, without parts of a minute; past midnight it begins anew. */
export function timeOfMinutes(minutes: number): TimeOfDay {
  const within = ((Math.floor(minutes) % 1440) + 1440) % 1440;
  const two = (part: number) => String(part).padStart(2, '0');
  return asTimeOfDay(`${two(Math.floor(within / 60))}:${two(within % 60)}`);
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The number of days of a month of the Gregorian calendar; months count from 1, and one that does not exist has none. */
export const daysIn = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0);

/** Whether a day exists, from year 1 on; months count from 1. No time zone is involved. */
export const isRealDay = (year: number, month: number, day: number): boolean =>
  year >= 1 && day >= 1 && day <= daysIn(year, month);

/** The first day that a form takes. */
const FIRST_DAY = asDay('1900-01-01');

/** Whether a day is before the first one that a form takes. */
export const isTooEarly = (day: string): boolean => day < FIRST_DAY;

/**
 * What is wrong with a day of the past, such as a birth date; null for a real day from 1900 to today.
 * @param text YYYY-MM-DD
 */
export function pastDayFault(text: string, today: string): 'noDay' | 'tooEarly' | 'inFuture' | null {
  if (!isDay(text)) return 'noDay';
  if (isTooEarly(text)) return 'tooEarly';
  return text > today ? 'inFuture' : null;
}

/** Returns the time of day HH:MM of a time in milliseconds since 1970, in this computer's time zone. */
export function localTime(milliseconds: number): TimeOfDay {
  const moment = new Date(milliseconds);
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':') as TimeOfDay;
}

/** Returns the day YYYY-MM-DD of a time in milliseconds since 1970, in this computer's time zone. */
export function localDay(milliseconds: number): CalendarDay {
  const moment = new Date(milliseconds);
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  return asDay(`${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`);
}
