import { AppFailure, toAppError } from '#shared/failure.ts';
import type { Clock } from '../ports.ts';

/** Wrong passwords of one account without a wait: a slip, and a look at the keyboard. */
const FREE = 2;
/** Seconds to wait after the next one; each further one doubles them, up to the longest. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 300;
/** Accounts that are remembered; the limits of the channels let nobody pass through as many within the longest wait. */
const MAX_ACCOUNTS = 1000;

/** The answer of the platform to a wrong password. */
const WRONG = 'Invalidcredentials';

interface Attempted {
  wrong: number;
  /** When the next attempt may be made, in milliseconds since 1970. */
  from: number;
}

/**
 * Slows down guessing: wrong passwords of an account make the next attempt wait, longer each time, whether at sign-in
 * or when unlocking. Lives in main, so that neither a reload nor a sign-out forgets it; a right password does.
 */
export class PasswordAttempts {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #attempted = new Map<string, Attempted>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /**
   * Tries a password. It counts as wrong from its start on, so that attempts at once gain nothing.
   * @param account identifier, in any spelling that the platform takes for the same
   * @throws AppFailure `refused`/`rate` with `retryAfter` while the account has to wait; what `check` throws, with
   * `retryAfter` for a wrong password after which it has to
   */
  async try<T>(account: string, check: () => Promise<T>): Promise<T> {
    const key = account.trim().toLowerCase();
    const wait = this.#waitOf(key);
    if (wait > 0) throw new AppFailure({ kind: 'refused', limit: 'rate', retryAfter: wait });
    const before = this.#attempted.get(key);
    this.#count(key);
    try {
      const value = await check();
      this.#attempted.delete(key);
      return value;
    } catch (thrown) {
      const error = toAppError(thrown);
      // The platform did not judge the password: the attempt does not count.
      if (error.kind !== 'unauthorized' || error.key !== WRONG) {
        this.#takeBack(key, before);
        throw thrown;
      }
      const next = this.#waitOf(key);
      throw next === 0 ? thrown : new AppFailure({ ...error, retryAfter: next });
    }
  }

  /** Seconds that an account has to wait. */
  #waitOf(key: string): number {
    const left = (this.#attempted.get(key)?.from ?? 0) - this.#clock.now();
    // The wait does not become longer when the clock was set back.
    return Math.min(LONGEST_WAIT, Math.max(0, Math.ceil(left / 1000)));
  }

  /** Counts an attempt, and has the next one wait from now on. */
  #count(key: string): void {
    const wrong = (this.#attempted.get(key)?.wrong ?? 0) + 1;
    const wait = wrong <= FREE ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (wrong - FREE - 1));
    this.#attempted.delete(key);
    this.#attempted.set(key, { wrong, from: this.#clock.now() + wait * 1000 });
    const [oldest] = this.#attempted.keys();
    if (this.#attempted.size > MAX_ACCOUNTS && oldest !== undefined) this.#attempted.delete(oldest);
  }

  /** Takes one attempt back; those at the same time stay counted. */
  #takeBack(key: string, before: Attempted | undefined): void {
    const counted = this.#attempted.get(key);
    if (counted === undefined) return;
    if (counted.wrong - 1 > (before?.wrong ?? 0)) this.#attempted.set(key, { ...counted, wrong: counted.wrong - 1 });
    else if (before === undefined) this.#attempted.delete(key);
    else this.#attempted.set(key, before);
  }
}
