import { z } from 'zod';
import { maxBulkRows } from '#shared/bulk/limits.ts';
import { type BulkReason, bulkReasons, type Outcome, outcomes } from '#shared/bulk/outcomes.ts';
import type { AppError } from '#shared/errors.ts';
import { bulkOperation } from '#shared/ipc/bulk-operations.ts';
import type { DraftKey } from '../drafts/draft-key.ts';
import {
  isSameOwner,
  JournalFiles,
  type JournalOwner,
  journalOwner,
  maxJournalBytes,
  writing,
} from '../jobs/journal-files.ts';
import { formatRuns, type LineRun, parseRuns, runsOf } from '../jobs/line-runs.ts';
import { SealedTexts } from '../jobs/sealed-texts.ts';
import type { Clock, Log, PrivateFolder } from '../ports.ts';

/** Rows of one entry at most. */
const CHUNK = 1000;

export const bulkHeader = z.strictObject({
  version: z.literal(1),
  owner: journalOwner,
  startedAt: z.number(),
  title: z.string().max(200),
  operation: bulkOperation,
  announced: z.int().max(maxBulkRows),
  /** Id of the action that this one takes back; null for any other. */
  undoes: z.uuid().nullable(),
});
export type BulkHeader = z.infer<typeof bulkHeader>;

