import type { CalendarDay, TimeOfDay } from '#shared/calendar.ts';
import { minutesOf } from '#shared/calendar.ts';
import { weekdayOf } from '#shared/days.ts';
import type { Slots } from '#shared/resources/solidary/slots.ts';
import { type WeekDay, weekDays, weekDaysBetween } from '#shared/resources/solidary/week-days.ts';
import { type WindowName, type Windows, windowNames } from '#shared/resources/solidary/windows.ts';
import { REGULAR } from '#shared/resources/solidaryrecords/frequency.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Carpool, Transporter } from '#shared/resources/solidaryrecords/solutions.ts';
import { partOf } from '#shared/resources/solidaryrecords/times/dates.ts';
import type { Way } from '../driver-groups.ts';

/**
 * How well the hours of somebody fit those of a record. Times are texts of the wall clock throughout: no `Date` holds one
 * (docs/screens/07-solidary-records.md §0 and §3).
 */

/** How a match serves a way: within its times, at other times or on other days, at hours nobody knows, or not at all. */
export type Fit = 'fits' | 'other' | 'unknown' | 'none';

export interface HoursFit {
  fit: Fit;
  /** When they drive, where it is one time for all of their days. */
  time: TimeOfDay | null;
  /** Minutes after the time that was asked for, negative before it; of several days the widest. Null where nothing is compared. */
  minutes: number | null;
  /** Of a regular record: on how many of its days they drive; null for any other. */
  days: { shared: number; wanted: number } | null;
  /** None of their days is one of the record's. */
  isOtherDay: boolean;
  /** Minutes away for the order: 0 within the times of the record; days and ways that are not served count as whole days. */
  cost: number;
}

/** What counts as this many minutes away: a day that is not served, hours nobody knows, a way that is not served. */
const OTHER_DAY = 24 * 60;
const UNKNOWN = OTHER_DAY + 60;
const NONE = UNKNOWN + 60;

/** Minutes before and after a given time that suit as well, where the record names none (docs/platform/c-solidary.md §5). */
const MARGIN = 15;

const noWay: HoursFit = { fit: 'none', time: null, minutes: null, days: null, isOtherDay: false, cost: NONE };
const unknownHours: HoursFit = { ...noWay, fit: 'unknown', cost: UNKNOWN };

/** What a record asks for on one day of the week. */
interface Wanted {
  day: WeekDay;
  /** Null where any time between the two others was asked for, or where nobody knows. */
  time: TimeOfDay | null;
  earliest: number | null;
  latest: number | null;
}

/** When somebody is there on one day: minutes away, or none of it. */
interface Served {
  minutes: number | null;
  isWithin: boolean;
  time: TimeOfDay | null;
}

/** Days of a record, all of which are asked for where it is regular, and one of which where it is not. */
function wantedOf(record: RecordItem, way: Way): { days: readonly Wanted[]; isRegular: boolean } {
  if (record.frequency === REGULAR) {
    const days = record.schedules.flatMap((schedule) => {
      const time = schedule[way];
      return time === null ? [] : schedule.days.map((day) => wantedAt(day, time, null, null));
    });
    return { days, isRegular: true };
  }
  const ride = way === 'outward' ? record.outward : record.back;
  const { time = null, minTime = null, maxTime = null } = ride ?? {};
  // The middle of a part of the day is a time that nobody chose.
  const asked = way === 'outward' && partOf(record.choices) !== null && minTime !== null ? null : time;
  return {
    days: daysOf(record, way).map((day) => wantedAt(day, asked, minTime, maxTime)),
    isRegular: false,
  };
}

function wantedAt(day: WeekDay, time: TimeOfDay | null, min: string | null, max: string | null): Wanted {
  const at = time === null ? null : minutesOf(time);
  return {
    day,
    time,
    earliest: min === null ? (at === null ? null : at - MARGIN) : minutesOf(min),
    latest: max === null ? (at === null ? null : at + MARGIN) : minutesOf(max),
  };
}

/** The days between which a record may be. */
const rangeOf = ({ fromDate, toDate, back }: RecordItem, way: Way) => {
  const from = (way === 'back' ? back?.date : null) ?? fromDate;
  return { from, to: way === 'back' && back?.date ? back.date : (toDate ?? from) };
};

function daysOf(record: RecordItem, way: Way): readonly WeekDay[] {
  const { from, to } = rangeOf(record, way);
  return from === null || to === null ? weekDays : [...weekDaysBetween(from, to)];
}

