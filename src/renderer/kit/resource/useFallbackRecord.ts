import { useState } from 'react';
import { toAppError } from '#shared/failure.ts';

/**
 * Returns the row of a list that is shown when a record cannot be read. It is kept from the first failure on, so that
 * text typed beside it is not lost. Undefined if no row is known, or if the record no longer exists.
 */
export function useFallbackRecord<Record>(known: Record | undefined, thrown: unknown): Record | undefined {
  const [fallbackRecord, setFallbackRecord] = useState<Record>();
  const isGone = thrown !== null && toAppError(thrown).kind === 'notFound';
  if (thrown !== null && !isGone && fallbackRecord === undefined && known !== undefined) setFallbackRecord(known);
  return isGone ? undefined : fallbackRecord;
}
