import { type CalendarDay, isDay, localDay } from '#shared/calendar.ts';
import { isWholeDate, readDay } from '#shared/typing/day.ts';

/** Days are YYYY-MM-DD in the forms and dd/mm/yyyy on the screen, in both languages. No time zone is involved. */

/** Parses a whole typed day (3/2/1982, 03021982, 5 déc 1982…) to YYYY-MM-DD; null when it is no day of the calendar. */
export const parseDay = (typed: string): CalendarDay | null => readDay(typed, { today: today(), lean: 'exact' });

const withoutYear = /^\d{1,2}[/. -]\d{1,2}[/. -]?$/;
const shortYear = /^\d{1,2}[/. -]\d{1,2}[/. -]\d{1,3}$/;

/** Why a typed text is no day: no such day, a missing or incomplete year, or another format. */
export function dayProblem(typed: string): 'noSuchDay' | 'noYear' | 'shortYear' | 'shape' {
  const text = typed.trim();
  if (withoutYear.test(text)) return 'noYear';
  if (shortYear.test(text)) return 'shortYear';
  return isWholeDate(text) ? 'noSuchDay' : 'shape';
}

/** Formats YYYY-MM-DD as dd/mm/yyyy; returns anything else unchanged, so that invalid input stays to be corrected. */
export function showDay(value: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return match === null ? value : `${match[3]}/${match[2]}/${match[1]}`;
}

/** Today as YYYY-MM-DD, in the computer's time zone. */
export const today = (now = new Date()): CalendarDay => localDay(now.getTime());

/** Whole years between two days (YYYY-MM-DD); null when the first is invalid. */
export function ageOn(birthDate: string, on: string): number | null {
  if (!isDay(birthDate)) return null;
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