/** How far a time is from the one that was asked for. */
function compared({ time: wanted, earliest, latest }: Wanted, time: TimeOfDay): Served {
  const at = minutesOf(time);
  const isWithin = (earliest === null || earliest <= at) && (latest === null || at <= latest);
  if (wanted !== null) return { minutes: at - minutesOf(wanted), isWithin, time };
  if (isWithin) return { minutes: 0, isWithin, time };
  return { minutes: at - (earliest !== null && at < earliest ? earliest : (latest ?? at)), isWithin, time };
}

/** How well a match serves a way of a record; a way without a match is none. */
export function hoursOf(record: RecordItem, way: Way, match: Carpool | Transporter | null): HoursFit {
  if (match === null) return noWay;
  const { days, isRegular } = wantedOf(record, way);
  if (days.length === 0) return unknownHours;
  return summed(
    'declared' in match
      ? days.map((day) => ofVolunteer(day, match))
      : days.map((day) => ofCarpooler(record, way, day, match)),
    isRegular,
  );
}

/** @returns undefined where the hours are not known, null where they do not drive on this day */
function ofCarpooler(record: RecordItem, way: Way, wanted: Wanted, { announced }: Carpool): Served | null | undefined {
  const { fromDate, time, schedule } = announced;
  const isWeekly = schedule !== null && weekDays.some((day) => schedule[day] !== null);
  if (!isWeekly && fromDate !== null && !isOn(record, way, wanted.day, fromDate)) return null;
  const at = isWeekly ? schedule[wanted.day] : time;
  if (at === null) return isWeekly ? null : undefined;
  return wanted.time === null && wanted.earliest === null && wanted.latest === null ? undefined : compared(wanted, at);
}

/** Whether a day of a driver who drives once is the one that was asked for. */
function isOn(record: RecordItem, way: Way, wanted: WeekDay, day: CalendarDay): boolean {
  const { from, to } = rangeOf(record, way);
  return (from === null || from <= day) && (to === null || day <= to) && weekDays[weekdayOf(day)] === wanted;
}

/** The platform says which slots serve the journey; for the others the declared windows tell how far away they are. */
function ofVolunteer(wanted: Wanted, { fitting, declared, windows }: Transporter): Served | null | undefined {
  const { day, time, earliest, latest } = wanted;
  if (windowNames.some((part) => fitting[part][day])) return { minutes: 0, isWithin: true, time: null };
  const at = time === null ? earliest : minutesOf(time);
  if (!windowNames.some((part) => declared[part][day])) return null;
  if (at === null) return undefined;
  const away = nearestWindow(declared, windows, day, at, time === null ? (latest ?? at) : at);
  return away === 0 ? null : away === undefined ? undefined : { minutes: away, isWithin: false, time: null };
}

/** Minutes from a time to the nearest window of a day; undefined where no window has hours, 0 where one holds it. */
function nearestWindow(declared: Slots, windows: Windows, day: WeekDay, from: number, to: number): number | undefined {
  const away = windowNames.flatMap((part: WindowName) => {
    const { from: start, to: end } = windows[part];
    if (!declared[part][day] || start === null || end === null) return [];
    const [first, last] = [minutesOf(start), end === '00:00' ? OTHER_DAY : minutesOf(end)];
    if (to < first) return [first - to];
    return [from > last ? last - from : 0];
  });
  return away.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0];
}

const costOf = (served: Served | null | undefined): number => {
  if (served === undefined) return UNKNOWN;
  if (served === null) return OTHER_DAY;
  return served.isWithin ? 0 : Math.abs(served.minutes ?? 0);
};

/** A regular record asks for all of its days, any other for the best one. */
function summed(all: readonly (Served | null | undefined)[], isRegular: boolean): HoursFit {
  const byCost = all.toSorted((one, other) => costOf(one) - costOf(other));
  const used = isRegular ? byCost : byCost.slice(0, 1);
  const known = used.filter((served) => served !== null && served !== undefined);
  const cost = used.reduce((sum, served) => sum + costOf(served), 0) / used.length;
  const days = isRegular ? { shared: known.length, wanted: used.length } : null;
  if (known.length === 0) {
    if (used.includes(undefined)) return { ...unknownHours, days: null, cost };
    return { ...noWay, fit: 'other', days, isOtherDay: true, cost };
  }
  const times = new Set(known.map(({ time }) => time));
  const [time = null] = times.size === 1 ? times : [];
  const widest = known.toSorted((one, other) => Math.abs(other.minutes ?? 0) - Math.abs(one.minutes ?? 0))[0];
  const fits = known.length === used.length && known.every(({ isWithin }) => isWithin);
  return { fit: fits ? 'fits' : 'other', time, minutes: widest?.minutes ?? null, days, isOtherDay: false, cost };
}
