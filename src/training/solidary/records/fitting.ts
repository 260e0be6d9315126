import { asDay, minutesOf } from '#shared/calendar.ts';
import { weekdayOf } from '#shared/days.ts';
import { type Person, type Slot, slots } from '../people.ts';
import type { SolidaryRecord } from './record.ts';

type Way = 'outward' | 'return';

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const parts = ['m', 'a', 'e'] as const;

/** The days and times of a record one way, the days from Monday on. */
export function departuresOf(record: SolidaryRecord, way: Way): { day: number; time: string }[] {
  const { frequency, outward, back, fromDate, schedules } = record;
  if (frequency === 1) {
    const moment = way === 'outward' ? outward : back;
    const date = way === 'outward' ? fromDate : (back?.date ?? fromDate);
    return moment === null ? [] : [{ day: weekdayOf(asDay(date)), time: moment.time }];
  }
  return schedules.flatMap(({ days, outward: there, back: home }) => {
    const time = way === 'outward' ? there : home;
    return time === null ? [] : days.flatMap((isOn, day) => (isOn ? [{ day, time }] : []));
  });
}

/** The slots of a week in which a volunteer is available and the record needs somebody. */
export function slotsThatFit(record: SolidaryRecord, way: Way, { availability }: Person): Record<Slot, boolean> {
  const { slots: own, windows } = availability;
  const wanted = departuresOf(record, way).flatMap(({ day, time }) =>
    parts.flatMap((part): Slot[] => {
      const [min, max] = [windows[`${part}MinTime`], windows[`${part}MaxTime`]];
      const slot: Slot = `${part}${dayNames[day] ?? 'Mon'}`;
      if (min === null || max === null || own[slot] !== true) return [];
      return minutesOf(time) >= minutesOf(min) && minutesOf(time) <= minutesOf(max) ? [slot] : [];
    }),
  );
  // Every slot has its entry, which `fromEntries` cannot say.
  return Object.fromEntries(slots.map((slot) => [slot, wanted.includes(slot)])) as Record<Slot, boolean>;
}
