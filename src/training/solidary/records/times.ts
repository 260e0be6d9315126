import { minutesOf, timeOfMinutes } from '#shared/calendar.ts';
import type { Windows } from '../../data/structure.ts';
import type { Moment } from './record.ts';

/** The days of a week as the platform names them, from Monday. */
export const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The margin of a time that was given: 15 minutes (docs/platform/c-solidary.md §5). */
export const givenMargin = 15;

const windowNames = { 2: ['mMinTime', 'mMaxTime'], 3: ['aMinTime', 'aMaxTime'], 4: ['eMinTime', 'eMaxTime'] } as const;

/** The middle of the morning, afternoon or evening of a structure, with half of the window as margin. */
export function middleOf(windows: Windows, choice: 2 | 3 | 4): Moment {
  const [min = 0, max = 0] = windowNames[choice].map((name) => minutesOf(windows[name]));
  return { time: timeOfMinutes((min + max) / 2), margin: Math.floor((max - min) / 2) };
}

/** A later time on the same day: past midnight it wraps without changing the day. */
export const later = ({ time, margin }: Moment, hours: number): Moment => ({
  time: timeOfMinutes(minutesOf(time) + hours * 60),
  margin,
});
