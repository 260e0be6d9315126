import type { AppError } from '../errors.ts';
import { mayBeDone } from '../failure.ts';
import type { Outcome } from './outcomes.ts';

/** Whether the error would also fail every other row. */
export const stopsAll = ({ kind }: AppError): boolean =>
  kind === 'network' || kind === 'unauthorized' || kind === 'idle';

/**
 * Returns the outcome of rows whose call failed.
 * @param isSent false: the failure came before anything was sent
 */
export function outcomeOfFailure(error: AppError, isSent = error.isUnsent !== true): Outcome {
  if (error.kind === 'denied') return 'denied';
  if (!isSent) return stopsAll(error) || error.kind === 'cancelled' ? 'notTried' : 'failed';
  return error.kind === 'cancelled' || mayBeDone(error) ? 'uncertain' : 'failed';
}
