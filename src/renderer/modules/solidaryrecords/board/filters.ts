import type { ListFilter } from '#renderer/kit/list/definition.ts';
import { choice, yesOnly } from '#renderer/kit/list/filters/choices.tsx';
import type { CalendarDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { idleDays, isPast } from '#shared/resources/solidaryrecords/since.ts';

const periods = ['past', '7', '30'] as const;
const firstDay = choice(periods.map((value) => ({ value, label: `solidaryrecords:board.firstDay.${value}` }) as const));
const stale = yesOnly();

/** What narrows the board beside the search: its rows are all here, so that it is done on this computer. */
export const boardFilters = [
  { name: 'firstDay', label: 'solidaryrecords:board.firstDay.label', control: firstDay },
  { name: 'idle', label: 'solidaryrecords:board.idle', control: stale },
] as const satisfies readonly ListFilter[];

/** Values of the filters by name, in the text form of the address; a name without one is not narrowed. */
export type BoardFilters = Readonly<Partial<Record<string, string>>>;

/** The filters that an address holds; what it holds else, and values that are unknown, are left out. */
export function readFilters(search: Readonly<Record<string, unknown>>, today: CalendarDay): BoardFilters {
  return Object.fromEntries(
    boardFilters.flatMap(({ name, control }) => {
      const text = search[name] === undefined ? '' : String(search[name]);
      return control.toValue(text, today) === undefined ? [] : [[name, text]];
    }),
  );
}

/** The rows that all filters let through. */
export function filteredRows(
  rows: readonly SolidaryRecordRow[],
  filters: BoardFilters,
  today: CalendarDay,
  staleDays: number,
): readonly SolidaryRecordRow[] {
  const period = firstDay.toValue(filters.firstDay ?? '', today);
  const isStaleOnly = stale.toValue(filters.idle ?? '', today) === true;
  if (period === undefined && !isStaleOnly) return rows;
  const last = period === undefined || period === 'past' ? null : addDays(today, Number(period));
  return rows.filter((row) => {
    if (isStaleOnly && idleDays(row, today, staleDays) === null) return false;
    if (period === 'past') return isPast(row, today);
    return last === null || (row.fromDate !== null && row.fromDate <= last);
  });
}
