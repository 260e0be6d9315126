import { type CalendarDay, isDay, isTimeOfDay, minutesOf, timeOfMinutes } from '../../../calendar.ts';
import { addDays, addMonths } from '../../../days.ts';
import type { TimeWindow, WindowName, Windows } from '../../solidary/windows.ts';
import type { RecordItem } from '../item.ts';
import {
  type OutwardDateChoice,
  type OutwardTimeChoice,
  outwardTimeChoices,
  type PunctualDraft,
  type RegularDraft,
  type ReturnChoice,
} from './draft.ts';

/** Dates and times that the client computes of a form (docs/screens/07-solidary-records.md §6.3). */

/** First and last day of a record, both included. */
export interface DayRange {
  from: CalendarDay;
  to: CalendarDay;
}

/** The days of the flexible choices, counted from the base. */
export const flexibleDays = { 2: 7, 3: 15, 4: 30 } as const satisfies Partial<Record<OutwardDateChoice, number>>;

/** The hours of the later return choices. */
export const laterHours = { 2: 1, 3: 2, 4: 3 } as const satisfies Partial<Record<ReturnChoice, number>>;

/** The part of the day of a time choice; null for a given time. */
export const windowOf: Readonly<Record<OutwardTimeChoice, WindowName | null>> = {
  1: null,
  2: 'morning',
  3: 'afternoon',
  4: 'evening',
};

/**
 * The part of the day that was chosen for a stored record; null for a given time. The time that the platform makes of it
 * is its middle, which nobody chose.
 */
export function partOf({ outwardTime }: Pick<RecordItem['choices'], 'outwardTime'>): WindowName | null {
  const choice = outwardTimeChoices.find((known) => known === outwardTime);
  return choice === undefined ? null : windowOf[choice];
}

/** The days between which a punctual journey may be; null while a day is missing or is none. */
export function outwardRange(
  base: string | null,
  { dateChoice, day }: Pick<PunctualDraft, 'dateChoice' | 'day'>,
): DayRange | null {
  const from = dateChoice === 1 ? day : base;
  if (from === null || !isDay(from)) return null;
  return { from, to: dateChoice === 1 ? from : addDays(from, flexibleDays[dateChoice]) };
}

/** The days of a regular journey; null while a day is missing or is none. */
export function regularRange(
  base: string | null,
  { dateChoice, until }: Pick<RegularDraft, 'dateChoice' | 'until'>,
): DayRange | null {
  if (base === null || !isDay(base)) return null;
  if (dateChoice === 1) return { from: base, to: addDays(base, 7) };
  if (dateChoice === 2) return { from: base, to: addMonths(base, 1) };
  return until !== null && isDay(until) ? { from: base, to: until } : null;
}

/** The middle of a window, its minute rounded down as on the platform; null while a time is missing. */
export const middleOf = ({ from, to }: TimeWindow): string | null =>
  from === null || to === null || !isTimeOfDay(from) || !isTimeOfDay(to)
    ? null
    : timeOfMinutes((minutesOf(from) + minutesOf(to)) / 2);

/**
 * The time that a return is counted from: the given time, or the middle of the structure's window; null where it is not
 * known. `windows` is null where the structure could not be read.
 */
export function referenceTime(
  { timeChoice, time }: Pick<PunctualDraft, 'timeChoice' | 'time'>,
  windows: Windows | null,
): string | null {
  const part = windowOf[timeChoice];
  if (part === null) return time !== null && isTimeOfDay(time) ? time : null;
  return windows === null ? null : middleOf(windows[part]);
}

/** A time some hours later on the same day; null where it passes midnight. */
export function hoursLater(time: string, hours: number): string | null {
  const minutes = minutesOf(time) + hours * 60;
  return minutes < 24 * 60 ? timeOfMinutes(minutes) : null;
}
