import { createStore, type Store } from '#renderer/kit/data/store.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import { type BatchCall, type BatchEnd, NotSent, type Outcome, type RowEnd } from './work.ts';

export interface BulkRow {
  id: number;
  name: string;
  state: RowEnd | { outcome: 'waiting' } | { outcome: 'running' };
}

export interface BulkState {
  /**
   * `paused`: the platform cannot be reached or the session has ended; the remaining rows can be resumed or abandoned.
   */
  phase: 'running' | 'paused' | 'ended';
  rows: readonly BulkRow[];
  /** Number of rows that have ended. */
  done: number;
  /** Why it paused. */
  error?: AppError;
}

export interface BulkRunOptions {
  /** Rows with an `end` are settled from the start, such as those to skip. */
  rows: readonly { id: number; name: string; end?: RowEnd }[];
  batchSize?: number;
  perform: (ids: readonly number[], call: BatchCall) => Promise<BatchEnd>;
}

const waiting = { outcome: 'waiting' } as const;
const running = { outcome: 'running' } as const;

/** The outcome of the rows in flight when a call throws. */
export function endOf(error: AppError): RowEnd {
  if (error.isUnsent === true) return endUnsent(error);
  if (error.kind === 'denied') return { outcome: 'denied', error };
  return { outcome: error.kind === 'cancelled' || mayBeDone(error) ? 'uncertain' : 'failed', error };
}

/** The same when nothing had been sent: the rows are `failed`, never `uncertain`. */
function endUnsent(error: AppError): RowEnd {
  if (error.kind === 'denied') return { outcome: 'denied', error };
  return stopsAll(error) || error.kind === 'cancelled' ? { outcome: 'notTried' } : { outcome: 'failed', error };
}

/** Whether the error would also fail every other row. */
const stopsAll = ({ kind }: AppError): boolean => kind === 'network' || kind === 'unauthorized' || kind === 'idle';

/**
 * Runs one operation on many rows, one call at a time, and records the outcome of every one. It never repeats a call
 * that writes: rows without an answer are uncertain until the user decides.
 */
export class BulkRun {
  private readonly store: Store<BulkState>;
  readonly get: Store<BulkState>['get'];
  readonly subscribe: Store<BulkState>['subscribe'];
  private controller: AbortController | null = null;
  private readonly options: BulkRunOptions;

  constructor(options: BulkRunOptions) {
    this.options = options;
    this.store = createStore<BulkState>({
      phase: 'ended',
      rows: options.rows.map(({ id, name, end }) => ({ id, name, state: end ?? { outcome: 'notTried' } })),
      done: options.rows.filter(({ end }) => end !== undefined).length,
    });
    this.get = this.store.get;
    this.subscribe = this.store.subscribe;
  }

  private get state(): BulkState {
    return this.store.get();
  }

  /** Runs the rows that were not tried; after a pause, the remaining ones. Resolves when it has ended or paused. */
  readonly start = (): Promise<void> => this.go(['notTried']);

  /** Retries the failed rows only. */
  readonly retryFailed = (): Promise<void> => this.go(['failed']);

  /** Retries the rows with an unknown outcome: after the user has checked, or where repeating is harmless. */
  readonly retryUncertain = (): Promise<void> => this.go(['uncertain']);

  /** Stops before the next row and cancels the one in flight, whose outcome is then unknown. */
  readonly cancel = (): void => this.controller?.abort();

  /** Ends the run; the remaining rows stay not tried. */
  readonly leave = (): void => {
    if (this.state.phase === 'paused') this.set({ phase: 'ended', error: undefined });
  };

  /** Resolves once no row is in flight. */
  readonly whenStill = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => this.state.phase !== 'running' && resolve();
    const stop = this.subscribe(look);
    look();
    return promise.then(stop).then(() => {});
  };

  private async go(which: readonly Outcome[]): Promise<void> {
    if (this.controller !== null) return;
    const ids = this.state.rows.flatMap(({ id, state }) => (which.some((one) => one === state.outcome) ? [id] : []));
    if (ids.length === 0) return;
    const controller = new AbortController();
    this.controller = controller;
    this.set({ phase: 'running', error: undefined }, new Map(ids.map((id) => [id, waiting])));
    let stop: AppError | undefined;
    const { batchSize = 1 } = this.options;
    for (let at = 0; at < ids.length && stop === undefined && !controller.signal.aborted; at += batchSize) {
      stop = await this.batch(ids.slice(at, at + batchSize), controller.signal);
    }
    this.controller = null;
    const remaining = this.state.rows.filter(({ state }) => state.outcome === 'waiting').map(({ id }) => id);
    const isPaused = stop !== undefined && !controller.signal.aborted && this.hasMore(remaining);
    this.set(
      { phase: isPaused ? 'paused' : 'ended', error: stop },
      new Map(remaining.map((id) => [id, { outcome: 'notTried' } as const])),
    );
  }

  private hasMore(left: readonly number[]): boolean {
    return left.length > 0 || this.state.rows.some(({ state }) => state.outcome === 'notTried');
  }

  /** Runs one batch; returns the error that should stop further batches. */
  private async batch(ids: readonly number[], signal: AbortSignal): Promise<AppError | undefined> {
    this.set({}, new Map(ids.map((id) => [id, running])));
    const before = this.state.done;
    const onProgress = (done: number) => this.set({ done: before + Math.min(done, ids.length) });
    try {
      const { ends, stop } = await this.options.perform(ids, { signal, onProgress });
      // A row missing from the answer was sent with the others: its outcome is unknown.
      this.set({}, new Map(ids.map((id) => [id, ends.get(id) ?? ({ outcome: 'uncertain' } as const)])));
      return stop;
    } catch (thrown) {
      const error = thrown instanceof NotSent ? thrown.error : toAppError(thrown);
      const end = thrown instanceof NotSent ? endUnsent(error) : endOf(error);
      this.set({}, new Map(ids.map((id) => [id, end])));
      return stopsAll(error) ? error : undefined;
    }
  }

  private set(changes: Partial<Omit<BulkState, 'rows'>>, states?: ReadonlyMap<number, BulkRow['state']>): void {
    const rows =
      states === undefined
        ? this.state.rows
        : this.state.rows.map((row) => {
            const state = states.get(row.id);
            return state === undefined ? row : { ...row, state };
          });
    const counted = states === undefined ? this.state.done : rows.filter(isThrough).length;
    this.store.set({ ...this.state, done: counted, ...changes, rows });
  }
}

const isThrough = ({ state }: BulkRow): boolean => !['waiting', 'running', 'notTried'].includes(state.outcome);

/** Counts the rows by outcome. */
export function countsOf(rows: readonly BulkRow[]): Record<Outcome, number> {
  const counts = { done: 0, partial: 0, skipped: 0, failed: 0, denied: 0, uncertain: 0, notTried: 0 };
  for (const { state } of rows) {
    if (state.outcome === 'waiting' || state.outcome === 'running') counts.notTried += 1;
    else counts[state.outcome] += 1;
  }
  return counts;
}
