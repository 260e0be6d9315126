import type { Log } from '../ports.ts';

/**
 * What must be done before the process ends, synchronously and in a short time: nothing runs after it. It is done
 * again where the process has gone on.
 */
export class LastWork {
  readonly #log: Log;
  readonly #works: (() => void)[] = [];

  constructor(log: Log) {
    this.#log = log;
  }

  add(work: () => void): void {
    this.#works.push(work);
  }

  /** Does all of it, the last one first. What fails is logged and keeps nothing else from being done. */
  do(): void {
    for (const work of this.#works.toReversed()) {
      try {
        work();
      } catch (thrown) {
        this.#log('warn', 'something could not be done at the end', { thrown });
      }
    }
  }
}
