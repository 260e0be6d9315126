import type { CalendarDay } from '../../calendar.ts';
import { addDays, weekdayOf } from '../../days.ts';

/** The days of a week, from Monday. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekDay = (typeof weekDays)[number];

/** The days of the week that fall between two days, both included; none where the last is before the first. */
export function weekDaysBetween(from: CalendarDay, to: CalendarDay): Set<WeekDay> {
  const found = new Set<WeekDay>();
  for (let day = from; day <= to && found.size < weekDays.length; day = addDays(day, 1)) {
    const name = weekDays[weekdayOf(day)];
    if (name !== undefined) found.add(name);
  }
  return found;
}
