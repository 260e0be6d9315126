import { asDay, isDay, isTimeOfDay } from '#shared/calendar.ts';
import { weekdayOf } from '#shared/days.ts';
import { distanceBetween, type LatLng } from '#shared/geo.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { isIn } from '#shared/resources/solidary/local.ts';
import { ACCEPTED } from '#shared/resources/solidary/status.ts';
import { type WeekDay, weekDays, weekDaysBetween } from '#shared/resources/solidary/week-days.ts';
import { type TimeWindow, type WindowName, type Windows, windowNames } from '#shared/resources/solidary/windows.ts';
import {
  hoursLater,
  laterHours,
  outwardRange,
  referenceTime,
  windowOf,
} from '#shared/resources/solidaryrecords/times/dates.ts';
import type { TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';

/** A moment of the week at which somebody has to drive. */
export interface WantedSlot {
  day: WeekDay;
  /** A part of the day that was chosen as such. */
  part: WindowName | null;
  /** HH:MM; null while it is not typed, or where a part was chosen. */
  time: string | null;
}

/** When somebody has to drive, the way out first. */
export interface Wanted {
  /** `all` of them, as there and back or each week; `any` of some days. */
  matches: 'all' | 'any';
  kind: 'day' | 'someDay' | 'weekly';
  slots: readonly WantedSlot[];
  hasReturn: boolean;
}

const dayOfWeek = (day: string): WeekDay => weekDays[weekdayOf(asDay(day))] ?? 'mon';

/** The moments at which a journey wants a driver; null while no day is known. */
export function wantedOf(times: TimesDraft, windows: Windows | null): Wanted | null {
  return times.kind === 'regular' ? weekly(times) : punctual(times, windows);
}

function weekly({ regular }: TimesDraft): Wanted | null {
  const of = (way: 'outward' | 'back') =>
    regular.rows.flatMap(({ days, ...times }) => {
      const time = times[way];
      return time === null || !isTimeOfDay(time) ? [] : days.map((day): WantedSlot => ({ day, part: null, time }));
    });
  const [outward, back] = [of('outward'), of('back')];
  const slots = [...outward, ...back];
  return slots.length === 0 ? null : { matches: 'all', kind: 'weekly', slots, hasReturn: back.length > 0 };
}

function punctual({ base, punctual: trip }: TimesDraft, windows: Windows | null): Wanted | null {
  const range = outwardRange(base, trip);
  if (range === null) return null;
  const part = windowOf[trip.timeChoice];
  const time = part === null && trip.time !== null && isTimeOfDay(trip.time) ? trip.time : null;
  if (trip.dateChoice !== 1) {
    const slots = [...weekDaysBetween(range.from, range.to)].map((day) => ({ day, part, time }));
    return { matches: 'any', kind: 'someDay', slots, hasReturn: false };
  }
  const outward = { day: dayOfWeek(range.from), part, time };
  const back = returnOf(trip, outward.day, windows);
  return {
    matches: 'all',
    kind: 'day',
    slots: back === null ? [outward] : [outward, back],
    hasReturn: back !== null,
  };
}

function returnOf(trip: TimesDraft['punctual'], day: WeekDay, windows: Windows | null): WantedSlot | null {
  const { returnChoice, returnDay, returnTime } = trip;
  if (returnChoice === 1) return null;
  if (returnChoice === 5) {
    if (returnDay === null || !isDay(returnDay) || returnTime === null || !isTimeOfDay(returnTime)) return null;
    return { day: dayOfWeek(returnDay), part: null, time: returnTime };
  }
  const reference = referenceTime(trip, windows);
  const time = reference === null ? null : hoursLater(reference, laterHours[returnChoice]);
  return time === null ? null : { day, part: null, time };
}

const holds = ({ from, to }: TimeWindow, time: string): boolean =>
  from !== null && to !== null && from <= time && time <= to;

/** The part of the day in which a time falls, by some windows. */
export const partAt = (windows: Windows | null, time: string): WindowName | null =>
  windows === null ? null : (windowNames.find((name) => holds(windows[name], time)) ?? null);

/** The part of the day in which a volunteer drives at some moment; null where they do not. */
function freePart({ slots, windows }: VolunteerRow, wanted: WantedSlot, usual: Windows | null): WindowName | null {
  const { day, part, time } = wanted;
  const isFree = (name: WindowName) => {
    if (!slots[name][day] || (part !== null && part !== name)) return false;
    if (time === null) return true;
    const own = windows[name];
    // A volunteer without hours drives at those of the structure.
    const hours = own.from === null || own.to === null ? (usual?.[name] ?? own) : own;
    return holds(hours, time);
  };
  return windowNames.find(isFree) ?? null;
}

/** A volunteer who is available, by their availabilities alone. */
export interface AvailableVolunteer {
  row: VolunteerRow;
  /** From their home to the origin, as the crow flies; null where either is not known. */
  metres: number | null;
  day: WeekDay;
  part: WindowName;
  /** Their hours in that part of the day. */
  hours: TimeWindow;
}

interface AvailabilityContext {
  structure: StructureId;
  windows: Windows | null;
  origin: LatLng | null;
}

/** Finds the accepted volunteers of a structure who are available, the nearest first, those of unknown home last. */
export function availableVolunteers(
  rows: readonly VolunteerRow[],
  wanted: Wanted,
  { structure, windows, origin }: AvailabilityContext,
): AvailableVolunteer[] {
  const found = rows.flatMap((row): AvailableVolunteer[] => {
    if (!isIn(row, { structure, status: ACCEPTED })) return [];
    const parts = wanted.slots.map((slot) => ({ slot, part: freePart(row, slot, windows) }));
    if (wanted.matches === 'all' && parts.some(({ part }) => part === null)) return [];
    const first = parts.find(({ part }) => part !== null);
    if (first === undefined || first.part === null) return [];
    const { slot, part } = first;
    return [{ row, metres: metresFrom(row, origin), day: slot.day, part, hours: row.windows[part] }];
  });
  const far = Number.POSITIVE_INFINITY;
  return found.toSorted((one, other) => (one.metres ?? far) - (other.metres ?? far) || one.row.id - other.row.id);
}

function metresFrom({ homeAddress }: VolunteerRow, origin: LatLng | null): number | null {
  const { latitude = null, longitude = null } = homeAddress ?? {};
  if (origin === null || latitude === null || longitude === null) return null;
  return distanceBetween(origin, { latitude, longitude });
}
