import type { Periodicity } from '#shared/config.ts';

/** A day, a month or a year, in UTC: milliseconds since 1970, `end` not included. */
export interface Period {
  readonly label: string;
  /** For below a bar. */
  readonly short: string;
  readonly start: number;
  readonly end: number;
}

const shapes: Readonly<
  Record<Periodicity, { count: number; label: Intl.DateTimeFormatOptions; short: Intl.DateTimeFormatOptions }>
> = {
  daily: { count: 30, label: { day: '2-digit', month: '2-digit' }, short: { day: '2-digit' } },
  monthly: { count: 12, label: { month: 'short', year: 'numeric' }, short: { month: 'short' } },
  yearly: { count: 6, label: { year: 'numeric' }, short: { year: 'numeric' } },
};

function startOf(periodicity: Periodicity, now: Date, back: number): number {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (periodicity === 'daily') return Date.UTC(year, month, day - back);
  return periodicity === 'monthly' ? Date.UTC(year, month - back) : Date.UTC(year - back, 0);
}

/**
 * The last periods up to the one that runs, oldest first.
 *
 * @param region whose words for months, and order of day and month
 */
export function periodsUpTo(now: number, periodicity: Periodicity, region: string): Period[] {
  const { count, label, short } = shapes[periodicity];
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region, { ...options, timeZone: 'UTC' });
  const [long, brief] = [formatOf(label), formatOf(short)];
  const today = new Date(now);
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    const start = startOf(periodicity, today, back);
    const end = startOf(periodicity, today, back - 1);
    return { label: long.format(start), short: brief.format(start), start, end };
  });
}
