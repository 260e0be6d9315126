import { setTimeout as delay } from 'node:timers/promises';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, mayBeDone, mayStillCome, toAppError } from '#shared/failure.ts';

/**
 * What a look found: all of it is there, nothing of it is, all but some fields, by their screen names; or the record that
 * was to be changed is no more.
 */
export type Seen = 'done' | 'absent' | 'gone' | readonly string[];

export interface VerifyOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds before each look at what may still come; the first counts alone where the platform itself answered. */
  waits?: readonly number[] | undefined;
}

/** A platform that a gateway did not wait for gets four seconds to come to its end. */
const WAITS: readonly number[] = [0, 1000, 3000];

/**
 * Finds out what became of a write that failed: where the failure proves that nothing was done, it stands; otherwise the
 * platform is looked at before anybody is told. Ends without a throw when the write is stored.
 *
 * @param look one look; a throw means that it could not be had
 * @throws AppFailure the failure, with what was found in `readBack` and `left`
 */
export async function verifyOutcome(
  thrown: unknown,
  readBack: () => Promise<Seen>,
  { signal, waits = WAITS }: VerifyOptions = {},
): Promise<void> {
  const error = toAppError(thrown);
  // Whoever gave up waits for no look either.
  if (!mayBeDone(error) || signal?.aborted) throw thrown;
  const mayCome = mayStillCome(error);
  let seen: Seen | null = null;
  for (const wait of mayCome ? waits : waits.slice(0, 1)) {
    await delay(wait, undefined, { signal }).catch(() => undefined);
    if (signal?.aborted) throw thrown;
    seen = await readBack().catch(() => seen);
    if (seen === 'done') return;
    if (seen === 'gone') throw new AppFailure({ kind: 'notFound' });
  }
  throw new AppFailure({ ...error, ...reported(seen, mayCome) });
}

function reported(seen: Seen | null, mayCome: boolean): Pick<AppError, 'readBack' | 'left'> {
  if (seen === null || seen === 'done' || seen === 'gone') return { readBack: 'unseen' };
  if (seen === 'absent') return { readBack: mayCome ? 'notYet' : 'notDone' };
  return { readBack: 'partly', left: [...seen] };
}
