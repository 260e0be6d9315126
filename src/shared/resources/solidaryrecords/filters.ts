import { z } from 'zod';
import { type CalendarDay, isDay } from '../../calendar.ts';
import { dayOfInstant, type Instant } from '../../instant.ts';
import { isTelephone, nationalTelephone } from '../../telephone.ts';
import { type FilterContract, filter, type RowCondition } from '../define.ts';
import { partOfName, unsent } from '../filters.ts';
import { isOpen, lifeStatuses, type RecordStatus } from './status.ts';

const day = z.string().max(10).refine(isDay);
const byName = partOfName('familyName');

/** Whether a text of the search box is a telephone, by which the platform does not filter records. */
const isNumber = (typed: string | undefined): typed is string => typed !== undefined && isTelephone(typed);

/** A family name, or the telephone of the person, in any spelling: operators are called back. */
const nameOrTelephone: FilterContract<string> = {
  ...byName,
  toWire: (typed) => (isNumber(typed) ? [[]] : byName.toWire(typed)),
};

/**
 * The filters of records. The platform has those of names and of progression; the whole list is read for the others, and
 * compared on this computer (docs/screens/07-solidary-records.md §1).
 */
export const recordFilters = {
  givenName: partOfName('givenName'),
  familyName: nameOrTelephone,
  /** Progression strictly below this percentage: 100 excludes closed records. */
  progression: filter(z.literal([25, 50, 75, 100]), (below) => [['progression', String(below)]]),
  status: unsent(z.literal(lifeStatuses)),
  /** The departure is between two days, each included where it is given. */
  departure: unsent(z.object({ from: day.optional(), to: day.optional() })),
  /** An open record whose last action is before this day. */
  idleSince: unsent(day),
};

interface Row {
  readonly telephone: string | null;
  readonly status: RecordStatus | null;
  readonly fromDate: CalendarDay | null;
  readonly lastActionDate: Instant | null;
}

interface Compared {
  familyName?: string | undefined;
  status?: Row['status'] | undefined;
  departure?: { from?: CalendarDay | undefined; to?: CalendarDay | undefined } | undefined;
  idleSince?: CalendarDay | undefined;
}

/** `beyond` of the records: what of the filters is compared on this computer. */
export function beyondRecords({ familyName, status, departure, idleSince }: Compared): RowCondition<Row> | null {
  const conditions: ((row: Row) => boolean)[] = [];
  if (isNumber(familyName)) {
    const digits = nationalTelephone(familyName);
    conditions.push(({ telephone }) => telephone !== null && nationalTelephone(telephone).includes(digits));
  }
  if (status !== undefined) conditions.push((row) => row.status === status);
  if (departure !== undefined) {
    const { from, to } = departure;
    conditions.push(
      ({ fromDate }) =>
        fromDate !== null && (from === undefined || fromDate >= from) && (to === undefined || fromDate <= to),
    );
  }
  if (idleSince !== undefined) {
    conditions.push((row) => {
      const last = dayOfInstant(row.lastActionDate);
      return isOpen(row.status) && last !== null && last < idleSince;
    });
  }
  return conditions.length === 0 ? null : { includes: (row) => conditions.every((holds) => holds(row)) };
}