/** Places of rows in the order in which they were found, from 1, as runs. */
const places = z
  .string()
  .max(maxJournalBytes)
  .transform((text, context): LineRun[] => {
    try {
      return parseRuns(text);
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  });

/** What is written of an error: nothing that the platform said, which may name a person. */
const keptError = z.strictObject({ kind: z.string().max(40), status: z.int().optional() });
/** Values by which a row is taken back, in the order of the rows; they are parsed where they are used. */
const undoValues = z.array(z.json()).max(CHUNK);

/**
 * `rows`: the next rows, with their names encrypted; an undo has its values. `ready`: all of them are there. `sent`: rows
 * are about to leave, with the values that taking them back needs, where those are known by then. `ended`: what became
 * of rows. `again`: rows are tried once more. `undone`: taking back was begun. `over`: it ended, at a time in
 * milliseconds since 1970. `read`: so was its report.
 */
export const bulkEntry = z.union([
  z.strictObject({
    rows: z.array(z.int()).max(CHUNK),
    names: z.string().max(maxJournalBytes).nullable(),
    undo: undoValues.optional(),
  }),
  z.strictObject({ ready: z.literal(true) }),
  z.strictObject({ sent: places, before: undoValues.optional() }),
  z.strictObject({
    ended: places,
    outcome: z.enum(outcomes),
    undo: undoValues.optional(),
    reason: z.enum(bulkReasons).optional(),
    error: keptError.optional(),
  }),
  z.strictObject({ again: places }),
  z.strictObject({ undone: z.literal(true) }),
  z.strictObject({ over: z.number() }),
  z.strictObject({ read: z.literal(true) }),
]);
type Entry = z.infer<typeof bulkEntry>;

/** What became of a row. `undo`: by what it is taken back. */
export interface RowEnd {
  outcome: Outcome;
  reason?: BulkReason | undefined;
  error?: AppError | undefined;
  /** Shown, never written. */
  detail?: string | undefined;
  undo?: unknown;
}

export interface BulkRow {
  id: number;
  name: string;
  /** Undo of another action: by what this row is taken back. */
  value?: unknown;
  end?: RowEnd | undefined;
  /** It was about to leave when the application ended: nobody knows its outcome. */
  isCut?: boolean;
  /** Read before it left: by what it is taken back. */
  before?: unknown;
}

/** An action, as its journal describes it. */
export interface BulkRecord extends BulkHeader {
  id: string;
  rows: BulkRow[];
  /** All rows are known: before, nothing was written to the platform. */
  isReady: boolean;
  endedAt: number | null;
  isRead: boolean;
  isUndone: boolean;
}

/** Names of the rows of one entry. */
const names = z.array(z.string()).max(CHUNK);

interface BulkJournalPorts {
  folder: PrivateFolder;
  clock: Pick<Clock, 'now'>;
  log: Log;
  key: Pick<DraftKey, 'get'>;
}

/**
 * The journals of bulk actions on disk, one file per action until its report was read. They hold ids, outcomes and the
 * values by which a row is taken back; names of rows are encrypted.
 */
export class BulkJournals {
  readonly #files: JournalFiles<BulkHeader, Entry>;
  readonly #texts: SealedTexts;
  #isSwept = false;

  constructor({ folder, clock, log, key }: BulkJournalPorts) {
    const what = { one: 'an action', many: 'actions' };
    this.#files = new JournalFiles({
      folder,
      clock,
      log,
      header: bulkHeader,
      entry: bulkEntry,
      ending: '.journal',
      what,
    });
    this.#texts = new SealedTexts({ key, log, what: 'the names of the rows of an action' });
  }

  /**
   * Returns the actions of a person, newest first. The first time, those of all people go that wrote nothing or whose
   * report was read: each journal is read once.
   * @throws AppFailure `file` when the disk gives no answer
   */
  async list(who: JournalOwner): Promise<BulkRecord[]> {
    const found = await this.#files.all();
    const isFirst = !this.#isSwept;
    this.#isSwept = true;
    const records: BulkRecord[] = [];
    for (const read of found) {
      const isOwn = isSameOwner(read.header.owner, who);
      if (!isOwn && !isFirst) continue;
      const record = recordOf(read);
      if (isFirst && isThrough(record) && !this.#files.isOpen(read.id)) {
        await this.#files.quietly(this.#files.remove(read.id));
      } else if (isOwn && record.isReady) {
        await this.#name(record, read.entries);
        records.push(record);
      }
    }
    // An end of the application may have come before the entry that says so.
    const undone = new Set(records.map(({ undoes }) => undoes));
    for (const record of records) record.isUndone ||= undone.has(record.id);
    return records.toSorted((one, other) => other.startedAt - one.startedAt);
  }

  /** Starts the journal of an action, and returns its id. @throws AppFailure `file` */
  start(header: BulkHeader): Promise<string> {
    return this.#files.start(header);
  }

  open(id: string): void {
    this.#files.open(id);
  }

  close(id: string): void {
    this.#files.close(id);
  }

  /**
   * Writes the rows of an action, all of them before the first one leaves.
   * @throws AppFailure `file`
   */
  async recordRows(id: string, rows: readonly BulkRow[]): Promise<void> {
    for (let at = 0; at < rows.length; at += CHUNK) {
      const part = rows.slice(at, at + CHUNK);
      await this.#files.append(id, {
        rows: part.map((row) => row.id),
        names: await this.#texts.seal(id, JSON.stringify(part.map(({ name }) => name))),
        ...(part[0]?.value !== undefined && { undo: part.map(({ value }) => value) }),
      });
    }
    const setAside = rows.flatMap(({ end }, index) => (end === undefined ? [] : [{ place: index + 1, end }]));
    await this.#files.append(id, ...setAside.map(endEntry), { ready: true });
  }

  /**
   * Writes that rows are about to leave, after what became of earlier ones.
   * @throws AppFailure `file`; nothing must be sent then
   */
  async recordSent(
    id: string,
    { ended, sent, before }: { ended: readonly EndedRow[]; sent: readonly number[]; before: readonly unknown[] | null },
  ): Promise<void> {
    const leaving = { sent: formatRuns(runsOf(sent)), ...(before !== null && { before }) };
    await this.#files.append(id, ...ended.map(endEntry), leaving);
  }

  /** Writes what became of rows. One without a written outcome stays unknown. */
  async recordEnded(id: string, ended: readonly EndedRow[]): Promise<void> {
    if (ended.length > 0) await this.#files.quietly(this.#files.append(id, ...ended.map(endEntry)));
  }

  /** @throws AppFailure `file` */
  async recordAgain(id: string, rows: readonly number[]): Promise<void> {
    await this.#files.append(id, { again: formatRuns(runsOf(rows)) });
  }

  /** @throws AppFailure `file`; nothing must be taken back then */
  async recordUndone(id: string): Promise<void> {
    await this.#files.append(id, { undone: true });
  }

  async recordOver(id: string, at: number): Promise<void> {
    await this.#files.quietly(this.#files.append(id, { over: at }));
  }

  /** @throws AppFailure `file` */
  async recordRead(id: string): Promise<void> {
    await this.#files.append(id, { read: true });
  }

  /** @throws AppFailure `file` */
  remove(id: string): Promise<void> {
    return writing(this.#files.remove(id));
  }

  /** Removes journals of all people that are too old, and incomplete files. */
  sweep(): Promise<void> {
    return this.#files.sweep();
  }

  /** Gives the rows of a record their names. */
  async #name({ id, rows }: BulkRecord, entries: readonly Entry[]): Promise<void> {
    let at = 0;
    for (const one of entries) {
      if (!('rows' in one)) continue;
      const text = one.names === null ? null : await this.#texts.open(id, one.names);
      const read = text === null ? [] : names.parse(JSON.parse(text));
      for (const [index, row] of rows.slice(at, at + one.rows.length).entries()) row.name = read[index] ?? row.name;
      at += one.rows.length;
    }
  }
}

