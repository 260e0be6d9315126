import type { CalendarDay } from '#shared/calendar.ts';
import { daysBetween } from '#shared/days.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { idleDays } from '#shared/resources/solidaryrecords/since.ts';
import { CREATED, FOLLOWED, isOpen, lifeStatuses } from '#shared/resources/solidaryrecords/status.ts';

/** Why an open record is part of the day of an operator, the most urgent first; a record is in one group alone. */
export const dayGroups = ['today', 'tomorrow', 'new', 'late', 'stale'] as const;
export type DayGroup = (typeof dayGroups)[number];

/** Whether the records of a group leave today or tomorrow: their hour matters. */
export const isLeaving = (group: DayGroup): group is 'today' | 'tomorrow' => group === 'today' || group === 'tomorrow';

export interface DayEntry {
  row: SolidaryRecordRow;
  group: DayGroup;
  /** Days since the departure, or without action; 0 for the others. */
  days: number;
}

/** An entry that was handled on this page: it keeps its place, also where the platform would put it elsewhere now. */
export type Handled = ReadonlyMap<number, DayEntry>;

interface DayOptions {
  today: CalendarDay;
  /** Days without action above which a record is silent. */
  staleDays: number;
  /** Hour of departure of the records of which it is known, HH:MM. */
  timeOf: (id: number) => string | null;
  handled: Handled;
}

function entryOf(
  row: SolidaryRecordRow,
  { today, staleDays }: Pick<DayOptions, 'today' | 'staleDays'>,
): DayEntry | null {
  if (!isOpen(row.status)) return null;
  const until = row.fromDate === null ? null : daysBetween(today, row.fromDate);
  if (until === 0) return { row, group: 'today', days: 0 };
  if (until === 1) return { row, group: 'tomorrow', days: 0 };
  if (row.status === CREATED) return { row, group: 'new', days: 0 };
  if (until !== null && until < 0) return { row, group: 'late', days: -until };
  const idle = idleDays(row, today, staleDays);
  return idle === null ? null : { row, group: 'stale', days: idle };
}

const LAST = '99:99';
const isFollowedUp = ({ status }: SolidaryRecordRow): boolean => status === FOLLOWED;

/**
 * Arranges open records by what an operator does about them today. Those that leave are ordered by their hour, the
 * unknown ones last and those without a solution first; those that nobody has handled by their departure; those that
 * are late or silent by how long, the shortest first for the late and the longest first for the silent.
 * @param rows open records by departure, the earliest first
 */
export function dayOf(
  rows: readonly SolidaryRecordRow[],
  { timeOf, handled, ...options }: DayOptions,
): ReadonlyMap<DayGroup, readonly DayEntry[]> {
  const entries = rows.flatMap((row) => {
    const kept = handled.get(row.id);
    return kept === undefined ? (entryOf(row, options) ?? []) : { ...kept, row };
  });
  const ids = new Set(rows.map(({ id }) => id));
  const gone = [...handled.values()].filter(({ row }) => !ids.has(row.id));
  const groups = Map.groupBy([...entries, ...gone], ({ group }) => group);
  const hour = ({ row }: DayEntry) => timeOf(row.id) ?? LAST;
  const byHour = (one: DayEntry, other: DayEntry) =>
    hour(one).localeCompare(hour(other)) || Number(isFollowedUp(one.row)) - Number(isFollowedUp(other.row));
  groups.get('today')?.sort(byHour);
  groups.get('tomorrow')?.sort(byHour);
  groups.get('late')?.sort((one, other) => one.days - other.days);
  groups.get('stale')?.sort((one, other) => other.days - one.days);
  return new Map(dayGroups.flatMap((group) => [[group, groups.get(group) ?? []] as const]));
}

/** How many open records have each status; those of a status that this version does not know are in none. */
export const countsOf = (rows: readonly SolidaryRecordRow[]) =>
  lifeStatuses.filter(isOpen).map((status) => ({ status, count: rows.filter((row) => row.status === status).length }));
