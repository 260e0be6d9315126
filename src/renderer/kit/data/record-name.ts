import { listedNameOf, personNameOf } from '#shared/full-name.ts';

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

/** Returns the name of a record as the title of its page: like `recordName`, a person's family name first. */
export const recordLabel = ({ name, title, ...person }: Named): string => name || title || listedNameOf(person);

/** Returns the family name that `recordLabel` begins with; undefined for what is no person. */
export const familyNameOf = ({ name, title, familyName }: Named): string | undefined =>
  (!name && !title && familyName) || undefined;
