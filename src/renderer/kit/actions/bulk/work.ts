import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { Confirm } from '../confirm/levels.ts';
import type { ActionTools } from '../tools.ts';

/** Why a row was skipped or failed, when there is no error of the bridge. */
export interface Reason {
  text: TextKey;
  values?: TextValues;
}

/** State of one row. Every row has exactly one at any time; `waiting` and `running` only occur during a run. */
export type RowEnd =
  | { outcome: 'done' /** Data that `undoRow` needs. */; undo?: unknown }
  /** Stored, but the platform left out a part of it; `reason` says which. */
  | { outcome: 'partial'; reason: Reason }
  /** Nothing to do, or not allowed. */
  | { outcome: 'skipped'; reason: Reason }
  | { outcome: 'failed'; error?: AppError; reason?: Reason }
  | { outcome: 'denied'; error?: AppError }
  /** Sent, with an unknown outcome. */
  | { outcome: 'uncertain'; error?: AppError }
  | { outcome: 'notTried' };

export type Outcome = RowEnd['outcome'];
export const outcomes = ['done', 'partial', 'skipped', 'failed', 'denied', 'uncertain', 'notTried'] as const;

export interface BatchCall {
  signal: AbortSignal;
  /** Rows of the batch done so far, where the call reports progress. */
  onProgress: (done: number) => void;
}

/** The outcomes of a batch's rows, and the error that should stop further batches, if any. */
export interface BatchEnd {
  ends: ReadonlyMap<number, RowEnd>;
  stop?: AppError;
}

/** The rows of a bulk action and their number, for its confirmation. */
export interface BulkTarget {
  count: number;
}

/** The operation of a bulk action, as data. */
export interface BulkWork {
  confirm: Confirm<BulkTarget>;
  /** Rows per call; 1 when absent. */
  batchSize?: number;
  perform(ids: readonly number[], call: BatchCall, tools: ActionTools): Promise<BatchEnd>;
  /** Finds rows to skip, with the reason and, where known, their names. Reads only. */
  prepare?(ids: readonly number[], call: BatchCall, tools: ActionTools): Promise<Prepared>;
  /** Reverts one row. */
  undoRow?(undo: unknown, tools: ActionTools): Promise<void>;
  /** Resources to refetch afterwards. */
  invalidates: readonly ResourceName[];
}

export interface Prepared {
  setAside: ReadonlyMap<number, Reason>;
  names: ReadonlyMap<number, string>;
}

/** Thrown before anything was sent: the rows are unchanged, whatever the cause. */
export class NotSent extends Error {
  readonly error: AppError;

  constructor(error: AppError) {
    super(error.kind);
    this.error = error;
  }
}

/**
 * Awaits a read that has to precede the write of a row. Nothing was sent when it fails or was aborted. @throws NotSent
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

/** Turns a call for one row into a call for a batch of one row; the runner interprets what it throws. */
export const eachRow =
  (perform: (id: number, tools: ActionTools, signal: AbortSignal) => Promise<RowEnd>): BulkWork['perform'] =>
  async ([id], { signal }, tools) =>
    id === undefined ? { ends: new Map() } : { ends: new Map([[id, await perform(id, tools, signal)]]) };
