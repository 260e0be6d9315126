import type { CalendarDay } from '#shared/calendar.ts';
import { daysBetween } from '#shared/days.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { idleDays } from '#shared/resources/solidaryrecords/since.ts';
import { CREATED, FOLLOWED, isOpen, lifeStatuses } from '#shared/resources/solidaryrecords/status.ts';

/** Why somebody is to be called, the most urgent first. */
const reasons = ['soon', 'new', 'past', 'stale'] as const;
type Reason = (typeof reasons)[number];

export interface CallToMake {
  row: SolidaryRecordRow;
  reason: Reason;
  /** Days until or since the first day, or without action; 0 for a record that nobody has handled. */
  days: number;
}

/** Days before the first day from which somebody without a driver is called. */
const SOON = 2;

function reasonOf(row: SolidaryRecordRow, today: CalendarDay, staleDays: number): Omit<CallToMake, 'row'> | null {
  if (!isOpen(row.status)) return null;
  const until = row.fromDate === null ? null : daysBetween(today, row.fromDate);
  if (until !== null && until >= 0 && until <= SOON) return { reason: 'soon', days: until };
  if (row.status === CREATED) return { reason: 'new', days: 0 };
  if (until !== null && until < 0) return { reason: 'past', days: -until };
  const idle = idleDays(row, today, staleDays);
  return idle === null ? null : { reason: 'stale', days: idle };
}

const isFollowedUp = ({ row: { status } }: CallToMake): boolean => status === FOLLOWED;

/**
 * Orders open records by who is to be called first: a first day that is near, nobody has handled it, a first day that
 * is past, no action for long. Within a reason by the days: the nearest day, then the longest wait; within a day the
 * records without a solution before those that are followed up.
 * @param today YYYY-MM-DD
 */
export function callsOf(
  rows: readonly SolidaryRecordRow[],
  { today, staleDays }: { today: CalendarDay; staleDays: number },
): CallToMake[] {
  return rows
    .flatMap((row) => {
      const found = reasonOf(row, today, staleDays);
      return found === null ? [] : [{ row, ...found }];
    })
    .toSorted((a, b) => {
      if (a.reason !== b.reason) return reasons.indexOf(a.reason) - reasons.indexOf(b.reason);
      const days = a.reason === 'soon' ? a.days - b.days : b.days - a.days;
      return days === 0 ? Number(isFollowedUp(a)) - Number(isFollowedUp(b)) : days;
    });
}

/** How many open records have each status; those of a status that this version does not know are in none. */
export const countsOf = (rows: readonly SolidaryRecordRow[]) =>
  lifeStatuses.filter(isOpen).map((status) => ({ status, count: rows.filter((row) => row.status === status).length }));
