import { isDay } from '../../calendar.ts';
import { isOpen, type RecordStatus } from './status.ts';

/** Days of the years and months before a day, in a calendar whose years begin in March. */
function dayNumber(day: string): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month < 3 ? 1 : 0);
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const beforeMonth = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * year + leaps + beforeMonth + Number(day.slice(8, 10));
}

/**
 * Returns the days from one day to another by the calendar alone, negative when the first is later. Texts may go on
 * after the day: their time and offset count for nothing (docs/screens/07-solidary-records.md §0). Null where one of
 * them begins with no day.
 */
export function daysBetween(from: string | null, to: string): number | null {
  const [first, last] = [from?.slice(0, 10) ?? '', to.slice(0, 10)];
  return isDay(first) && isDay(last) ? dayNumber(last) - dayNumber(first) : null;
}

interface Dated {
  status: RecordStatus | null;
  fromDate: string | null;
  lastActionDate: string | null;
}

/** Whether the first day of an open record is past (docs/screens/07-solidary-records.md §1). */
export const isPast = ({ status, fromDate }: Pick<Dated, 'status' | 'fromDate'>, today: string): boolean =>
  isOpen(status) && (daysBetween(fromDate, today) ?? 0) > 0;

/**
 * Returns the days without action of an open record, where they are more than `staleDays`; null otherwise
 * (docs/screens/07-solidary-records.md §1).
 */
export function idleDays(
  { status, lastActionDate }: Pick<Dated, 'status' | 'lastActionDate'>,
  today: string,
  staleDays: number,
): number | null {
  const days = isOpen(status) ? daysBetween(lastActionDate, today) : null;
  return days !== null && days > staleDays ? days : null;
}
