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

/** The AppError inside whatever was thrown; anything unknown is a defect of ours. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppFailure) return thrown.error;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return { kind: 'cancelled' };
  return { kind: 'internal', platformText: thrown instanceof Error ? thrown.message : undefined };
}

/** Whether what was asked may be done all the same: the answer did not come, or cannot be read. */
export const mayBeDone = (error: AppError): boolean =>
  error.isUnsent !== true && (error.kind === 'network' || (error.kind === 'server' && error.isUnreadable));
