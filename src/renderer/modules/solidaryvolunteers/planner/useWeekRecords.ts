import { useKnownTrips } from '#renderer/features/solidary/records/known-trips.ts';
import { useOpenRecords } from '#renderer/features/solidary/records/open-records.ts';
import { type RecordReading, useReadRecords } from '#renderer/features/solidary/records/useReadRecords.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';

/**
 * The open records that begin in a week and were not read on this computer, and the reading of them on a press. The list
 * has no effects; each reading has (docs/screens/07-solidary-records.md §0).
 */
export function useWeekRecords(monday: CalendarDay): RecordReading & {
  /** How many are not read; null where it is not known. */
  unread: number | null;
} {
  const can = useCan();
  const trips = useKnownTrips();
  const { data } = useOpenRecords({ isWanted: can('solidary_list') && can('solidary_read') });
  const sunday = addDays(monday, 6);
  const ids = (data?.rows ?? [])
    .filter(({ fromDate, status }) => fromDate !== null && monday <= fromDate && fromDate <= sunday && isOpen(status))
    .map(({ id }) => id)
    .filter((id) => !trips.has(id));
  return { ...useReadRecords(ids), unread: data === undefined ? null : ids.length };
}
