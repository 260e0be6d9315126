import { personNameOf } from '#shared/full-name.ts';

/** The field that names the records of most resources. */
interface Named {
  id: number;
  name?: string | null;
  title?: string | null;
  /** The names of a person. */
  givenName?: string | null;
  familyName?: string | null;
}

/**
 * Returns the name of a record for the screen: its name or its title, a person's full name, its number where it has
 * none.
 */
export const recordName = ({ name, title, ...person }: Named): string => name || title || personNameOf(person);
