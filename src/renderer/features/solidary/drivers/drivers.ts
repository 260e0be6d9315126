import { asDay } from '#shared/calendar.ts';
import { weekdayOf } from '#shared/days.ts';
import { distanceBetween, type LatLng } from '#shared/geo.ts';
import type { SolidaryUserId, StructureId } from '#shared/resources/solidary/ids.ts';
import { isIn, type Linked } from '#shared/resources/solidary/local.ts';
import type { Slots } from '#shared/resources/solidary/slots.ts';
import { ACCEPTED } from '#shared/resources/solidary/status.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import { type TimeWindow, type WindowName, type Windows, windowNames } from '#shared/resources/solidary/windows.ts';
import type { VolunteerPlace } from '../volunteer-places.ts';

/** The fields needed of a row of the list of volunteers. */
export interface Volunteer extends Linked {
  readonly id: SolidaryUserId;
  readonly slots: Slots;
  readonly windows: Windows;
  readonly homeAddress: { readonly latitude: number | null; readonly longitude: number | null } | null;
}

export interface DriveWanted {
  structure: StructureId | undefined;
  /** YYYY-MM-DD. */
  day: string;
  /** `HH:MM`, or a part of the day as a whole. */
  time: string | WindowName;
  /** Null where they are not to be sorted by how far they are. */
  from: LatLng | null;
  /** The place that a volunteer drives from, around which the platform matches; absent where it is not known. */
  placeOf?: (id: SolidaryUserId) => VolunteerPlace | undefined;
}

export interface Driver<V> {
  volunteer: V;
  part: WindowName;
  /** The volunteer's own place; null where only the home is known. */
  place: VolunteerPlace | null;
  /** Straight line from that place, or from the home; null where neither has coordinates. */
  metres: number | null;
}

export interface Drivers<V> {
  /** Nearest first, those of whom neither place nor home is known last; by name where nothing is near. */
  found: Driver<V>[];
  /** Accepted volunteers who ticked this day without hours, so that nobody can tell. */
  withoutHours: number;
}

/** A window that ends at midnight is written 00:00. */
const endOf = (to: string) => (to === '00:00' ? '24:00' : to);

/** Whether a window contains a time: its start does, its end does not, so that windows that meet share no time. */
const contains = ({ from, to }: TimeWindow, time: string): boolean =>
  from !== null && to !== null && from <= time && time < endOf(to);

/**
 * Finds the accepted volunteers of a structure, or of any, who can drive on a day at a time: the part of the day is
 * ticked for that day of the week and, where an hour is asked for, its window contains it (docs/screens/08-solidary-people.md §9). Days and
 * times are compared as text.
 */
export function driversFor<V extends Volunteer>(rows: readonly V[], wanted: DriveWanted): Drivers<V> {
  const { structure, day, time, from, placeOf } = wanted;
  const weekday = weekDays[weekdayOf(asDay(day))];
  const found: Driver<V>[] = [];
  let withoutHours = 0;
  for (const volunteer of rows) {
    if (weekday === undefined || !isIn(volunteer, { structure, status: ACCEPTED })) continue;
    const ticked = windowNames.filter((part) => volunteer.slots[part][weekday]);
    const part = ticked.find((name) => name === time || contains(volunteer.windows[name], time));
    const place = placeOf?.(volunteer.id) ?? null;
    if (part !== undefined)
      found.push({ volunteer, part, place, metres: metresFrom(place ?? volunteer.homeAddress, from) });
    else if (!isPart(time) && ticked.some((name) => hasNoHours(volunteer.windows[name]))) withoutHours += 1;
  }
  found.sort((left, right) => (left.metres ?? Infinity) - (right.metres ?? Infinity) || 0);
  return { found, withoutHours };
}

const hasNoHours = ({ from, to }: TimeWindow) => from === null || to === null;

const isPart = (time: string): boolean => windowNames.some((part) => part === time);

function metresFrom(place: Volunteer['homeAddress'], from: LatLng | null): number | null {
  const { latitude = null, longitude = null } = place ?? {};
  return from === null || latitude === null || longitude === null
    ? null
    : distanceBetween(from, { latitude, longitude });
}
