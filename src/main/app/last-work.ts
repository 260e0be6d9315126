import type { Log } from '../ports.ts';

/**
 * Tasks that must run before the process ends. They are synchronous and short, because nothing runs after them. They
 * run again if the process did not end.
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

  /** Runs all tasks, the last added first. A failing task is logged, and the others still run. */
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
