/**
 * Waits, by a timer that wakes Electron. Its loop sleeps while nothing happens, and only the global timers and
 * `process.nextTick` wake it (electron/electron, `lib/common/init.ts`): those of `node:timers/promises` and of
 * `AbortSignal.timeout` may come late.
 * @param ms milliseconds
 * @param signal ends the waiting at once
 */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const over = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal?.addEventListener('abort', over, { once: true });
  });
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
