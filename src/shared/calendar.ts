/** Dates as the platform writes them, as opposed to texts that only look like one: MySQL's zero date, 31 February. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a text is a calendar day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number);
  return year !== undefined && month !== undefined && day !== undefined && isRealDay(year, month, day);
}

/** Whether a day exists; months count from 1. No time zone is involved. */
export function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  // `Date.UTC` reads years below 100 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  return year >= 1 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Returns the milliseconds since 1970 of an RFC 3339 time with offset (docs/platform/a-auth-users.md §1); null for any
 * other text.
 */
export function momentOf(text: string): number | null {
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined || !isDay(day)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** Returns the time of day HH:MM of a time in milliseconds since 1970, in this computer's time zone. */
export function localTime(milliseconds: number): string {
  const moment = new Date(milliseconds);
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the day YYYY-MM-DD of a time in milliseconds since 1970, in this computer's time zone. */
export function localDay(milliseconds: number): string {
  const moment = new Date(milliseconds);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
