import type { Periodicity } from '#shared/config.ts';

/** A day, a month or a year, in UTC: milliseconds since 1970, `end` not included. */
export interface Period {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

const shapes: Readonly<Record<Periodicity, { count: number; label: Intl.DateTimeFormatOptions }>> = {
  daily: { count: 30, label: { day: '2-digit', month: '2-digit' } },
  monthly: { count: 12, label: { month: 'short', year: 'numeric' } },
  yearly: { count: 6, label: { year: 'numeric' } },
};

function startOf(periodicity: Periodicity, now: Date, back: number): number {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (periodicity === 'daily') return Date.UTC(year, month, day - back);
  return periodicity === 'monthly' ? Date.UTC(year, month - back) : Date.UTC(year - back, 0);
}

/** The last periods up to the one that runs, oldest first. */
export function periodsUpTo(now: number, periodicity: Periodicity): Period[] {
  const { count, label } = shapes[periodicity];
  const format = new Intl.DateTimeFormat('fr', { ...label, timeZone: 'UTC' });
  const today = new Date(now);
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    const start = startOf(periodicity, today, back);
    return { label: format.format(start), start, end: startOf(periodicity, today, back - 1) };
  });
}
