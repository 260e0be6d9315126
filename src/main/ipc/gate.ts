import type { Channel } from '#shared/ipc/contract.ts';
import { limitsOf, togetherLimits } from '#shared/ipc/limits.ts';
import type { Clock } from '../ports.ts';

/** Which bound of a call was passed: the size of its request, how many run at once, or how many came in a short time. */
export type PassedBound = 'size' | 'count' | 'rate';

/** So many at once, refilled by so many each second. */
class Allowance {
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

  has(): boolean {
    const now = this.#clock.now();
    // A clock that was put back gives nothing and takes nothing.
    const seconds = Math.max(0, now - this.#filledAt) / 1000;
    this.#left = Math.min(this.#max, this.#left + seconds * this.#perSecond);
    this.#filledAt = now;
    return this.#left >= 1;
  }

  take(): void {
    this.#left -= 1;
  }
}

interface Counted {
  allowance: Allowance;
  running: number;
}

/**
 * Holds the calls of the page to their bounds (`shared/ipc/limits.ts`), before anything of them is read: a page that was
 * taken over can neither fill the memory or the disk nor start threads without end.
 */
export class CallGate {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #channels = new Map<Channel, Counted>();
  readonly #together: Counted;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#together = { allowance: new Allowance(togetherLimits, clock), running: 0 };
  }

  /** Null lets the call in: its end is told by `leave`. Otherwise the bound that it passes; nothing is counted then. */
  enter(channel: Channel, request: unknown): PassedBound | null {
    const limits = limitsOf(channel);
    const counted = this.#countedOf(channel);
    if (!isWithin(request, limits.size)) return 'size';
    if (counted.running >= limits.atOnce || this.#together.running >= togetherLimits.atOnce) return 'count';
    if (!counted.allowance.has() || !this.#together.allowance.has()) return 'rate';
    for (const one of [counted, this.#together]) {
      one.allowance.take();
      one.running += 1;
    }
    return null;
  }

  leave(channel: Channel): void {
    this.#countedOf(channel).running -= 1;
    this.#together.running -= 1;
  }

  #countedOf(channel: Channel): Counted {
    const known = this.#channels.get(channel);
    if (known !== undefined) return known;
    const counted = { allowance: new Allowance(limitsOf(channel), this.#clock), running: 0 };
    this.#channels.set(channel, counted);
    return counted;
  }
}

/**
 * Whether a request weighs no more than `size`: the characters of its texts and names, and one for each value in it. It
 * stops counting as soon as it is more, so that one that holds itself ends too.
 */
export function isWithin(request: unknown, size: number): boolean {
  let left = size;
  const waiting: unknown[] = [request];
  while (waiting.length > 0) {
    const value = waiting.pop();
    left -= 1;
    if (typeof value === 'string') left -= value.length;
    else if (ArrayBuffer.isView(value)) left -= value.byteLength;
    else if (value instanceof ArrayBuffer) left -= value.byteLength;
    else if (value instanceof Map || value instanceof Set) left -= value.size;
    else if (Array.isArray(value)) {
      // Of a list that is too long nothing more is looked at.
      if (value.length > left) return false;
      for (const item of value) waiting.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        left -= name.length;
        waiting.push(item);
      }
    }
    if (left < 0) return false;
  }
  return true;
}
