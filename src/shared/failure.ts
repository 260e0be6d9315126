import type { AppError } from './errors.ts';

// Separate from the schemas of errors.ts, because the first screen throws and catches failures but parses none.

/** An exception that carries an AppError. */
export class AppFailure extends Error {
  override readonly name = 'AppFailure';
  readonly error: AppError;

  constructor(error: AppError) {
    super(error.platformText ?? error.kind);
    this.error = error;
  }
}

type Conflict = Extract<AppError, { kind: 'conflict' }>;

/** Returns a failure that refuses a call before it is sent, because of the platform's current state. */
export const conflict = (
  reason: Conflict['reason'],
  rest: Pick<Conflict, 'by' | 'owned' | 'duplicate' | 'count'> = {},
): AppFailure => new AppFailure({ kind: 'conflict', reason, ...rest });

/** Returns the AppError of a thrown value; anything else is an internal error. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppFailure) return thrown.error;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return { kind: 'cancelled' };
  return { kind: 'internal', platformText: thrown instanceof Error ? thrown.message : undefined };
}

/** Whether the response was lost. A proxy or certificate problem is not a loss, since nothing was sent. */
const isLost = (error: AppError): boolean =>
  error.kind === 'network' && (error.reason === 'unreachable' || error.reason === 'timeout');

/**
 * Whether a failed write may have been carried out (docs/platform/a-auth-users.md §3, §6, §10).
 *
 * A 4xx proves that nothing was done. No response, an unreadable one, and every 5xx prove nothing: the platform answers
 * 500 to writes it has stored, and a gateway may give up on a platform that continues. Besides the kind, it considers a
 * failure before anything was sent (`isUnsent`), a call that runs before its permission is checked (`hasRun`), and the
 * result of a check (`readBack`).
 */
export function mayBeDone(error: AppError): boolean {
  const { kind, status, isUnsent, hasRun, readBack } = error;
  if (isUnsent === true || readBack === 'notDone' || readBack === 'partly') return false;
  if (kind === 'network') return isLost(error);
  if (hasRun === true) return kind !== 'unauthorized' && kind !== 'idle';
  // 'Too many requests' is a refusal too; a request timeout (408) is a lost response (kind 'network').
  if (kind === 'server') return status === undefined || status < 400 || status >= 500;
  return kind === 'internal';
}

/**
 * Whether the platform may still be working on a failed call, because its own response was never received. A write that
 * is not stored after a response of the platform will not be stored any more.
 */
export const mayStillCome = (error: AppError): boolean => isLost(error) || error.isGateway === true;
