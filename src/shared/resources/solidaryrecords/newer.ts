import { type Instant, millisecondsOf } from '../../instant.ts';

/** Whether a moment of the platform is after another of it, both by its own clock; anything is after none. */
export function isAfter(moment: Instant | null, other: Instant | null): boolean {
  if (moment === null || other === null) return moment !== null;
  const [one, two] = [millisecondsOf(moment), millisecondsOf(other)];
  return one !== null && two !== null && one > two;
}

/** What tells of the last action on a record: the record itself, or a row of the list. */
interface Acted {
  lastActionDate: Instant | null;
}

/** Whether the first tells of a later action than the second. */
export const isNewer = (one: Acted, other: Acted): boolean => isAfter(one.lastActionDate, other.lastActionDate);

/**
 * The row where it tells of a later action than the record: the answer of a write, or a list, may know of one while
 * the record cannot be read (docs/screens/07-solidary-records.md §5.4). Else the record; null where neither is known.
 */
export const newestOf = <R extends Acted, S extends Acted>(record: R | null, row: S | null): R | S | null =>
  record !== null && row !== null && isNewer(row, record) ? row : (record ?? row);
