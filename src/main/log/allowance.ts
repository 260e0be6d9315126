import type { Clock, LogLevel } from '../ports.ts';

const MINUTE = 60_000;

interface Room {
  readonly lines: number;
  /** Bytes of the lines as they are written. */
  readonly bytes: number;
}

/**
 * What the log takes per minute: several times what a busy minute writes, and little enough that the files, 10 MB in
 * all, still hold the last twenty minutes. Errors have a separate allowance, so that a flood of other lines hides none.
 */
export const perMinute: Readonly<Record<'errors' | 'others', Room>> = {
  errors: { lines: 200, bytes: 200_000 },
  others: { lines: 600, bytes: 300_000 },
};

type Kind = keyof typeof perMinute;
const kindOf = (level: LogLevel): Kind => (level === 'error' ? 'errors' : 'others');

/** Lines that were left out, by kind. */
export type LeftOut = Readonly<Record<Kind, number>>;

const none = (): Record<Kind, number> => ({ errors: 0, others: 0 });

interface AllowanceOptions {
  clock: Clock;
  /** Reports how many lines were dropped; called once per minute in which lines were dropped. */
  onLeftOut(leftOut: LeftOut): void;
}

/** Enforces the bound of the log per minute, and counts dropped lines. */
export class LogAllowance {
  readonly #options: AllowanceOptions;
  #begun = Number.NEGATIVE_INFINITY;
  #lines = none();
  #bytes = none();
  #leftOut = none();
  #isToTell = false;

  constructor(options: AllowanceOptions) {
    this.#options = options;
  }

  /** Whether a line may be written; asked before it is made, because making it costs time as well. */
  admits(level: LogLevel): boolean {
    const now = this.#options.clock.now();
    // A minute also begins when the clock was set back.
    if (now < this.#begun || now - this.#begun >= MINUTE) this.#begin(now);
    const kind = kindOf(level);
    const room = perMinute[kind];
    if (this.#lines[kind] < room.lines && this.#bytes[kind] < room.bytes) return true;
    this.leaveOut(level);
    return false;
  }

  /** Counts a line that was written. */
  count(level: LogLevel, bytes: number): void {
    this.#lines[kindOf(level)] += 1;
    this.#bytes[kindOf(level)] += bytes;
  }

  /** Counts a line that was dropped. */
  leaveOut(level: LogLevel): void {
    this.#leftOut[kindOf(level)] += 1;
    if (this.#isToTell) return;
    this.#isToTell = true;
    this.#options.clock.after(MINUTE, () => this.report());
  }

  /** Reports the lines dropped so far: at the end of each minute and of the process. */
  report(): void {
    this.#isToTell = false;
    const leftOut = this.#leftOut;
    if (leftOut.errors + leftOut.others === 0) return;
    this.#leftOut = none();
    this.#options.onLeftOut(leftOut);
  }

  #begin(now: number): void {
    this.#begun = now;
    this.#lines = none();
    this.#bytes = none();
    this.report();
  }
}
