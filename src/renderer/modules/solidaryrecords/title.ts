import { fullNameOf, type PersonNames } from '#shared/full-name.ts';

/** Adds the name of its person to the number of a record; the number alone where the platform gives no name. */
export const withName = (number: string, person: PersonNames): string =>
  [number, fullNameOf(person)].filter(Boolean).join(' · ');
