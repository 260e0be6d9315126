import { z } from 'zod';
import { asDay, type CalendarDay, isDay, isTooEarly } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import { readTime } from '#shared/typing/time.ts';
import { asWallClock, dayOf, endOfDay, isWallClock, startOfDay, timeOf, type WallClock } from '#shared/wall-clock.ts';
import { dayMessage, ruleMessage } from '../messages.ts';

/** A wall-clock date while it is edited: YYYY-MM-DD and HH:MM, or the raw input when it is invalid. */
export interface ClockDraft {
  day: string | null;
  /** Null where hours do not matter. */
  time: string | null;
}

export const emptyClock: ClockDraft = { day: null, time: null };

/**
 * Returns the initial values of the fields, without conversion between time zones. An invalid date is put into the
 * field to be corrected.
 */
export const clockDraft = (stored: string, hasTime: boolean): ClockDraft =>
  isWallClock(stored)
    ? { day: dayOf(stored), time: hasTime ? timeOf(stored) : null }
    : { day: stored.split('T')[0] ?? stored, time: null };

const blankToNull = (value: string | null): string | null => value?.trim() || null;
const part = z.string().nullable().transform(blankToNull);

const requiredDay = part.transform((value, context): string => {
  const refuse = (message: string) => {
    context.issues.push({ code: 'custom', input: value, message });
    return z.NEVER;
  };
  if (value === null) return refuse(ruleMessage('form:rules.required'));
  if (!isDay(value)) return refuse(dayMessage(value));
  return isTooEarly(value) ? refuse(ruleMessage('form:rules.dayTooEarly')) : value;
});

const optionalTime = part.refine((value) => value === null || readTime(value) === value, {
  error: ruleMessage('form:rules.time'),
});

/** A required day, and a time that has to be valid where it is given. */
export const clock = z.object({ day: requiredDay, time: optionalTime });
export type Clock = z.output<typeof clock>;

/** Schema fields of a period, with or without hours. */
export const periodRules = { hasTime: z.boolean(), fromDate: clock, toDate: clock };

interface Period {
  hasTime: boolean;
  fromDate: Clock;
  toDate: Clock;
}

const textOf = ({ day, time }: Clock, hasTime: boolean, edge: (day: CalendarDay) => WallClock): WallClock =>
  hasTime && time !== null ? asWallClock(`${day}T${time}:00`) : edge(asDay(day));

/**
 * Serializes a period as `YYYY-MM-DDTHH:MM:SS`; without hours from the first second of the first day to the last second
 * of the last.
 */
export const periodToWire = ({ hasTime, fromDate, toDate }: Period): { fromDate: WallClock; toDate: WallClock } => ({
  fromDate: textOf(fromDate, hasTime, startOfDay),
  toDate: textOf(toDate, hasTime, endOfDay),
});

const lacksTime = ({ hasTime, fromDate, toDate }: Period): boolean =>
  hasTime && (fromDate.time === null || toDate.time === null);

/** Parses both dates of an edited period; null while one of them is invalid. */
export function periodOfDraft(draft: {
  hasTime: boolean;
  fromDate: ClockDraft;
  toDate: ClockDraft;
}): { fromDate: WallClock; toDate: WallClock } | null {
  const read = z.object(periodRules).safeParse(draft);
  return read.success && !lacksTime(read.data) ? periodToWire(read.data) : null;
}

/** Hours from a start to the end that is proposed where none is after it. */
const PROPOSED = 2;

/**
 * The end that is proposed where the end of a period is before its start: on the day of the start, two hours after it,
 * or the hour that was given where that is later. Null where nothing is wrong, or too little is known.
 */
export function laterEnd(draft: { hasTime: boolean; fromDate: ClockDraft; toDate: ClockDraft }): Clock | null {
  const read = z.object(periodRules).safeParse(draft);
  if (!read.success || lacksTime(read.data)) return null;
  const { hasTime, fromDate: start, toDate: end } = read.data;
  const { fromDate, toDate } = periodToWire(read.data);
  if (toDate >= fromDate) return null;
  if (!hasTime || start.time === null) return { day: start.day, time: null };
  if (end.time !== null && end.time > start.time) return { day: start.day, time: end.time };
  const hours = Number(start.time.slice(0, 2)) + PROPOSED;
  const time = `${String(hours % 24).padStart(2, '0')}${start.time.slice(2)}`;
  return { day: hours < 24 ? start.day : addDays(asDay(start.day), 1), time };
}

/**
 * Rules over both dates: hours where they are set, and no end before the start. For a schema's `superRefine`; dates
 * with an error of their own are absent.
 */
export function checkPeriod(
  { hasTime, fromDate, toDate }: Partial<Period>,
  refuse: (path: string[], message: string) => void,
): void {
  if (hasTime === undefined) return;
  if (hasTime && fromDate?.time === null) refuse(['fromDate', 'time'], ruleMessage('form:rules.required'));
  if (hasTime && toDate?.time === null) refuse(['toDate', 'time'], ruleMessage('form:rules.required'));
  if (fromDate?.day === undefined || toDate?.day === undefined) return;
  const read = { hasTime, fromDate, toDate };
  if (lacksTime(read)) return;
  const wire = periodToWire(read);
  if (wire.toDate >= wire.fromDate) return;
  const isSameDay = fromDate.day === toDate.day;
  refuse(['toDate', isSameDay ? 'time' : 'day'], ruleMessage('form:rules.endBeforeStart'));
}
