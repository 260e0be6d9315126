import { daysBetween } from '../../days.ts';
import { isOpen, type RecordStatus } from './status.ts';

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
