import { AppFailure } from '#shared/failure.ts';
import type { Clock } from '../../ports.ts';

/** How long an interrupted batch is watched before the remaining lines are sent, in milliseconds. */
export interface Patience {
  /** Interval between two polls. */
  every: number;
  /**
   * Time without any change after which the platform no longer works on it. Longer than one line takes, e-mails and
   * maps included.
   */
  still: number;
  /** Time after which no run of the platform can still be active. */
  longestRun: number;
}

/**
 * A run of the platform may take six hours (docs/platform/a-auth-users.md §9); a batch of 200 lines within the client's
 * time limit takes 4.5 s a line.
 */
export const usualPatience: Patience = { every: 5_000, still: 60_000, longestRun: 6 * 3600 * 1000 };

interface Watch {
  clock: Clock;
  patience: Patience;
  signal: AbortSignal;
  /** Called before each wait with the time since the last change, in milliseconds. */
  onWait(stillFor: number): void;
}

/**
 * Resolves after some milliseconds.
 * @throws AppFailure `cancelled` as soon as the signal is aborted
 */
function pause(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      stop();
      reject(new AppFailure({ kind: 'cancelled' }));
    };
    const stop = clock.after(milliseconds, () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    });
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

/**
 * Polls until nothing has changed for `patience.still`, or everything has arrived.
 * @param look compares with the poll before; a thorough poll misses nothing and is the last one
 * @throws AppFailure `cancelled`, and what `look` throws
 */
export async function untilStill(
  look: (isThorough: boolean) => Promise<'moved' | 'still' | 'over'>,
  { clock, patience, signal, onWait }: Watch,
): Promise<void> {
  for (let since = clock.now(); ; ) {
    onWait(Math.min(clock.now() - since, patience.still));
    await pause(clock, patience.every, signal);
    const isDue = clock.now() - since >= patience.still;
    const seen = await look(isDue);
    if (seen === 'over' || (seen === 'still' && isDue)) return;
    if (seen === 'moved') since = clock.now();
  }
}
