import { codeOf } from '#shared/error-code.ts';
import type { CheckId } from '#shared/ipc/check.ts';
import type { Clock } from '../ports.ts';
import { LATE, waitAtMost } from '../time-limit.ts';
import { type Finding, of } from './findings.ts';

interface Limits {
  clock: Pick<Clock, 'after'>;
  signal: AbortSignal;
}

/** Work took longer than its time limit. */
class Late extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Runs work that may never end. The signal that it gets aborts with the limit or with the given one.
 * @param ms time limit in milliseconds
 * @throws Error with the code `ETIMEDOUT` after the time limit; what the work throws
 */
export async function within<T>(
  ms: number,
  { clock, signal }: Limits,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const outcome = await waitAtMost(ms, clock, Promise.try(work, AbortSignal.any([signal, over.signal])));
  if (outcome !== LATE) return outcome;
  over.abort();
  throw new Late();
}

/**
 * Runs a probe that cannot fail the check: after the time limit, or when it throws, its items are unknown. The signal
 * that it gets aborts with the limit or with the check.
 * @param ids the items that the probe tells
 * @param ms time limit in milliseconds
 */
export async function limited(
  ids: readonly CheckId[],
  ms: number,
  limits: Limits,
  probe: (signal: AbortSignal) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await within(ms, limits, probe);
  } catch (thrown) {
    if (thrown instanceof Late) return ids.map((id) => of(id).unknown('late', { seconds: Math.round(ms / 1000) }));
    return ids.map((id) => of(id).unknown('broken', { code: codeOf(thrown) }));
  }
}
