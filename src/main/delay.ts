type Delay = (ms: number, signal?: AbortSignal) => Promise<void>;

/** Milliseconds between two looks at the clock while waiting: timers stop while the computer sleeps. */
const LONGEST_TIMER = 1000;

/**
 * Waits, by a timer that wakes Electron. Its loop sleeps while nothing happens, and only the global timers and
 * `process.nextTick` wake it (electron/electron, `lib/common/init.ts`): those of `node:timers/promises` and of
 * `AbortSignal.timeout` may come late. Time during which the computer slept counts.
 */
const byTimer: Delay = (ms, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    let left = ms;
    let timer: NodeJS.Timeout | undefined;
    const over = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', over);
      resolve();
    };
    const wait = () => {
      const since = Date.now();
      const turn = Math.min(left, LONGEST_TIMER);
      timer = setTimeout(() => {
        // At least the time of the timer: the clock may have been set back meanwhile.
        left -= Math.max(turn, Date.now() - since);
        if (left > 0) wait();
        else over();
      }, turn);
    };
    wait();
    signal?.addEventListener('abort', over, { once: true });
  });

let current = byTimer;

/**
 * Waits some milliseconds.
 * @param signal ends the waiting at once
 */
export const delay: Delay = (ms, signal) => current(ms, signal);

/**
 * Replaces the waiting, for tests.
 * @param way the replacement; absent restores the real one
 */
export function passTime(way: Delay = byTimer): void {
  current = way;
}

/**
 * Returns a signal that aborts with a `TimeoutError`, as that of `AbortSignal.timeout`, by a timer as that of `delay`.
 * @param ms milliseconds
 */
export function abortedAfter(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException(`nothing within ${ms} ms`, 'TimeoutError')), ms).unref();
  return limit.signal;
}

/** Lets the other work of this thread run before what follows. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
