import { type Instant, millisecondsOf } from '../../instant.ts';

/**
 * Whether a time of the platform is later than another one, both by the platform's clock. Any time is later than null.
 */
export function isAfter(moment: Instant | null, other: Instant | null): boolean {
  if (moment === null || other === null) return moment !== null;
  const [one, two] = [millisecondsOf(moment), millisecondsOf(other)];
  return one !== null && two !== null && one > two;
}

/** The time and name of the last action on a record, from the record or from a row of the list. */
interface Acted {
  lastActionDate: Instant | null;
}

/** Whether the last action of the first is later than that of the second. */
export const isNewer = (one: Acted, other: Acted): boolean => isAfter(one.lastActionDate, other.lastActionDate);

/**
 * Returns the row if its last action is later than the record's, otherwise the record; null if neither is known. The
 * answer of a write, or a list, may name a later action while the record cannot be read
 * (docs/screens/07-solidary-records.md §5.4).
 */
export const newestOf = <R extends Acted, S extends Acted>(record: R | null, row: S | null): R | S | null =>
  record !== null && row !== null && isNewer(row, record) ? row : (record ?? row);
