import type { Clock } from '../ports.ts';

/** Seconds of countdown before the limit; half of the limit when that is shorter. */
const WARNING = 60;

export interface IdleEvents {
  /** Called once a second with the seconds left; null when the person is back. */
  warn(secondsLeft: number | null): void;
  expire(): void;
}

/**
 * Measures the time without input. Compares clock times instead of counting timers, because timers stop while the
 * computer sleeps.
 */
export class IdleClock {
  readonly #clock: Clock;
  readonly #limit: number;
  readonly #warnAt: number;
  readonly #events: IdleEvents;
  #lastActivity: number | null = null;
  #isWarning = false;
  #cancelTimer = () => {};

  /** @param limit seconds */
  constructor({ clock, limit, events }: { clock: Clock; limit: number; events: IdleEvents }) {
    this.#clock = clock;
    this.#limit = limit * 1000;
    this.#warnAt = this.#limit - Math.min(WARNING, limit / 2) * 1000;
    this.#events = events;
  }

  /** Starts measuring from the last input, which may be from an earlier run. */
  start(lastActivity: number): void {
    this.#lastActivity = lastActivity;
    this.check();
  }

  stop(): void {
    this.#cancelTimer();
    this.#lastActivity = null;
    this.#isWarning = false;
  }

  /** Records an input. Ignored once the limit has passed, even if no timer has fired yet. */
  touch(): void {
    if (this.#lastActivity !== null && !this.isOver) {
      this.#lastActivity = this.#clock.now();
      if (this.#isWarning) this.#events.warn(null);
      this.#isWarning = false;
    }
    this.check();
  }

  get isOver(): boolean {
    return this.#lastActivity !== null && this.#clock.now() - this.#lastActivity >= this.#limit;
  }

  /** Ends or warns according to the clock, and schedules the next check. */
  check(): void {
    this.#cancelTimer();
    if (this.#lastActivity === null) return;
    const idle = this.#clock.now() - this.#lastActivity;
    if (idle >= this.#limit) {
      this.stop();
      this.#events.expire();
    } else if (idle < this.#warnAt) {
      this.#checkIn(this.#warnAt - idle);
    } else {
      const left = this.#limit - idle;
      const seconds = Math.ceil(left / 1000);
      this.#isWarning = true;
      this.#checkIn(left - (seconds - 1) * 1000);
      this.#events.warn(seconds);
    }
  }

  #checkIn(ms: number): void {
    this.#cancelTimer = this.#clock.after(Math.max(1, ms), () => this.check());
  }
}
