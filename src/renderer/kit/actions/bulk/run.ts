import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import { type BatchCall, type BatchEnd, NotSent, type Outcome, type RowEnd } from './work.ts';

export interface BulkRow {
  id: number;
  name: string;
  state: RowEnd | { outcome: 'waiting' } | { outcome: 'running' };
}

export interface BulkState {
  /** `paused`: the platform cannot be reached or the session is over; the rows that wait can go on or be left. */
  phase: 'running' | 'paused' | 'ended';
  rows: readonly BulkRow[];
  /** Rows that are through. */
  done: number;
  /** Why it paused. */
  error?: AppError;
}

export interface BulkRunOptions {
  /** `end`: settled before it starts, such as a row that must be left alone. */
  rows: readonly { id: number; name: string; end?: RowEnd }[];
  batchSize?: number;
  perform: (ids: readonly number[], call: BatchCall) => Promise<BatchEnd>;
}

const waiting = { outcome: 'waiting' } as const;
const running = { outcome: 'running' } as const;

/** What a throw in the middle of a call says about the rows that were under way. */
export function endOf(error: AppError): RowEnd {
  if (error.isUnsent === true) return endUnsent(error);
  if (error.kind === 'denied') return { outcome: 'denied', error };
  return { outcome: error.kind === 'cancelled' || mayBeDone(error) ? 'uncertain' : 'failed', error };
}

/** The same where nothing had been sent yet: nobody has to wonder, and the rows can simply be tried. */
function endUnsent(error: AppError): RowEnd {
  if (error.kind === 'denied') return { outcome: 'denied', error };
  return stopsAll(error) || error.kind === 'cancelled' ? { outcome: 'notTried' } : { outcome: 'failed', error };
}

/** Whether going on with other rows makes no sense for now. */
const stopsAll = ({ kind }: AppError): boolean => kind === 'network' || kind === 'unauthorized' || kind === 'idle';

/**
 * Does one thing to many rows, one call at a time, and accounts for every one of them. A call that writes is never
 * repeated by itself: rows whose answer did not come are uncertain and stay so until the person decides.
 */
export class BulkRun {
  private state: BulkState;
  private readonly listeners = new Set<() => void>();
  private controller: AbortController | null = null;
  private readonly options: BulkRunOptions;

  constructor(options: BulkRunOptions) {
    this.options = options;
    this.state = {
      phase: 'ended',
      rows: options.rows.map(({ id, name, end }) => ({ id, name, state: end ?? { outcome: 'notTried' } })),
      done: options.rows.filter(({ end }) => end !== undefined).length,
    };
  }

  readonly get = (): BulkState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Does the rows that were not tried; after a pause, the rest. Resolves when it has ended or paused. */
  readonly start = (): Promise<void> => this.go(['notTried']);

  /** Tries again just what failed: what is done, denied, skipped or uncertain stays as it is. */
  readonly retryFailed = (): Promise<void> => this.go(['failed']);

  /** Tries again what nobody knows about: for the person who has looked, or for work that does no harm twice. */
  readonly retryUncertain = (): Promise<void> => this.go(['uncertain']);

  /** Stops before the next row. The one under way is told to stop too: it may or may not have been done. */
  readonly cancel = (): void => this.controller?.abort();

  /** The rows that wait stay not tried. */
  readonly leave = (): void => {
    if (this.state.phase === 'paused') this.set({ phase: 'ended', error: undefined });
  };

  /** Resolves once no row is under way. */
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
    const left = this.state.rows.filter(({ state }) => state.outcome === 'waiting').map(({ id }) => id);
    const isPaused = stop !== undefined && !controller.signal.aborted && this.hasMore(left);
    this.set(
      { phase: isPaused ? 'paused' : 'ended', error: stop },
      new Map(left.map((id) => [id, { outcome: 'notTried' } as const])),
    );
  }

  private hasMore(left: readonly number[]): boolean {
    return left.length > 0 || this.state.rows.some(({ state }) => state.outcome === 'notTried');
  }

  /** Why no other batch should start. */
  private async batch(ids: readonly number[], signal: AbortSignal): Promise<AppError | undefined> {
    this.set({}, new Map(ids.map((id) => [id, running])));
    const before = this.state.done;
    const onProgress = (done: number) => this.set({ done: before + Math.min(done, ids.length) });
    try {
      const { ends, stop } = await this.options.perform(ids, { signal, onProgress });
      // A row that the answer does not name was sent with the others: nobody knows.
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
    this.state = { ...this.state, done: counted, ...changes, rows };
    for (const listener of this.listeners) listener();
  }
}

const isThrough = ({ state }: BulkRow): boolean => !['waiting', 'running', 'notTried'].includes(state.outcome);

/** How many rows ended how. */
export function countsOf(rows: readonly BulkRow[]): Record<Outcome, number> {
  const counts = { done: 0, skipped: 0, failed: 0, denied: 0, uncertain: 0, notTried: 0 };
  for (const { state } of rows) {
    if (state.outcome === 'waiting' || state.outcome === 'running') counts.notTried += 1;
    else counts[state.outcome] += 1;
  }
  return counts;
}
