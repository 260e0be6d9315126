import { useEffect, useEffectEvent } from 'react';
import { newestFirst, type Proof, pendingProof } from '#renderer/features/people/proofs/proofs.ts';
import { useSelfName } from '#renderer/features/people/proofs/useModeration.ts';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type Entry, isOpen, type ReviewStatus } from './queue.ts';

export interface CurrentPerson {
  /** As read last; what the list held until then. */
  user: User;
  /** What is to be decided; undefined when nothing is. */
  proof: Proof | undefined;
  /** Why the person could not be read again. */
  error: AppError | null;
  readAgain: () => void;
}

/** What is found out about a person who was thought to wait: undefined while they do. */
function foundReviewStatus(row: User, user: User, self: string): ReviewStatus | undefined {
  if (pendingProof(user) !== undefined) return undefined;
  const awaited = pendingProof(row);
  const proof = user.identityProofs.find(({ id }) => id === awaited?.id) ?? newestFirst(user.identityProofs)[0];
  if (proof === undefined || user.status === 4 || proof.status === 4) return { kind: 'gone' };
  if (proof.validator !== self) return { kind: 'elsewhere', by: proof.validator };
  return { kind: proof.status === 2 ? 'accepted' : 'refused' };
}

/** The person on screen, read anew, so that what somebody else has decided meanwhile shows before anything is pressed. */
export function useCurrentPerson(entry: Entry, onFound: (reviewStatus: ReviewStatus) => void): CurrentPerson {
  const self = useSelfName();
  const { data, error, refetch } = useRecord('users', entry.user.id);
  const failure = error === null ? null : toAppError(error);
  const user = data ?? entry.user;
  const isWaiting = isOpen(entry);
  const isMissing = failure?.kind === 'notFound';
  const look = useEffectEvent(() => {
    if (!isWaiting) return;
    const found = isMissing ? ({ kind: 'gone' } as const) : data && foundReviewStatus(entry.user, data, self);
    if (found !== undefined) onFound(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each reading.
  useEffect(() => look(), [data, isMissing]);
  return {
    user,
    proof: isWaiting && !isMissing ? pendingProof(user) : undefined,
    error: isMissing ? null : failure,
    readAgain: () => void refetch(),
  };
}
