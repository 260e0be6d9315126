/** What a column sorts by; null stands last, whichever way. */
export type SortValue = string | number | null;

/** Texts as people sort them: without case and accents, numbers in them by their size. */
const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const compare = (left: string | number, right: string | number): number =>
  typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(String(left), String(right));

/** Returns the rows in the order of a value; rows of the same value keep theirs. */
export function sorted<Row>(rows: readonly Row[], value: (row: Row) => SortValue, isDescending: boolean): Row[] {
  return rows.toSorted((one, other) => {
    const [left, right] = [value(one), value(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isDescending ? compare(right, left) : compare(left, right);
  });
}
