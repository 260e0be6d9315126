import type { Channel } from '#shared/ipc/contract.ts';
import { limitsOf, togetherLimits } from '#shared/ipc/limits.ts';
import type { Clock } from '../ports.ts';
import { Allowance } from './allowance.ts';

/** The limit that a call exceeds: size of its request, number of concurrent calls, or calls per time. */
export type PassedBound = 'size' | 'count' | 'rate';

interface Counted {
  allowance: Allowance;
  running: number;
}

/**
 * Enforces the limits of the page's calls (`shared/ipc/limits.ts`) before they are parsed: a compromised page can
 * neither fill memory or disk nor start threads endlessly.
 */
export class CallGate {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #channels = new Map<Channel, Counted>();
  readonly #together: Counted;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#together = { allowance: new Allowance(togetherLimits, clock), running: 0 };
  }

  /**
   * Admits a call; its end must be reported by `leave`.
   * @returns null, or the exceeded limit, in which case nothing is counted
   */
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
 * Whether a request weighs at most `size`: characters of its texts and names, plus one per value. Stops counting at the
 * limit, so that a circular one ends too.
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
      // Elements of a list that is too long are not visited.
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
