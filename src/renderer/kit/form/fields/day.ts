import { asDay, type CalendarDay, isDay, isRealDay, localDay } from '#shared/calendar.ts';

/** Days are YYYY-MM-DD in the forms and dd/mm/yyyy on the screen, in both languages. No time zone is involved. */

const shapes: readonly { pattern: RegExp; order: readonly ['year' | 'day', 'month', 'year' | 'day'] }[] = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: ['year', 'month', 'day'] },
  { pattern: /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/, order: ['day', 'month', 'year'] },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, order: ['day', 'month', 'year'] },
];

/** Parses a typed day (3/2/1982, 03021982, 1982-02-03…) to YYYY-MM-DD; null when it is no day of the calendar. */
export function parseDay(typed: string): CalendarDay | null {
  for (const { pattern, order } of shapes) {
    const match = pattern.exec(typed.trim());
    if (match === null) continue;
    const parts = { year: 0, month: 0, day: 0 };
    order.forEach((name, index) => {
      parts[name] = Number(match[index + 1]);
    });
    if (!isRealDay(parts.year, parts.month, parts.day)) return null;
    const pad = (part: number, length: number) => String(part).padStart(length, '0');
    return asDay(`${pad(parts.year, 4)}-${pad(parts.month, 2)}-${pad(parts.day, 2)}`);
  }
  return null;
}

const withoutYear = /^\d{1,2}[/. -]\d{1,2}[/. -]?$/;
const shortYear = /^\d{1,2}[/. -]\d{1,2}[/. -]\d{1,3}$/;

/** Why a typed text is no day: no such day, a missing or incomplete year, or another format. */
export function dayProblem(typed: string): 'noSuchDay' | 'noYear' | 'shortYear' | 'shape' {
  const text = typed.trim();
  if (withoutYear.test(text)) return 'noYear';
  if (shortYear.test(text)) return 'shortYear';
  return shapes.some(({ pattern }) => pattern.test(text)) ? 'noSuchDay' : 'shape';
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
