import type { AppError } from './errors.ts';

// Apart from the schemas of errors.ts: the first screen throws and catches failures, but parses none.

/** Carries an AppError through code that throws. */
export class AppFailure extends Error {
  override readonly name = 'AppFailure';
  readonly error: AppError;

  constructor(error: AppError) {
    super(error.platformText ?? error.kind);
    this.error = error;
  }
}

type Conflict = Extract<AppError, { kind: 'conflict' }>;

/** A refusal before the call, because of what the platform holds by now. */
export const conflict = (
  reason: Conflict['reason'],
  rest: Pick<Conflict, 'by' | 'owned' | 'duplicate' | 'count'> = {},
): AppFailure => new AppFailure({ kind: 'conflict', reason, ...rest });

/** The AppError inside whatever was thrown; anything unknown is a defect of ours. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppFailure) return thrown.error;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return { kind: 'cancelled' };
  return { kind: 'internal', platformText: thrown instanceof Error ? thrown.message : undefined };
}

/** Whether the answer is lost; a proxy or a certificate in the way let nothing through. */
const isLost = (error: AppError): boolean =>
  error.kind === 'network' && (error.reason === 'unreachable' || error.reason === 'timeout');

/**
 * What the failure of a write proves (docs/platform/a-auth-users.md §3, §6, §10).
 *
 * A refusal under 4xx proves that nothing was done: it was read and turned down. No answer, one that cannot be read,
 * and every 5xx prove nothing: the platform answers 500 for writes that it has stored, and a gateway gives up on a
 * platform that goes on. Beyond the kind count a failure before anything was sent (`isUnsent`), a call that is carried
 * out before its right is checked (`hasRun`), and what a check afterwards found (`readBack`).
 */
export function mayBeDone(error: AppError): boolean {
  const { kind, status, isUnsent, hasRun, readBack } = error;
  if (isUnsent === true || readBack === 'notDone' || readBack === 'partly') return false;
  if (kind === 'network') return isLost(error);
  if (hasRun === true) return kind !== 'unauthorized' && kind !== 'idle';
  // 'Too many requests' is a refusal too; that a request took too long (408) is a lost answer (kind 'network').
  if (kind === 'server') return status === undefined || status < 400 || status >= 500;
  return kind === 'internal';
}

/**
 * Whether the platform may still be at work on what failed so: nobody heard its own answer. What is not there yet may
 * come; behind an answer of its own, what is not there does not come any more.
 */
export const mayStillCome = (error: AppError): boolean => isLost(error) || error.isGateway === true;
