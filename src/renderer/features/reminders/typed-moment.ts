import { parseDay } from '#renderer/kit/form/fields/day.ts';
import { parseTime } from '#renderer/kit/form/fields/time.ts';
import { isBefore, type Moment, onDay } from './moments.ts';

/** What was typed as a moment, or what is wrong with it. */
export function typedMoment(
  day: string,
  time: string,
  now: Moment,
): { moment: Moment } | { fault: 'day' | 'time' | 'past' } {
  const [readDay, readTime] = [parseDay(day), time.trim() === '' ? null : parseTime(time)];
  if (readDay === null) return { fault: 'day' };
  if (time.trim() !== '' && readTime === null) return { fault: 'time' };
  const moment = onDay(readDay, readTime);
  return isBefore(moment, now) ? { fault: 'past' } : { moment };
}