/** Nothing was written to the platform, or everything was told. */
const isThrough = ({ isReady, endedAt, isRead }: BulkRecord): boolean => !isReady || (endedAt !== null && isRead);

/** The action of a journal; its rows are named by their ids. */
function recordOf({ id, header, entries }: { id: string; header: BulkHeader; entries: readonly Entry[] }): BulkRecord {
  const state = { rows: [], isReady: false, endedAt: null, isRead: false, isUndone: false };
  const record: BulkRecord = { id, ...header, ...state };
  for (const one of entries) {
    if ('rows' in one) for (const row of rowsOf(one)) record.rows.push(row);
    else replay(record, one);
  }
  return record;
}

const rowsOf = ({ rows, undo }: Extract<Entry, { rows: unknown }>): BulkRow[] =>
  rows.map((id, index) => ({ id, name: `#${id}`, ...(undo !== undefined && { value: undo[index] }) }));

/** A row by its place, from 1, and what became of it. */
export interface EndedRow {
  place: number;
  end: RowEnd;
}

function endEntry({ place, end: { outcome, reason, error, undo } }: EndedRow): object {
  return {
    ended: String(place),
    outcome,
    ...(undo !== undefined && { undo: [undo] }),
    ...(reason !== undefined && { reason }),
    ...(error !== undefined && {
      error: { kind: error.kind, ...(error.status !== undefined && { status: error.status }) },
    }),
  };
}

/** Errors as they are shown from a journal: by their kind, without what was said. */
function errorOf({ kind, status }: z.infer<typeof keptError>): AppError {
  const known = { ...(status !== undefined && { status }) };
  switch (kind) {
    case 'network':
      return { kind, reason: 'unreachable', ...known };
    case 'server':
      return { kind, isUnreadable: false, ...known };
    case 'invalid':
      return { kind, fields: [], ...known };
    case 'denied':
    case 'notFound':
    case 'keychain':
    case 'cancelled':
    case 'idle':
      return { kind, ...known };
    default:
      return { kind: 'internal', ...known };
  }
}

function replay(record: BulkRecord, one: Exclude<Entry, { rows: unknown }>): void {
  const { rows } = record;
  if ('ready' in one) record.isReady = true;
  else if ('over' in one) record.endedAt = one.over;
  else if ('read' in one) record.isRead = true;
  else if ('undone' in one) record.isUndone = true;
  else if ('sent' in one) {
    for (const [index, row] of rowsAt(rows, one.sent).entries()) {
      row.isCut = true;
      row.end = undefined;
      row.before = one.before?.[index];
    }
    record.endedAt = null;
    record.isRead = false;
  } else if ('again' in one) {
    for (const row of rowsAt(rows, one.again)) row.end = undefined;
    record.endedAt = null;
    record.isRead = false;
  } else {
    const { ended, outcome, undo, reason, error } = one;
    for (const [index, row] of rowsAt(rows, ended).entries()) {
      row.isCut = false;
      row.end = {
        outcome,
        reason,
        error: error && errorOf(error),
        undo: undo?.[index],
      };
    }
  }
}

const rowsAt = (rows: readonly BulkRow[], runs: readonly LineRun[]): BulkRow[] =>
  runs.flatMap(([from, to]) => rows.slice(from - 1, to));
