import type { CalendarDay } from '../../calendar.ts';
import { daysBetween } from '../../days.ts';
import { dayOfInstant, type Instant } from '../../instant.ts';
import { isOpen, type RecordStatus } from './status.ts';

interface Dated {
  status: RecordStatus | null;
  fromDate: CalendarDay | null;
  lastActionDate: Instant | null;
}

/** Whether the first day of an open record is past (docs/screens/07-solidary-records.md §1). */
export const isPast = ({ status, fromDate }: Pick<Dated, 'status' | 'fromDate'>, today: CalendarDay): boolean =>
  isOpen(status) && (daysBetween(fromDate, today) ?? 0) > 0;

/**
 * Returns the days without action of an open record, where they are more than `staleDays`; null otherwise
 * (docs/screens/07-solidary-records.md §1).
 */
export function idleDays(
  { status, lastActionDate }: Pick<Dated, 'status' | 'lastActionDate'>,
  today: CalendarDay,
  staleDays: number,
): number | null {
  const days = isOpen(status) ? daysBetween(dayOfInstant(lastActionDate), today) : null;
  return days !== null && days > staleDays ? days : null;
}
