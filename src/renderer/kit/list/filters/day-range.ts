import { isDay } from '#shared/calendar.ts';
import { addDays, addMonths, dayBefore, lastOfMonth } from '#shared/days.ts';

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

/**
 * Beside those, a predefined view may hold `sinceThisMonth` and `untilMonthEnd`: together, what takes place this month.
 */

/** Days YYYY-MM-DD, both included; an absent end is open. */
export interface DayRange {
  from?: string;
  to?: string;
}

export type StoredRange = { preset: DayPreset } | DayRange;

/** Parses `7d`, `2026-01-01..2026-01-31`, `2026-01-01..`, `..2026-01-31`; null for anything else. */
export function readRange(text: string): StoredRange | null {
  const preset = dayPresets.find((known) => known === text);
  if (preset !== undefined) return { preset };
  const [from = '', to = '', ...more] = text.split('..');
  if (more.length > 0 || !text.includes('..') || (from === '' && to === '')) return null;
  if ((from !== '' && !isDay(from)) || (to !== '' && !isDay(to))) return null;
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}

export function writeRange(range: StoredRange): string {
  if ('preset' in range) return range.preset;
  const { from = '', to = '' } = range;
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** Returns the days of a preset relative to `today` (YYYY-MM-DD). */
export function daysOf(preset: DayPreset, today: string): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case '30d':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'before6m':
      return { to: dayBefore(addMonths(today, -6)) };
    case 'upcoming':
      return { from: today };
    case 'thisMonth':
      return { from: `${today.slice(0, 7)}-01`, to: lastOfMonth(today) };
    case 'sinceThisMonth':
      return { from: `${today.slice(0, 7)}-01` };
    case 'untilMonthEnd':
      return { to: lastOfMonth(today) };
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
  }
}
