import { isSame } from './changes.ts';

/** How a record changed on the platform while it was edited here, by field. */
export interface Comparison<Name> {
  /** Changed on both sides, to different values: the user has to choose. */
  conflicts: Name[];
  /** Changed on the platform only: taken over. */
  takenOver: Name[];
}

/**
 * Compares the values to save with the current record of the platform (docs/screens/01-shell-home.md §6). Nested
 * objects and lists count as one value, as they are sent.
 * @param baseline the record when the form was opened
 * @param changed the fields to save
 */
export function compareFields<Draft extends object>(
  { baseline, mine, theirs }: Readonly<Record<'baseline' | 'mine' | 'theirs', Draft>>,
  changed: ReadonlySet<string>,
): Comparison<keyof Draft & string> {
  // A form's draft has plain keys.
  const names = Object.keys(theirs) as (keyof Draft & string)[];
  const movedThere = names.filter((name) => !isSame(baseline[name], theirs[name]) && !isSame(mine[name], theirs[name]));
  return {
    conflicts: movedThere.filter((name) => changed.has(name)),
    takenOver: movedThere.filter((name) => !changed.has(name)),
  };
}
