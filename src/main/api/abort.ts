import { AppFailure } from '#shared/failure.ts';

export const cancelled = (): AppFailure => new AppFailure({ kind: 'cancelled' });

/** The promise, or `cancelled` as soon as the signal aborts, for work that does not listen to the signal itself. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  // The work goes on alone after an abort: its later failure is nobody's.
  work.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const stop = () => reject(cancelled());
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** One signal of several optional ones. */
export function anySignal(...signals: (AbortSignal | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal !== undefined));
}
