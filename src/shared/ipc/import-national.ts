import { z } from 'zod';
import { appError } from '../errors.ts';
import { call } from './call.ts';

/** Rows of a file of the national schema by where they are; `closed`: of places that are not in use. */
export const importTerritory = z.object({
  departments: z.array(z.object({ code: z.string(), rows: z.int(), closed: z.int() })),
  communes: z.array(z.object({ code: z.string(), name: z.string(), rows: z.int() })),
});
export type ImportTerritory = z.infer<typeof importTerritory>;

const place = z.object({ id: z.string(), name: z.string() });
const point = z.object({ id: z.int(), name: z.string() });
/** A line of the file; `record`: digest that a correction of the line needs. */
const line = z.object({ line: z.int(), record: z.string() });
const namedLine = line.extend({ name: z.string() });

/**
 * A field in which the file differs from the platform, or from what was sent last where the platform shows none. `by`:
 * who changed it since it was sent, the file, somebody by hand on the platform, or both.
 */
const differingField = z.object({
  column: z.string(),
  /** The beginning of what the file says. */
  file: z.string(),
  /** Of a change by hand the whole value, else its beginning; null where it is not known. */
  platform: z.string().nullable(),
  by: z.enum(['file', 'hand', 'both']),
  /** Whether the line can be sent with the value of the platform. */
  canKeep: z.boolean(),
});

const differingLine = namedLine.extend({ fields: z.array(differingField) });
export type DifferingField = z.infer<typeof differingField>;

/** Changes by hand on the platform to a place that was imported. */
export const editedLine = differingLine.extend({
  point,
  /** Metres between the position of the file and that of the platform. */
  metres: z.number(),
});
export type EditedLine = z.infer<typeof editedLine>;

/** A line whose place was never imported from here, and a point of the platform that may be the same. */
const twin = namedLine.extend({ point, metres: z.number() });

/** What differs between a file of the national schema, what was last imported from this computer, and the platform. */
export const importChanges = z.object({
  /** Places that were imported before, of whatever territory. */
  known: z.int(),
  /** Lines to send whose place was never imported, and does not stand on the platform as the line says. */
  fresh: z.int(),
  /** Lines that are not compared, as there are too many. */
  uncompared: z.int(),
  /** Lines that would change nothing. */
  unchanged: z.array(line),
  /** Lines that the file alone has changed. */
  changed: z.array(differingLine),
  edited: z.array(editedLine),
  /** Lines whose place was imported, and is not found on the platform any more. */
  missing: z.array(namedLine),
  twins: z.array(twin),
  /** Places of the territory that were imported, and are closed in the file. */
  closed: z.array(place),
  /** Places of the territory that were imported, and have left the file. */
  gone: z.array(place),
  /** Names of ids that the fields have. */
  names: z.object({ relayPointTypeId: z.array(point), communityId: z.array(point) }),
  /** Number of points of the platform that were compared; null where it could not be read. */
  points: z.int().nullable(),
  /** Why the platform could not be read. */
  failure: appError.nullable(),
});
export type ImportChanges = z.infer<typeof importChanges>;

export const importChangeCalls = {
  /**
   * Compares a check of a file of the national schema with what was last imported, and with the points of the platform
   * around the territory, which are read in pages of 500 and kept for the file (phase 'read'; permission
   * relay_point_list). The person's decisions about single lines do not count. Null for another file.
   * @param isAnew reads the platform again
   */
  'import.changes': call(
    'signedIn',
    z.object({ checkId: z.string().max(100), isAnew: z.boolean().optional() }),
    importChanges.nullable(),
  ),
};
