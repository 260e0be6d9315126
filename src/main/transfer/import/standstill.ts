import { AppFailure } from '#shared/failure.ts';
import type { Clock } from '../../ports.ts';

/** How long an interrupted batch is watched before the rest is sent, in milliseconds. */
export interface Patience {
  /** Between two looks. */
  every: number;
  /**
   * Without any change: then the platform is at work no more. Longer than one line takes it, mails and maps included.
   */
  still: number;
  /** After which no run can be under way. */
  longestRun: number;
}

/**
 * A run of the platform may take six hours (docs/platform/a-auth-users.md §9); a lot of 200 lines within our limit, 4.5
 * s a line.
 */
export const usualPatience: Patience = { every: 5_000, still: 60_000, longestRun: 6 * 3600 * 1000 };

interface Watch {
  clock: Clock;
  patience: Patience;
  signal: AbortSignal;
  /** Is told how long nothing has changed, in milliseconds, before each wait. */
  onWait(stillFor: number): void;
}

/** Passes after some milliseconds. @throws AppFailure `cancelled` as soon as the signal is aborted */
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
 * Watches something that was looked at a moment ago until it stands still, or is over.
 *
 * @param look whether it has moved since the look before, or is over; a thorough one misses nothing, and is the last
 * one
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
