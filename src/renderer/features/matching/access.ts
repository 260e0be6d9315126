import type { RecordSubject } from '#renderer/features/record-actions/subject.ts';
import { CLOSED, REPLACED } from '#shared/resources/solidaryrecords/status.ts';

/** Why nothing can be chosen or written on a record (docs/screens/07-solidary-records.md §4.2 and §5.4). */
export type DisabledReason = 'replaced' | 'closed' | 'unreadable' | 'right';

/** Why no driver can be chosen, though a chosen one may be written to: `doubt` until the record is read again. */
export type ChoiceDisabledReason = DisabledReason | 'doubt';

/** @returns null where drivers can be chosen and written to: the platform itself guards nothing. */
export function disabledReasonOf(
  { status, isReadable }: Pick<RecordSubject, 'status' | 'isReadable'>,
  mayUpdate: boolean,
): DisabledReason | null {
  if (status === REPLACED) return 'replaced';
  if (!mayUpdate) return 'right';
  if (status === CLOSED) return 'closed';
  return isReadable ? null : 'unreadable';
}
