import { asDay, type CalendarDay } from '#shared/calendar.ts';
import { addDays, addMonths, firstOfMonth, nextWeekday, weekdayOf } from '#shared/days.ts';

const WEEK = 7;
const SATURDAY = 5;

/** The weeks, from Monday, that hold a month (`2026-12-01`): its first and last one with days of its neighbours. */
export function weeksOf(month: CalendarDay): CalendarDay[][] {
  const first = addDays(month, -weekdayOf(month));
  const next = addMonths(month, 1);
  const weeks: CalendarDay[][] = [];
  for (let start = first; start < next; start = addDays(start, WEEK)) {
    weeks.push(Array.from({ length: WEEK }, (_, at) => addDays(start, at)));
  }
  return weeks;
}

/** The days of a week, for the names of its columns. */
export const anyWeek: readonly CalendarDay[] = weeksOf(asDay('2024-01-01'))[0] ?? [];

/** The next Saturday after a day. */
export const nextSaturday = (day: CalendarDay): CalendarDay => nextWeekday(day, SATURDAY);

export const isInMonth = (day: CalendarDay, month: CalendarDay): boolean => firstOfMonth(day) === month;

interface Key {
  key: string;
  shiftKey: boolean;
}

/** The day that a key leads to from another one in a calendar; null where the key leads nowhere. */
export function dayByKey(day: CalendarDay, { key, shiftKey }: Key): CalendarDay | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, WEEK - 1 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}

/** Minutes between two hours that are offered. */
const STEP = 30;

/** The hours of a day that are offered, every half hour. */
export const offeredHours: readonly string[] = Array.from({ length: (24 * 60) / STEP }, (_, at) => {
  const minutes = at * STEP;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
});
