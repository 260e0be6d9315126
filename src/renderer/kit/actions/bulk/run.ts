import { createStore, type Store } from '#renderer/kit/data/store.ts';
import { outcomeOfFailure, stopsAll } from '#shared/bulk/failed.ts';
import { type Outcome, outcomes } from '#shared/bulk/outcomes.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { RowState, ShownRow } from './work.ts';

/** The outcome of a step. */
export interface StepEnd extends RowState {
  outcome: Outcome;
}

export interface BulkState {
  /**
   * `paused`: the platform cannot be reached or the session has ended; the remaining rows can be resumed or abandoned.
   */
  phase: 'running' | 'paused' | 'ended';
  rows: readonly ShownRow[];
  /** Number of rows that have ended. */
  done: number;
  /** Why it paused. */
  error?: AppError;
}

export interface BulkRunOptions {
  rows: readonly { id: number; name: string }[];
  perform: (id: number, signal: AbortSignal) => Promise<StepEnd>;
}

const waiting = { outcome: 'waiting' } as const;
const running = { outcome: 'running' } as const;

/**
 * Runs a few steps that only their screen can compose, such as copies of a campaign that each get other recipients, one
 * after the other, and records the outcome of each. It never repeats a call that writes: a step without an answer is
 * uncertain until the user decides. What is the same for every row is a job of main (`BulkWork`).
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
      rows: options.rows.map(({ id, name }) => ({ id, name, state: { outcome: 'notTried' } })),
      done: 0,
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
    for (const id of ids) {
      if (stop !== undefined || controller.signal.aborted) break;
      stop = await this.step(id, controller.signal);
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

  /** Runs one step; returns the error that should stop further ones. */
  private async step(id: number, signal: AbortSignal): Promise<AppError | undefined> {
    this.set({}, new Map([[id, running]]));
    try {
      this.set({}, new Map([[id, await this.options.perform(id, signal)]]));
      return undefined;
    } catch (thrown) {
      const error = toAppError(thrown);
      const outcome = outcomeOfFailure(error);
      this.set({}, new Map([[id, outcome === 'notTried' ? { outcome } : { outcome, error }]]));
      return stopsAll(error) ? error : undefined;
    }
  }

  private set(changes: Partial<Omit<BulkState, 'rows'>>, states?: ReadonlyMap<number, RowState>): void {
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

const isThrough = ({ state }: ShownRow): boolean => !['waiting', 'running', 'notTried'].includes(state.outcome);

/** Counts the rows by outcome. */
export function countsOf(rows: readonly ShownRow[]): Record<Outcome, number> {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const { state } of rows) {
    counts[state.outcome === 'waiting' || state.outcome === 'running' ? 'notTried' : state.outcome] += 1;
  }
  return counts;
}
