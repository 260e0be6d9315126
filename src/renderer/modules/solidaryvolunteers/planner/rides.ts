import type { KnownDriver, KnownTrip } from '#renderer/features/solidary/records/known-trips.ts';
import type { CalendarDay, TimeOfDay } from '#shared/calendar.ts';
import { addDays, weekdayOf } from '#shared/days.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import { type WindowName, type Windows, windowNames } from '#shared/resources/solidary/windows.ts';
import { ONCE, REGULAR } from '#shared/resources/solidaryrecords/frequency.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';

/**
 * Who drives on which day, of the records that were read on this computer: days and hours as they are written, compared
 * as texts (docs/screens/08-solidary-people.md §9). A flexible record names no day: it has no ride.
 */
export interface Ride {
  /** Number of the record. */
  id: number;
  person: string;
  day: CalendarDay;
  time: TimeOfDay | null;
  way: 'outward' | 'back';
  /** Null where it is not known. */
  kilometres: number | null;
  drivers: readonly KnownDriver[];
}

/** The days from one to another, both included. */
export function daysFrom(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The rides of a record between two days, both included. */
export function ridesOf(trip: KnownTrip, from: CalendarDay, to: CalendarDay): Ride[] {
  const { id, person, drivers, kilometres, fromDate, toDate, back } = trip;
  if (fromDate === null || trip.status === REPLACED) return [];
  const ride = (day: CalendarDay, time: TimeOfDay | null, way: Ride['way']): Ride[] =>
    from <= day && day <= to ? [{ id, person, day, time, way, kilometres, drivers }] : [];
  if (trip.frequency === ONCE) {
    return [
      ...ride(fromDate, trip.outward, 'outward'),
      ...(back === null ? [] : ride(back.date ?? fromDate, back.time, 'back')),
    ];
  }
  if (trip.frequency !== REGULAR) return [];
  const [first, last] = [fromDate > from ? fromDate : from, toDate !== null && toDate < to ? toDate : to];
  return daysFrom(first, last).flatMap((day) =>
    trip.schedules
      .filter(({ days }) => days.some((name) => name === weekDays[weekdayOf(day)]))
      .flatMap((schedule) => [
        ...(schedule.outward === null ? [] : ride(day, schedule.outward, 'outward')),
        ...(schedule.back === null ? [] : ride(day, schedule.back, 'back')),
      ]),
  );
}

/** The rides of each driver between two days, by their user, the earliest first. */
export function ridesByDriver(
  trips: Iterable<KnownTrip>,
  from: CalendarDay,
  to: CalendarDay,
): ReadonlyMap<UserId, readonly Ride[]> {
  const found = new Map<UserId, Ride[]>();
  for (const trip of trips) {
    for (const ride of ridesOf(trip, from, to)) {
      for (const { userId } of ride.drivers) found.set(userId, [...(found.get(userId) ?? []), ride]);
    }
  }
  for (const rides of found.values()) rides.sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  return found;
}

const keyOf = ({ day, time }: Ride) => `${day} ${time ?? ''}`;

/** The kilometres with the person on board; null where none are known. */
export function kilometresOf(rides: readonly Ride[]): number | null {
  const known = rides.flatMap(({ kilometres }) => (kilometres === null ? [] : [kilometres]));
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

/** Hours at which the parts of a day begin where a volunteer gives none. */
const usual: Readonly<Record<WindowName, string>> = { morning: '00:00', afternoon: '12:00', evening: '18:00' };

/** The part of the day of a time, by the windows of a volunteer where they have some; null for a time nobody knows. */
export function partOf(time: TimeOfDay | null, windows: Windows): WindowName | null {
  if (time === null) return null;
  const own = windowNames.find((part) => {
    const { from, to } = windows[part];
    return from !== null && to !== null && from <= time && time < to;
  });
  return own ?? windowNames.findLast((part) => usual[part] <= time) ?? null;
}
