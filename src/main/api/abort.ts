import { AppFailure } from '#shared/failure.ts';

export const cancelled = (): AppFailure => new AppFailure({ kind: 'cancelled' });

/** Returns the promise, or rejects with `cancelled` as soon as the signal aborts. For work that ignores the signal. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  // The work continues after an abort; its later failure is ignored.
  work.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const stop = () => reject(cancelled());
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Combines several optional signals into one. */
export function anySignal(...signals: (AbortSignal | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal !== undefined));
}
