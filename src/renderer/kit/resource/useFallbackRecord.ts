import { useState } from 'react';
import { toAppError } from '#shared/failure.ts';

/**
 * What is shown in place of a record that cannot be read: what a list knew of it, kept from the first failure on, so
 * that nothing typed beside it goes away. Undefined where nothing was known, and where the record is no more.
 */
export function useFallbackRecord<Record>(known: Record | undefined, thrown: unknown): Record | undefined {
  const [fallbackRecord, setFallbackRecord] = useState<Record>();
  const isGone = thrown !== null && toAppError(thrown).kind === 'notFound';
  if (thrown !== null && !isGone && fallbackRecord === undefined && known !== undefined) setFallbackRecord(known);
  return isGone ? undefined : fallbackRecord;
}
