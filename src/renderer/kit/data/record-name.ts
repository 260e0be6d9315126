import { personNameOf } from '#shared/full-name.ts';

/** What the records of most resources are called by. */
interface Named {
  id: number;
  name?: string | null;
  title?: string | null;
  /** Of people. */
  givenName?: string | null;
  familyName?: string | null;
}

/** What a record is called on screen: its name or its title, a person's full name, its number where it has none. */
export const recordName = ({ name, title, ...person }: Named): string => name || title || personNameOf(person);
