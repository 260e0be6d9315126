import { useState } from 'react';
import { toAppError } from '#shared/failure.ts';

/**
 * What is shown in place of a record that cannot be read: what a list knew of it, kept from the first failure on, so that
 * nothing typed beside it goes away. Undefined where nothing was known, and where the record is no more.
 */
export function useStandIn<Record>(known: Record | undefined, thrown: unknown): Record | undefined {
  const [standIn, setStandIn] = useState<Record>();
  const isGone = thrown !== null && toAppError(thrown).kind === 'notFound';
  if (thrown !== null && !isGone && standIn === undefined && known !== undefined) setStandIn(known);
  return isGone ? undefined : standIn;
}
