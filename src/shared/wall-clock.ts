import { z } from 'zod';
import { isDay } from './calendar.ts';

/**
 * A date and time as the clock on the wall shows it, `YYYY-MM-DDTHH:MM:SS`, in no time zone: the platform stores the
 * text that it is sent without its offset (docs/platform/b-communities-content.md §1), so nothing here is ever turned
 * into a moment.
 */
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Whether a text is a day of the calendar and a time of the day. */
export const isWallClock = (text: string): boolean => WALL_CLOCK.test(text) && isDay(text.slice(0, 10));

/** As it is written: without offset. */
export const wallClock = z.string().refine(isWallClock);

/**
 * Reads an RFC 3339 text literally; its offset is that of a server and says nothing about the place. What is no date
 * (MySQL's zero date) stays whole, so that it is shown as such and the rest of the record can be read.
 */
export const wireWallClock = z.string().transform((text) => {
  const start = text.slice(0, 19);
  return isWallClock(start) ? start : text;
});

/**
 * The first and the last second of a day YYYY-MM-DD: what is stored where hours do not matter
 * (docs/screens/05-content.md A2).
 */
export const startOfDay = (day: string): string => `${day}T00:00:00`;
export const endOfDay = (day: string): string => `${day}T23:59:59`;

export const dayOf = (wallClock: string): string => wallClock.slice(0, 10);
/** HH:MM. */
export const timeOf = (wallClock: string): string => wallClock.slice(11, 16);

/**
 * When something takes place, seen from a moment of the same clock; null when one of its dates is none. The texts sort
 * as the moments do.
 */
export function whenIs(
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  now: string,
): 'upcoming' | 'running' | 'past' | null {
  if (!isWallClock(fromDate) || !isWallClock(toDate)) return null;
  if (toDate < now) return 'past';
  return fromDate > now ? 'upcoming' : 'running';
}

/** The wall clock of this computer at a moment in milliseconds since 1970. */
export function wallClockOf(milliseconds: number): string {
  const moment = new Date(milliseconds);
  return new Date(milliseconds - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}
