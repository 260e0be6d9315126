import { z } from 'zod';

/**
 * A date and time as the clock on the wall shows it, `YYYY-MM-DDTHH:MM:SS`, in no time zone: the platform stores the text
 * that it is sent without its offset (contract b §1), so nothing here is ever turned into a moment.
 */
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/** Whether the text is a day of the calendar and a time of the day. The zone only serves to read it back unchanged. */
function isReal(text: string): boolean {
  const time = Date.parse(`${text}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text;
}

/** As it is written: without offset. */
export const wallClock = z.string().regex(WALL_CLOCK).refine(isReal);

/** Reads an RFC 3339 text literally; its offset is that of a server and says nothing about the place. */
export const wireWallClock = z
  .string()
  .transform((text) => text.slice(0, 19))
  .pipe(wallClock);

/** The first and the last second of a day YYYY-MM-DD: what is stored where hours do not matter (screens 05 A2). */
export const startOfDay = (day: string): string => `${day}T00:00:00`;
export const endOfDay = (day: string): string => `${day}T23:59:59`;

export const dayOf = (wallClock: string): string => wallClock.slice(0, 10);
/** HH:MM. */
export const timeOf = (wallClock: string): string => wallClock.slice(11, 16);

/** When something takes place, seen from a moment of the same clock. The texts sort as the moments do. */
export function whenIs(
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  now: string,
): 'upcoming' | 'running' | 'past' {
  if (toDate < now) return 'past';
  return fromDate > now ? 'upcoming' : 'running';
}

/** The wall clock of this computer at a moment in milliseconds since 1970. */
export function wallClockOf(milliseconds: number): string {
  const moment = new Date(milliseconds);
  return new Date(milliseconds - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}
