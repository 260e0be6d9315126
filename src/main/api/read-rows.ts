import type { z } from 'zod';
import type { Log } from '../ports.ts';
import { unreadable } from './errors.ts';
import { mostRows } from './json/limits.ts';

/** Rows named in the log, places of their issues, issues looked at per row, and characters of a place. */
const NAMED = 5;
const MAX_PLACES = 10;
const ISSUES = 10;
const LONGEST_PLACE = 80;

export interface UnreadableRow {
  position: number;
  /** Null where the row has no readable id either. */
  id: number | null;
}

export interface ReadRows<Row> {
  rows: Row[];
  /** The others, by their position among the rows that were looked at. */
  unreadable: UnreadableRow[];
}

interface ReadOptions {
  /** Rows that were asked for: no others are looked at. Those of the answer if absent, which are at most `mostRows`. */
  most?: number;
  /** Log for unreadable rows: one line for the whole answer, with `what` and `details`. */
  report?: { log: Log; what: string; details?: Readonly<Record<string, unknown>> };
}

/** The id of a row of the platform; null without one. */
export function idOfRow(member: unknown): number | null {
  const id: unknown = typeof member === 'object' && member !== null && 'id' in member ? member.id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

/** Where rows do not match their schema; without values, because those are personal data. */
class Places {
  readonly #found = new Set<string>();
  #rows = 0;

  add(error: z.ZodError): void {
    this.#rows += 1;
    if (this.#rows > NAMED) return;
    for (const { path, code } of error.issues.slice(0, ISSUES)) {
      if (this.#found.size < MAX_PLACES) this.#found.add(`${path.join('.').slice(0, LONGEST_PLACE)}: ${code}`);
    }
  }

  get all(): string[] {
    return [...this.#found];
  }
}

/** Where a record does not match its schema. */
export function placesOfIssues(error: z.ZodError): string[] {
  const places = new Places();
  places.add(error);
  return places.all;
}

/** Reads rows by a schema: the readable ones, and the positions of the others. */
export function readRows<Schema extends z.ZodType>(
  members: readonly unknown[],
  schema: Schema,
  { most, report }: ReadOptions = {},
): ReadRows<z.output<Schema>> {
  const read: ReadRows<z.output<Schema>> = { rows: [], unreadable: [] };
  const places = new Places();
  for (const [position, member] of members.slice(0, most).entries()) {
    const { success, data, error } = schema.safeParse(member);
    if (success) read.rows.push(data);
    else {
      read.unreadable.push({ position, id: idOfRow(member) });
      places.add(error);
    }
  }
  const count = read.unreadable.length;
  if (count > 0 && report !== undefined) {
    const ids = read.unreadable.slice(0, NAMED).map(({ id }) => id);
    report.log('warn', report.what, { ...report.details, count, ids, issues: places.all });
  }
  return read;
}

/**
 * Reads rows of which none may be missing.
 * @throws AppFailure `server` with `isUnreadable` at the first that cannot be read, and for more than are read at a time
 */
export function everyRow<Schema extends z.ZodType>(members: readonly unknown[], schema: Schema): z.output<Schema>[] {
  if (members.length > mostRows) throw unreadable(200);
  return members.map((member) => {
    const { success, data } = schema.safeParse(member);
    if (!success) throw unreadable(200);
    return data;
  });
}
