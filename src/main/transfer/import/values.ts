import type { ByteSource } from './byte-source.ts';
import type { ImportPlan } from './plan.ts';
import { readImport } from './read.ts';

/** The different values of a column, most frequent first. */
export interface ColumnValues {
  values: { value: string; count: number }[];
  /** False when there are more values than listed. */
  isComplete: boolean;
}

const MAX_VALUES = 500;
const LONGEST_VALUE = 200;

/** Counts the values of the file column that feeds a platform column, trimmed and without empty ones. */
export function countValues(source: ByteSource, plan: ImportPlan, column: string): ColumnValues {
  // The name comes from the page and may be any text.
  const fed: readonly (string | null)[] = plan.layout.fed;
  const position = fed.indexOf(column);
  const counts = new Map<string, number>();
  let isComplete = true;
  readImport(source, plan, {
    record: ({ fields }) => {
      const value = (fields[position] ?? '').trim().slice(0, LONGEST_VALUE);
      if (value === '') return;
      const count = counts.get(value);
      if (count !== undefined) counts.set(value, count + 1);
      else if (counts.size < MAX_VALUES) counts.set(value, 1);
      else isComplete = false;
    },
  });
  const values = [...counts].map(([value, count]) => ({ value, count }));
  return { values: values.toSorted((left, right) => right.count - left.count), isComplete };
}
