import { AppFailure } from '#shared/failure.ts';
import type { Clock } from '../../ports.ts';

/** How long an interrupted batch is watched before the remaining lines are sent, in milliseconds. */
export interface PollingTimes {
  /** Interval between two polls. */
  interval: number;
  /**
   * Time without any change after which the platform no longer works on it. Longer than one line takes, e-mails and
   * maps included.
   */
  quietPeriod: number;
  /** Time after which no run of the platform can still be active. */
  maxRun: number;
}

/**
 * A run of the platform may take six hours (docs/platform/a-auth-users.md §9); a batch of 200 lines within the client's
 * time limit takes 4.5 s a line.
 */
export const defaultPolling: PollingTimes = { interval: 5_000, quietPeriod: 60_000, maxRun: 6 * 3600 * 1000 };

interface Watch {
  clock: Clock;
  polling: PollingTimes;
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
 * Polls until nothing has changed for `polling.quietPeriod`, or everything has arrived.
 * @param poll compares with the poll before; a thorough poll misses nothing and is the last one
 * @throws AppFailure `cancelled`, and what `look` throws
 */
export async function pollUntilStill(
  poll: (isThorough: boolean) => Promise<'moved' | 'still' | 'over'>,
  { clock, polling, signal, onWait }: Watch,
): Promise<void> {
  for (let since = clock.now(); ; ) {
    onWait(Math.min(clock.now() - since, polling.quietPeriod));
    await pause(clock, polling.interval, signal);
    const isDue = clock.now() - since >= polling.quietPeriod;
    const change = await poll(isDue);
    if (change === 'over' || (change === 'still' && isDue)) return;
    if (change === 'moved') since = clock.now();
  }
}
