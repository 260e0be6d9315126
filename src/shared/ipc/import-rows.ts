import { z } from 'zod';
import { importCause } from '../import/causes.ts';
import { call } from './call.ts';

/** Names a check. */
const checkId = z.string().max(100);

/**
 * Which lines of a checked file are listed: all, those that are sent, those that are not sent for an error, those with a warning to look at,
 * those that are left out, or those with a cause in a column.
 */
export const rowFilter = z.union([
  z.strictObject({ state: z.enum(['all', 'valid', 'blocked', 'toLookAt', 'leftOut']) }),
  z.strictObject({ cause: importCause, column: z.string().max(40).nullable() }),
]);
export type RowFilter = z.infer<typeof rowFilter>;

/** `search`: a text that a cell of each line contains, in whatever spelling; empty for no search. */
const wantedRows = { checkId, filter: rowFilter, search: z.string().max(200) };

/** A line of a checked file. */
const importRow = z.object({
  /** Counts from 1, without the header and empty rows. */
  record: z.int(),
  line: z.int(),
  /** Digest that a correction of this line needs. */
  digest: z.string(),
  /** The cells of the columns that feed the platform, with the person's corrections. */
  cells: z.array(
    z.object({
      text: z.string(),
      /** What is sent; null where that is the text, or where the text is wrong. */
      sent: z.string().nullable(),
      /** The text of the file, where the person corrected it. */
      written: z.string().nullable(),
    }),
  ),
  /** In sort order; `column` is null for what concerns the whole line. */
  problems: z.array(
    z.object({ severity: z.enum(['error', 'warning']), cause: importCause, column: z.string().nullable() }),
  ),
  isLeftOut: z.boolean(),
});
export type ImportRow = z.infer<typeof importRow>;

export const importRows = z.object({
  /** The platform columns that the file feeds, in the order of the file. */
  columns: z.array(z.string()),
  /** Number of lines of the list. */
  total: z.int(),
  rows: z.array(importRow),
});
export type ImportRows = z.infer<typeof importRows>;

/** Most lines returned at once. */
export const maxRows = 100;

export const importRowCalls = {
  /** Returns some lines of a checked file, read from the file itself. */
  'import.rows': call(
    'signedIn',
    z.object({ ...wantedRows, offset: z.int().min(0), limit: z.int().min(1).max(maxRows) }),
    importRows,
  ),
  /**
   * Finds the next or previous line of a list with an error or a warning to look at.
   * `index` is its position in the list, null for none; `rank` its number among the `total` lines with one, from 1.
   */
  'import.nextProblem': call(
    'signedIn',
    z.object({ ...wantedRows, from: z.int().min(-1), isBackward: z.boolean() }),
    z.object({ index: z.int().nullable(), rank: z.int(), total: z.int() }),
  ),
};
