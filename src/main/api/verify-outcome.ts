import type { AppError } from '#shared/errors.ts';
import { AppFailure, mayBeDone, mayStillCome, toAppError } from '#shared/failure.ts';
import { delay } from '../delay.ts';

/**
 * Result of a check: everything was stored, nothing was, everything but some fields (screen names), or the record to
 * change no longer exists.
 */
export type Seen = 'done' | 'absent' | 'gone' | readonly string[];

export interface VerifyOptions {
  signal?: AbortSignal | undefined;
  /**
   * Milliseconds before each check of what may still arrive; only the first is used when the platform itself answered.
   */
  waits?: readonly number[] | undefined;
}

/** After a gateway timeout the platform gets four seconds to finish. */
const WAITS: readonly number[] = [0, 1000, 3000];

/**
 * Determines the outcome of a failed write. If the failure proves that nothing was done, it is rethrown; otherwise the
 * platform is read. Returns when the write is stored.
 * @param readBack one check; throws when the platform cannot be read
 * @throws AppFailure the failure, with the result in `readBack` and `notStored`
 */
export async function verifyOutcome(
  thrown: unknown,
  readBack: () => Promise<Seen>,
  { signal, waits = WAITS }: VerifyOptions = {},
): Promise<void> {
  const error = toAppError(thrown);
  // After a cancellation there is no check either.
  if (!mayBeDone(error) || signal?.aborted) throw thrown;
  const mayCome = mayStillCome(error);
  let seen: Seen | null = null;
  for (const wait of mayCome ? waits : waits.slice(0, 1)) {
    await delay(wait, signal);
    if (signal?.aborted) throw thrown;
    seen = await readBack().catch(() => seen);
    if (seen === 'done') return;
    if (seen === 'gone') throw new AppFailure({ kind: 'notFound' });
  }
  throw new AppFailure({ ...error, ...reported(seen, mayCome) });
}

function reported(seen: Seen | null, mayCome: boolean): Pick<AppError, 'readBack' | 'notStored'> {
  if (seen === null || seen === 'done' || seen === 'gone') return { readBack: 'unseen' };
  if (seen === 'absent') return { readBack: mayCome ? 'notYet' : 'notDone' };
  return { readBack: 'partly', notStored: [...seen] };
}
