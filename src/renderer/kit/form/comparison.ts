import { isSame } from './changes.ts';
import { valueAt } from './paths.ts';

/** How a record changed on the platform while it was edited here, by the paths of its fields. */
export interface Comparison {
  /** Changed on both sides, to different values: the user has to choose. */
  conflicts: string[];
  /** Changed on the platform only: taken over. */
  takenOver: string[];
}

/**
 * Compares the values to save with the current record of the platform (docs/screens/01-shell-home.md §6), field by
 * field: a list, or an object that is one field, counts as one value, as it is sent.
 * @param baseline the record when the form was opened
 * @param changed the fields to save
 * @param fields paths of all fields of the form
 */
export function compareFields<Draft extends object>(
  { baseline, mine, theirs }: Readonly<Record<'baseline' | 'mine' | 'theirs', Draft>>,
  changed: ReadonlySet<string>,
  fields: readonly string[] = Object.keys(theirs),
): Comparison {
  const movedThere = fields.filter((path) => {
    const now = valueAt(theirs, path);
    return !isSame(valueAt(baseline, path), now) && !isSame(valueAt(mine, path), now);
  });
  return {
    conflicts: movedThere.filter((path) => changed.has(path)),
    takenOver: movedThere.filter((path) => !changed.has(path)),
  };
}
