import { asDay, type CalendarDay } from '#shared/calendar.ts';
import { daysBetween } from '#shared/days.ts';
import { folded } from '#shared/folded.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { isTelephone, nationalTelephone } from '#shared/telephone.ts';

/** The columns that hold records, in their order; the fifth one, closing, holds none. */
export const columnStatuses = [0, 1, 2, 3] as const;
export type ColumnStatus = (typeof columnStatuses)[number];

/** Where a card can be dropped: no action leads back to 0, and 4 asks for a reason. */
export const targets = [1, 2, 3, 4] as const;
export type Target = (typeof targets)[number];

export interface Columns {
  byStatus: Readonly<Record<ColumnStatus, readonly SolidaryRecordRow[]>>;
  /** Rows that belong to no column: closed ones below 100 %, and statuses that this version does not know. */
  others: readonly SolidaryRecordRow[];
}

/** Puts rows into their columns, in the order in which they come. */
export function columnsOf(rows: readonly SolidaryRecordRow[]): Columns {
  const byStatus: Record<ColumnStatus, SolidaryRecordRow[]> = { 0: [], 1: [], 2: [], 3: [] };
  const others: SolidaryRecordRow[] = [];
  for (const row of rows) {
    const status = columnStatuses.find((one) => one === row.status);
    (status === undefined ? others : byStatus[status]).push(row);
  }
  return { byStatus, others };
}

/** Where a record of this status can be moved to. */
export const targetsOf = ({ status }: Pick<SolidaryRecordRow, 'status'>): Target[] =>
  targets.filter((target) => target !== status);

/** How late the records of a group are, the latest first. */
const lateness = ['past', 'week', 'later', 'undated'] as const;
export type Lateness = (typeof lateness)[number];

export interface CardGroup {
  lateness: Lateness;
  rows: readonly SolidaryRecordRow[];
}

const DAYS_OF_WEEK = 7;

/** How late a record is: by its first day alone. */
export function latenessOf({ fromDate }: Pick<SolidaryRecordRow, 'fromDate'>, today: CalendarDay): Lateness {
  const days = daysBetween(today, fromDate ?? NO_DAY);
  if (days === null) return 'undated';
  if (days < 0) return 'past';
  return days < DAYS_OF_WEEK ? 'week' : 'later';
}

/** Groups the cards of a column by lateness, in the order in which they come; groups without cards are left out. */
export function groupsOf(rows: readonly SolidaryRecordRow[], today: CalendarDay): CardGroup[] {
  const byLateness = Map.groupBy(rows, (row) => latenessOf(row, today));
  return lateness.flatMap((one) => {
    const found = byLateness.get(one);
    return found === undefined ? [] : [{ lateness: one, rows: found }];
  });
}

/** No day of the calendar. */
const NO_DAY = asDay('');

/**
 * The rows that all words of a text are found in: name, ends of the journey, purpose and number; or those of a telephone,
 * in any spelling.
 */
export function rowsWith(rows: readonly SolidaryRecordRow[], text: string): readonly SolidaryRecordRow[] {
  const words = folded(text).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  if (isTelephone(text)) {
    const digits = nationalTelephone(text);
    return rows.filter(({ telephone }) => telephone !== null && nationalTelephone(telephone).includes(digits));
  }
  return rows.filter((row) => {
    const { givenName, familyName, origin, destination, subject, id } = row;
    const within = folded([givenName, familyName, origin.town, destination.town, subject, id].join(' '));
    return words.every((word) => within.includes(word));
  });
}
