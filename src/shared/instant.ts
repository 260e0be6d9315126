import { type CalendarDay, isDay, localDay } from './calendar.ts';

declare const instant: unique symbol;

/**
 * A point in time as the platform writes it, an RFC 3339 text with the offset of its server, shown in the zone of the
 * person (docs/screens/07-solidary-records.md §0). An invalid date, such as MySQL's zero date, is accepted so that it
 * can be shown. Local days and times are a `CalendarDay`, a `WallClock` or a `TimeOfDay`, none of which is assignable
 * to it.
 */
export type Instant = string & { readonly [instant]: true };

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Brands a text that is known to be a point in time. */
export const asInstant = (text: string): Instant => text as Instant;

/**
 * Returns the milliseconds since 1970 of an instant (docs/platform/a-auth-users.md §1); null where its text is no RFC
 * 3339 time with offset.
 */
export function millisecondsOf(text: Instant): number | null {
  const day = INSTANT.exec(text)?.[1];
  if (day === undefined || !isDay(day)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** Returns the instant of a time in milliseconds since 1970. */
export const instantOf = (milliseconds: number): Instant => asInstant(new Date(milliseconds).toISOString());

/** Returns the present instant of this computer. */
export const instantNow = (): Instant => instantOf(Date.now());

/** Returns the day of an instant in this computer's time zone; null where it is none. */
export function dayOfInstant(instant: Instant | null): CalendarDay | null {
  const milliseconds = instant === null ? null : millisecondsOf(instant);
  return milliseconds === null ? null : localDay(milliseconds);
}

/** Compares two instants by time, the earlier first; their offsets may differ. A missing or invalid one sorts first. */
export function compareInstants(one: Instant | null, other: Instant | null): number {
  const [left, right] = [orderOf(one), orderOf(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}
const orderOf = (instant: Instant | null): number =>
  (instant === null ? null : millisecondsOf(instant)) ?? Number.NEGATIVE_INFINITY;
