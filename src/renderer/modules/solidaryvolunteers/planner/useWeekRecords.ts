import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { useKnownTrips } from '#renderer/features/solidary/records/known-trips.ts';
import { readRecord } from '#renderer/features/solidary/records/read-record.ts';
import { readWhole } from '#renderer/features/solidary/whole-list.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';

/** Records that one press reads at most: each reading runs the matching at the platform. */
const MOST_READ = 20;

interface Progress {
  done: number;
  total: number;
}

/**
 * The open records that begin in a week and were not read on this computer, and the reading of them on a press, one
 * after the other. The list has no effects; each reading has (docs/screens/07-solidary-records.md §0).
 */
export function useWeekRecords(monday: CalendarDay): {
  /** How many are not read; null where it is not known. */
  unread: number | null;
  /** How many of them a press reads. */
  next: number;
  progress: Progress | null;
  /** Records that the last press could not read. */
  failed: number;
  read: () => Promise<void>;
} {
  const can = useCan();
  const client = useQueryClient();
  const trips = useKnownTrips();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const { data } = useQuery({
    queryKey: [...keys.lists('solidaryrecords'), 'whole'],
    queryFn: ({ signal }) => readWhole('solidaryrecords', signal),
    enabled: can('solidary_list') && can('solidary_read'),
    staleTime: 60_000,
  });
  const sunday = addDays(monday, 6);
  const ids = (data?.rows ?? [])
    .filter(({ fromDate, status }) => fromDate !== null && monday <= fromDate && fromDate <= sunday && isOpen(status))
    .map(({ id }) => id)
    .filter((id) => !trips.has(id));
  const toRead = ids.filter((id) => !failed.has(id)).slice(0, MOST_READ);

  const read = async () => {
    if (progress !== null) return;
    const refused = new Set(failed);
    for (const [done, id] of toRead.entries()) {
      if (isGone.current) return;
      setProgress({ done, total: toRead.length });
      try {
        setRecord(client, id, { record: await readRecord(id) });
      } catch {
        // Some records can never be read: they must not keep the others from the planner.
        refused.add(id);
      }
    }
    setFailed(refused);
    setProgress(null);
  };
  return {
    unread: data === undefined ? null : ids.length,
    next: toRead.length,
    progress,
    failed: ids.filter((id) => failed.has(id)).length,
    read,
  };
}
