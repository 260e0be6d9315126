import { asDay, type CalendarDay, isDay } from '#shared/calendar.ts';
import { addDays, addMonths, dayBefore, firstOfMonth, lastOfMonth } from '#shared/days.ts';

/** Relative ranges of days, as a view stores them; sent as absolute days. */
export const dayPresets = [
  'today',
  '7d',
  '30d',
  'month',
  'year',
  'before6m',
  'upcoming',
  'thisMonth',
  'thisYear',
  'sinceThisMonth',
  'untilMonthEnd',
  'tomorrow',
  'next7d',
  'past',
] as const;
export type DayPreset = (typeof dayPresets)[number];

/** The presets for past and for future events. */
export const pastPresets = ['today', '7d', '30d', 'month', 'year', 'before6m'] as const satisfies readonly DayPreset[];
export const anyPresets = [
  'today',
  'upcoming',
  '7d',
  '30d',
  'thisMonth',
  'thisYear',
] as const satisfies readonly DayPreset[];

/** The presets for days on which something is to be done. */
export const duePresets = ['today', 'tomorrow', 'next7d', 'past'] as const satisfies readonly DayPreset[];

/**
 * Beside those, a predefined view may hold `sinceThisMonth` and `untilMonthEnd`: together, what takes place this month.
 */

/** Days YYYY-MM-DD, both included; an absent end is open. */
export interface DayRange {
  from?: CalendarDay;
  to?: CalendarDay;
}

export type StoredRange = { preset: DayPreset } | DayRange;

/** Parses `7d`, `2026-01-01..2026-01-31`, `2026-01-01..`, `..2026-01-31`; null for anything else. */
export function readRange(text: string): StoredRange | null {
  const preset = dayPresets.find((known) => known === text);
  if (preset !== undefined) return { preset };
  const [from = '', to = '', ...more] = text.split('..');
  if (more.length > 0 || !text.includes('..') || (from === '' && to === '')) return null;
  const [first, last] = [from, to].map((day) => (isDay(day) ? day : undefined));
  if ((from !== '' && first === undefined) || (to !== '' && last === undefined)) return null;
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}

export function writeRange(range: { preset: DayPreset } | { from?: string; to?: string }): string {
  if ('preset' in range) return range.preset;
  const { from = '', to = '' } = range;
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** Returns the days of a preset relative to `today` (YYYY-MM-DD). */
export function daysOf(preset: DayPreset, today: CalendarDay): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case '30d':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: firstOfMonth(today), to: today };
    case 'year':
      return { from: asDay(`${today.slice(0, 4)}-01-01`), to: today };
    case 'before6m':
      return { to: dayBefore(addMonths(today, -6)) };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'next7d':
      return { from: today, to: addDays(today, 6) };
    case 'past':
      return { to: dayBefore(today) };
    case 'upcoming':
      return { from: today };
    case 'thisMonth':
      return { from: firstOfMonth(today), to: lastOfMonth(today) };
    case 'sinceThisMonth':
      return { from: firstOfMonth(today) };
    case 'untilMonthEnd':
      return { to: lastOfMonth(today) };
    case 'thisYear':
      return { from: asDay(`${today.slice(0, 4)}-01-01`), to: asDay(`${today.slice(0, 4)}-12-31`) };
  }
}
