import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { Confirm } from '../confirm/levels.ts';
import type { ActionTools } from '../define.ts';

/** Why a row was left alone or failed, when no error of the bridge says so. */
export interface Reason {
  text: TextKey;
  values?: TextValues;
}

/** How one row ended. Every row has exactly one outcome at any time; `waiting` and `running` only while the run goes on. */
export type RowEnd =
  | { outcome: 'done' /** What undoing needs. */; undo?: unknown }
  /** Nothing was to be done, or must not be. */
  | { outcome: 'skipped'; reason: Reason }
  | { outcome: 'failed'; error?: AppError; reason?: Reason }
  | { outcome: 'denied'; error?: AppError }
  /** Sent, and nobody knows. */
  | { outcome: 'uncertain'; error?: AppError }
  | { outcome: 'notTried' };

export type Outcome = RowEnd['outcome'];
export const outcomes = ['done', 'skipped', 'failed', 'denied', 'uncertain', 'notTried'] as const;

export interface BatchCall {
  signal: AbortSignal;
  /** Rows of the batch done so far, where the call tells. */
  onProgress: (done: number) => void;
}

/** What a batch ended with: each of its rows, and why no further batch should start, if so. */
export interface BatchEnd {
  ends: ReadonlyMap<number, RowEnd>;
  stop?: AppError;
}

/** How many rows, and which: what a confirmation speaks of. */
export interface BulkTarget {
  count: number;
}

/** What a bulk action does, as data. */
export interface BulkWork {
  confirm: Confirm<BulkTarget>;
  /** Rows a call takes: 1 when absent. */
  batchSize?: number;
  perform(ids: readonly number[], call: BatchCall, tools: ActionTools): Promise<BatchEnd>;
  /** Looks beforehand for rows that must be left alone, with why and, where it is told, their names. Nothing is written. */
  prepare?(ids: readonly number[], call: BatchCall, tools: ActionTools): Promise<Prepared>;
  /** Takes one row back. */
  undoRow?(undo: unknown, tools: ActionTools): Promise<void>;
  /** Resources that are read again afterwards. */
  invalidates: readonly ResourceName[];
}

export interface Prepared {
  setAside: ReadonlyMap<number, Reason>;
  names: ReadonlyMap<number, string>;
}

/** A throw before anything was sent: the rows are as they were, whatever became of the call. */
export class NotSent extends Error {
  readonly error: AppError;

  constructor(error: AppError) {
    super(error.kind);
    this.error = error;
  }
}

/**
 * What has to be read before a row is written: a reading that fails, or after which the person has stopped, has sent
 * nothing. @throws NotSent
 */
export async function readFirst<T>(reading: Promise<T>, signal: AbortSignal): Promise<T> {
  let read: T;
  try {
    read = await reading;
  } catch (thrown) {
    throw new NotSent(toAppError(thrown));
  }
  if (signal.aborted) throw new NotSent({ kind: 'cancelled' });
  return read;
}

/** A lot of one row from a call for one row; a throw is left to the runner, which knows what it means. */
export const eachRow =
  (perform: (id: number, tools: ActionTools, signal: AbortSignal) => Promise<RowEnd>): BulkWork['perform'] =>
  async ([id], { signal }, tools) =>
    id === undefined ? { ends: new Map() } : { ends: new Map([[id, await perform(id, tools, signal)]]) };
