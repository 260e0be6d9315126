import { fullNameOf, listedNameOf, type PersonNames } from '#shared/full-name.ts';

/**
 * The title of a record's pages: its person, with the family name first.
 * @param unnamed the title where the platform gives no name
 */
export const recordTitle = (record: PersonNames & { id: number }, unnamed: string): string =>
  fullNameOf(record) === '' ? unnamed : listedNameOf(record);
