/** Dates as the platform writes them, as opposed to texts that only look like one: MySQL's zero date, 31 February. */

declare const calendarDay: unique symbol;
declare const timeOfDay: unique symbol;

/**
 * A day of the place, YYYY-MM-DD: a birth date, the first day of a journey. No zone has a part in it. One that the
 * platform wrote may be no real day (MySQL's zero date), so that it can be shown. A point in time is an `Instant`.
 */
export type CalendarDay = string & { readonly [calendarDay]: true };
/** A time of day of the place, HH:MM, read as it is written (docs/platform/c-solidary.md §7). */
export type TimeOfDay = string & { readonly [timeOfDay]: true };

/** Takes a text that is known to stand for a time of day. */
export const asTimeOfDay = (text: string): TimeOfDay => text as TimeOfDay;

/** Takes a text that is known to stand for a day. */
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

/** Whether a day exists; months count from 1. No time zone is involved. */
export function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  // `Date.UTC` reads years below 100 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  return year >= 1 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
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
