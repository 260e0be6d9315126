import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import type { BulkReason, Outcome } from '#shared/bulk/outcomes.ts';
import type { AppError } from '#shared/errors.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import type { AskedOperation } from '#shared/ipc/bulk-operations.ts';
import type { Confirm } from '../confirm/levels.ts';
import type { ActionTools } from '../tools.ts';

/** Why a row was skipped or failed, when there is no error of the bridge. */
export interface Reason {
  text: TextKey;
  values?: TextValues | undefined;
}

/** The reason of a row of an action that main runs. */
export const bulkReason = (reason: BulkReason, detail?: string): Reason =>
  detail === undefined
    ? { text: `actions:bulk.reasons.${reason}` }
    : { text: 'actions:bulk.reasons.owns', values: { owned: detail } };

/** State of one row. Every row has exactly one at any time; `waiting` and `running` only occur during a run. */
export interface RowState {
  outcome: Outcome | 'waiting' | 'running';
  reason?: Reason | undefined;
  error?: AppError | undefined;
}

/** A row as the lists of rows and the reports show it. */
export interface ShownRow {
  id: number;
  name: string;
  state: RowState;
}

/** The rows of a bulk action and their number, for its confirmation. */
export interface BulkTarget {
  count: number;
}

/** A bulk action as data: the operation that main does to each row, and how it is asked. */
export interface BulkWork {
  operation: AskedOperation;
  confirm: Confirm<BulkTarget>;
  /** What is done cannot be taken back: the number is typed where there are many rows. */
  isForGood?: boolean;
  /**
   * Finds rows to skip, with the reason and, where known, their names; for a selection that is small enough
   * (`maxBulkIds`). Reads only. Others are told in the report.
   */
  prepare?(ids: readonly number[], call: PrepareCall, tools: ActionTools): Promise<Prepared>;
  /** Called when its end is seen on the screen it was begun on. */
  onEnded?: ((job: BulkJobView) => void) | undefined;
}

export interface PrepareCall {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** Why a row is left alone, before anything is begun. */
export interface SetAside {
  reason: BulkReason;
  /** What it is about, such as what a person owns. */
  detail?: string | undefined;
}

export interface Prepared {
  setAside: ReadonlyMap<number, SetAside>;
  names: ReadonlyMap<number, string>;
}
