import { isDay } from '#shared/calendar.ts';

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
      return { from: daysBefore(today, 6), to: today };
    case '30d':
      return { from: daysBefore(today, 29), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'before6m':
      return { to: daysBefore(monthsBefore(today, 6), 1) };
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

function lastOfMonth(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}

/** The same day some months earlier; the last day of a shorter month. */
function monthsBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - count, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.toISOString().slice(0, 10);
}

/** The local day of a moment. */
export function localDay(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}
