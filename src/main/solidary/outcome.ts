import { toAppError } from '#shared/failure.ts';

/**
 * Returns what the check after a write found (`verifyOutcome`); rethrows any failure that is not about an unknown
 * outcome.
 * @throws AppFailure
 */
export function outcomeOf(thrown: unknown): 'notDone' | 'unknown' {
  const { readBack } = toAppError(thrown);
  if (readBack === 'notDone') return 'notDone';
  if (readBack === undefined) throw thrown;
  return 'unknown';
}
