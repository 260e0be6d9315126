import { z } from 'zod';
import { call } from './call.ts';

/** Rows of a file of the national schema by where they are; `closed`: of places that are not in use. */
export const importTerritory = z.object({
  departments: z.array(z.object({ code: z.string(), rows: z.int(), closed: z.int() })),
  communes: z.array(z.object({ code: z.string(), name: z.string(), rows: z.int() })),
});
export type ImportTerritory = z.infer<typeof importTerritory>;

const place = z.object({ id: z.string(), name: z.string() });

/** What differs between a file of the national schema and what was last imported from this computer. */
export const importChanges = z.object({
  /** Places that were imported before, of whatever territory. */
  known: z.int(),
  /** Rows to send whose place was never imported. */
  fresh: z.int(),
  /** Rows to send as they were sent last; `record`: digest that a correction of the line needs. */
  unchanged: z.array(z.object({ line: z.int(), record: z.string() })),
  /** Rows to send with other values than last time, and the columns of these. */
  changed: z.array(z.object({ line: z.int(), name: z.string(), columns: z.array(z.string()) })),
  /** Places of the territory that were imported, and are closed in the file. */
  closed: z.array(place),
  /** Places of the territory that were imported, and have left the file. */
  gone: z.array(place),
});
export type ImportChanges = z.infer<typeof importChanges>;

export const importChangeCalls = {
  /** Compares a check of a file of the national schema with what was last imported; null for another file. */
  'import.changes': call('signedIn', z.object({ checkId: z.string().max(100) }), importChanges.nullable()),
};
