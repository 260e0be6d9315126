import type { Clock } from './ports.ts';

/** Milliseconds to wait for the keychain while a person works; a locked one may show a dialog indefinitely. */
export const KEYCHAIN_LIMIT = 5_000;

/** Result for a promise that did not settle in time. */
export const LATE = Symbol('late');

/**
 * Waits for a promise for a limited time; the work behind it continues.
 * @param ms time limit in milliseconds
 * @returns its value, or `LATE`
 * @throws what it rejects with in time
 */
export async function waitAtMost<T>(
  ms: number,
  clock: Pick<Clock, 'after'>,
  promise: Promise<T>,
): Promise<T | typeof LATE> {
  const { promise: late, resolve } = Promise.withResolvers<typeof LATE>();
  const stop = clock.after(ms, () => resolve(LATE));
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop();
  }
}
