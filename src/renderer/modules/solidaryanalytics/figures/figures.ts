import type { CalendarDay } from '#shared/calendar.ts';
import { addDays, daysBetween, mondayOf } from '#shared/days.ts';
import { dayOfInstant } from '#shared/instant.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { CLOSED, isOpen, type LifeStatus, lifeStatuses } from '#shared/resources/solidaryrecords/status.ts';

/** Days since the last action of an open record, in groups; `none` where the platform gives no action. */
export const ages = ['week', 'fortnight', 'month', 'older', 'none'] as const;
export type Age = (typeof ages)[number];

export interface Count<Name> {
  name: Name;
  count: number;
}

/** Figures of a list of records (docs/screens/10-external-journeys.md §6). */
export interface Figures {
  open: Count<LifeStatus>[];
  age: Count<Age>[];
  /** Name of the last action of a closed record, the most frequent first; null where there is none. */
  closings: Count<string | null>[];
  /** YYYY-MM of the first day, the earliest first; null where the platform gives none. */
  months: Count<string | null>[];
  /** What the rows tell of this week and of the one before. */
  weeks: WeekCount[];
}

/** Figures of a week: departures, records whose last action was in it, and those of them that it closed. */
export const weekFigures = ['departures', 'handled', 'closed'] as const;
export type WeekFigure = (typeof weekFigures)[number];

export interface WeekCount {
  name: WeekFigure;
  thisWeek: number;
  lastWeek: number;
}

type Row = Pick<SolidaryRecordRow, 'status' | 'lastAction' | 'lastActionDate' | 'fromDate'>;

/** Counts each figure of the week of `today` and of the week before; a row has its last action alone. */
function weeksOf(rows: readonly Row[], today: CalendarDay): WeekCount[] {
  const monday = mondayOf(today);
  const former = addDays(monday, -7);
  const countIn = (days: readonly (CalendarDay | null)[], first: CalendarDay) =>
    days.filter((day) => day !== null && day >= first && day < addDays(first, 7)).length;
  const acted = (of: readonly Row[]) => of.map(({ lastActionDate }) => dayOfInstant(lastActionDate));
  const days: Readonly<Record<WeekFigure, readonly (CalendarDay | null)[]>> = {
    departures: rows.map(({ fromDate }) => fromDate),
    handled: acted(rows),
    closed: acted(rows.filter(({ status }) => status === CLOSED)),
  };
  return weekFigures.map((name) => ({
    name,
    thisWeek: countIn(days[name], monday),
    lastWeek: countIn(days[name], former),
  }));
}

function ageOf({ lastActionDate }: Row, today: CalendarDay): Age {
  const days = daysBetween(dayOfInstant(lastActionDate), today);
  if (days === null) return 'none';
  if (days <= 7) return 'week';
  if (days <= 14) return 'fortnight';
  return days <= 30 ? 'month' : 'older';
}

const counted = <Name>(names: readonly Name[], every: Iterable<Name>): Count<Name>[] =>
  [...every].map((name) => ({ name, count: names.filter((one) => one === name).length }));

/**
 * Counts records by the values of their rows.
 * @param today YYYY-MM-DD
 */
export function figuresOf(rows: readonly Row[], today: CalendarDay): Figures {
  const open = rows.filter(({ status }) => isOpen(status));
  const statuses = open.flatMap(({ status }) => lifeStatuses.filter((known) => known === status));
  const openAges = open.map((row) => ageOf(row, today));
  const reasons = rows.filter(({ status }) => status === CLOSED).map(({ lastAction }) => lastAction || null);
  const months = rows.map(({ fromDate }) => fromDate?.slice(0, 7) ?? null);
  return {
    open: counted(
      statuses,
      lifeStatuses.filter((status) => isOpen(status)),
    ),
    age: counted(openAges, ages),
    closings: counted(reasons, new Set(reasons)).toSorted((left, right) => right.count - left.count),
    months: counted(months, new Set(months)).toSorted((left, right) =>
      (left.name ?? '9').localeCompare(right.name ?? '9'),
    ),
    weeks: weeksOf(rows, today),
  };
}
