import { AppFailure } from '#shared/failure.ts';

/** Runs the writes of one record one after another (docs/screens/07-solidary-records.md §0). */
export class WriteQueue {
  readonly #last = new Map<number, Promise<unknown>>();

  /**
   * Runs a write after those of the same record that were asked for before it.
   * @throws AppFailure `cancelled` when the call ended while it waited, and what the write throws
   */
  run<T>(id: number, { signal }: { signal: AbortSignal }, write: () => Promise<T>): Promise<T> {
    const run = (this.#last.get(id) ?? Promise.resolve()).then(() => {
      if (signal.aborted) throw new AppFailure({ kind: 'cancelled' });
      return write();
    });
    const settled = run
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(id) === settled) this.#last.delete(id);
      });
    this.#last.set(id, settled);
    return run;
  }
}
