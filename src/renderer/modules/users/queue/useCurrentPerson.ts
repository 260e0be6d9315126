import { useEffect, useEffectEvent } from 'react';
import { newestFirst, type Proof, pendingProof } from '#renderer/features/people/proofs/proofs.ts';
import { useSelfName } from '#renderer/features/people/proofs/useModeration.ts';
import { isOpen, type QueuedEntry, type ReviewStatus } from '#renderer/features/queue/queue.ts';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';

export interface CurrentPerson {
  /** The person as last read; until then the row of the list. */
  user: User;
  /** The proof to decide on; undefined when there is none. */
  proof: Proof | undefined;
  /** Why the person could not be read again. */
  error: AppError | null;
  readAgain: () => void;
}

/** The new status of a person who no longer waits after being read again; undefined while they wait. */
function foundReviewStatus(row: User, user: User, self: string): ReviewStatus | undefined {
  if (pendingProof(user) !== undefined) return undefined;
  const awaited = pendingProof(row);
  const proof = user.identityProofs.find(({ id }) => id === awaited?.id) ?? newestFirst(user.identityProofs)[0];
  if (proof === undefined || user.status === 4 || proof.status === 4) return { kind: 'gone' };
  if (proof.validator !== self) return { kind: 'elsewhere', by: proof.validator };
  return { kind: proof.status === 2 ? 'accepted' : 'refused' };
}

/** Reads the person on screen again, so that another moderator's decision shows before a button is pressed. */
export function useCurrentPerson(
  entry: QueuedEntry<User>,
  onFound: (reviewStatus: ReviewStatus) => void,
): CurrentPerson {
  const self = useSelfName();
  const { data, error, refetch } = useRecord('users', entry.record.id);
  const failure = error === null ? null : toAppError(error);
  const user = data ?? entry.record;
  const isWaiting = isOpen(entry);
  const isMissing = failure?.kind === 'notFound';
  const look = useEffectEvent(() => {
    if (!isWaiting) return;
    const found = isMissing ? ({ kind: 'gone' } as const) : data && foundReviewStatus(entry.record, data, self);
    if (found !== undefined) onFound(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per reading.
  useEffect(() => look(), [data, isMissing]);
  return {
    user,
    proof: isWaiting && !isMissing ? pendingProof(user) : undefined,
    error: isMissing ? null : failure,
    readAgain: () => void refetch(),
  };
}
