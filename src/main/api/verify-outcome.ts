import type { AppError } from '#shared/errors.ts';
import { AppFailure, mayBeDone, mayStillCome, toAppError } from '#shared/failure.ts';
import { delay } from '../delay.ts';
import { reportNextRead } from '../ipc/outcome-looks.ts';

/**
 * Delays in milliseconds after which the platform is read, following a write whose answer was lost or came from a
 * gateway. The platform may still be working: a missing change proves nothing before the last read.
 */
const LOOKS: readonly number[] = [0, 10_000, 30_000, 60_000];

/** The mass sending of a campaign writes to every recipient inside the request: at once, then every 10 s for 2 minutes. */
const SENDING_LOOKS: readonly number[] = Array.from({ length: 13 }, (_, index) => index * 10_000);

const schedules = { usual: LOOKS, sending: SENDING_LOOKS };

interface LookOptions {
  signal?: AbortSignal | undefined;
  /** When the platform is read again; the usual schedule if absent. */
  schedule?: keyof typeof schedules | undefined;
}

/** One read of the platform: its index from 0, and the number of reads. Returns null where it found nothing. */
type Look<Found> = (rank: Rank) => Promise<{ found: Found; isOver: boolean } | null>;

export interface Rank {
  index: number;
  of: number;
}

/**
 * Whether a read may use calls that have effects on the platform, such as reading a solidary record: where the platform
 * itself answered, once it has probably finished, and at the last read. The other reads use lists only.
 */
export const isReadingDue = ({ index, of }: Rank): boolean => index === 1 || index === of - 1;

/**
 * Reads the platform after a write whose failure proves nothing: once where the platform itself answered, since what is
 * not stored then never will be; otherwise by the schedule, until a read is conclusive. The page is told when the next
 * read is due. A read that throws counts as one that found nothing.
 * @returns the result of the last read that did not throw; null when all have thrown, or the call was cancelled
 */
export async function lookAgain<Found>(
  error: AppError,
  look: Look<Found>,
  { signal, schedule = 'usual' }: LookOptions = {},
): Promise<Found | null> {
  const looks = mayStillCome(error) ? schedules[schedule] : [0];
  let found: Found | null = null;
  let passed = 0;
  for (const [index, at] of looks.entries()) {
    if (at > passed) reportNextRead(signal, at - passed);
    await delay(at - passed, signal);
    passed = at;
    if (signal?.aborted) return null;
    const seen = await look({ index, of: looks.length }).catch(() => null);
    if (seen === null) continue;
    found = seen.found;
    if (seen.isOver) break;
  }
  return found;
}

/**
 * Result of a check: everything was stored, nothing was, everything but some fields (screen names), or the record to
 * change no longer exists.
 */
export type Seen = 'done' | 'absent' | 'gone' | readonly string[];

/**
 * Determines the outcome of a failed write. If the failure proves that nothing was done, it is rethrown; otherwise the
 * platform is read (`lookAgain`). Returns when the write is stored.
 * @param readBack one check; throws when the platform cannot be read
 * @throws AppFailure the failure, with the result in `readBack` and `notStored`
 */
export async function verifyOutcome(
  thrown: unknown,
  readBack: () => Promise<Seen>,
  options: LookOptions = {},
): Promise<void> {
  const error = toAppError(thrown);
  // After a cancellation there is no check either.
  if (!mayBeDone(error) || options.signal?.aborted) throw thrown;
  const look = async () => {
    const found = await readBack();
    return { found, isOver: found === 'done' || found === 'gone' };
  };
  const seen = await lookAgain(error, look, options);
  if (options.signal?.aborted) throw thrown;
  if (seen === 'done') return;
  if (seen === 'gone') throw new AppFailure({ kind: 'notFound' });
  throw new AppFailure({ ...error, ...reported(seen, mayStillCome(error)) });
}

function reported(
  seen: readonly string[] | 'absent' | null,
  mayCome: boolean,
): Pick<AppError, 'readBack' | 'notStored'> {
  if (seen === null) return { readBack: 'unseen' };
  if (seen === 'absent') return { readBack: mayCome ? 'notYet' : 'notDone' };
  return { readBack: 'partly', notStored: [...seen] };
}
