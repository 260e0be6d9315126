import { isSame } from './changes.ts';

/** How a record moved there while it was being edited here, by field. */
export interface Comparison<Name> {
  /** Changed here and there, to different values: the person has to choose. */
  conflicts: Name[];
  /** Changed there alone: it is taken over. */
  takenOver: Name[];
}

/**
 * Compares what is about to be saved with what the platform holds now (docs/screens/01-shell-home.md §6). Nested
 * objects and lists count whole, as they travel.
 *
 * @param baseline what the platform held when the form was opened
 * @param changed the fields that are about to travel
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
