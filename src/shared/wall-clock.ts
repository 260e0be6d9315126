import { asDay, type CalendarDay, isDay, type TimeOfDay } from './calendar.ts';

declare const wallClockDate: unique symbol;

/**
 * A local date and time, `YYYY-MM-DDTHH:MM:SS`, without time zone: the platform stores the text it is sent without its
 * offset (docs/platform/b-communities-content.md §1), so it is never converted to a point in time. A value from the
 * platform may be an invalid date; it is kept so that it can be shown.
 */
export type WallClock = string & { readonly [wallClockDate]: true };

const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Brands a text that is known to be a local date and time. */
export const asWallClock = (text: string): WallClock => text as WallClock;

/** Whether a text is a calendar day with a time of day. */
export const isWallClock = (text: string): text is WallClock => WALL_CLOCK.test(text) && isDay(text.slice(0, 10));

/** First and last second of a day YYYY-MM-DD, stored where hours do not matter (docs/screens/05-content.md A2). */
export const startOfDay = (day: CalendarDay): WallClock => asWallClock(`${day}T00:00:00`);
export const endOfDay = (day: CalendarDay): WallClock => asWallClock(`${day}T23:59:59`);

export const dayOf = (wallClock: WallClock): CalendarDay => asDay(wallClock.slice(0, 10));
/** HH:MM. */
export const timeOf = (wallClock: WallClock): TimeOfDay => wallClock.slice(11, 16) as TimeOfDay;

/**
 * Whether something is past, current or future at a local time; null when one of its dates is invalid. The texts sort
 * chronologically.
 */
export function whenIs(
  { fromDate, toDate }: { readonly fromDate: WallClock; readonly toDate: WallClock },
  now: WallClock,
): 'upcoming' | 'running' | 'past' | null {
  if (!isWallClock(fromDate) || !isWallClock(toDate)) return null;
  if (toDate < now) return 'past';
  return fromDate > now ? 'upcoming' : 'running';
}

/** Returns this computer's local time of a time in milliseconds since 1970. */
export function wallClockOf(milliseconds: number): WallClock {
  const moment = new Date(milliseconds);
  return new Date(milliseconds - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19) as WallClock;
}
