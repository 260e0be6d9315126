/** The value that a column sorts by; null comes last in both directions. */
export type SortValue = string | number | null;

/** Collation for texts: ignores case and accents, compares numbers by value. */
const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const compare = (left: string | number, right: string | number): number =>
  typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(String(left), String(right));

/** Returns the rows in the order of a value; rows of the same value keep theirs. */
export function sorted<Row>(rows: readonly Row[], value: (row: Row) => SortValue, isDescending: boolean): Row[] {
  const valued = rows.map((row) => ({ row, value: value(row) }));
  valued.sort(({ value: left }, { value: right }) => {
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isDescending ? compare(right, left) : compare(left, right);
  });
  return valued.map(({ row }) => row);
}
