import type { Periodicity } from '#shared/config.ts';

/** A day, month or year in UTC: milliseconds since 1970, `end` exclusive. */
export interface Period {
  readonly label: string;
  /** Label below a bar. */
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
 * Returns the last periods up to the current one, oldest first.
 * @param region locale for month names and date order
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
