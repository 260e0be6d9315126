import { type CalendarDay, localDay, localTime } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';

/** A time on the wall clock of this computer: YYYY-MM-DD and HH:MM. */
export interface Moment {
  day: CalendarDay;
  time: string;
}

const EVENING = '18:00';
const MORNING = '09:00';

/** The moment of a time in milliseconds since 1970. */
export const momentAt = (milliseconds: number): Moment => ({
  day: localDay(milliseconds),
  time: localTime(milliseconds),
});

/** Tonight; null when the evening has begun. */
export const tonight = ({ day, time }: Moment): Moment | null => (time < EVENING ? { day, time: EVENING } : null);

/** Tomorrow morning. */
export const tomorrow = ({ day }: Moment): Moment => ({ day: addDays(day, 1), time: MORNING });

/** The moment of a chosen day, in the morning where no time was given. */
export const onDay = (day: CalendarDay, time: string | null): Moment => ({ day, time: time ?? MORNING });

/** Whether the first moment is before the second. */
export const isBefore = (one: Moment, other: Moment): boolean =>
  `${one.day}T${one.time}` < `${other.day}T${other.time}`;
