import type { Clock } from '../ports.ts';

/** A token bucket: a capacity, refilled by so many per second. */
export class Allowance {
  readonly #max: number;
  readonly #perSecond: number;
  readonly #clock: Pick<Clock, 'now'>;
  #left: number;
  #filledAt: number;

  constructor(limits: { burst: number; perSecond: number }, clock: Pick<Clock, 'now'>) {
    this.#max = limits.burst;
    this.#left = limits.burst;
    this.#perSecond = limits.perSecond;
    this.#clock = clock;
    this.#filledAt = clock.now();
  }

  /** Whether so many may be taken. */
  has(count = 1): boolean {
    const now = this.#clock.now();
    // No time is taken off when the clock was set back.
    const seconds = Math.max(0, now - this.#filledAt) / 1000;
    this.#left = Math.min(this.#max, this.#left + seconds * this.#perSecond);
    this.#filledAt = now;
    return this.#left >= count;
  }

  /** Takes so many, all or none. Returns whether they were there. */
  take(count = 1): boolean {
    if (!this.has(count)) return false;
    this.#left -= count;
    return true;
  }
}
