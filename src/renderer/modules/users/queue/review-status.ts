import type { Outcome } from '#renderer/features/people/proofs/moderate.ts';
import type { ReviewStatus } from '#renderer/features/queue/queue.ts';

/** The status of a person after a decision. */
export function reviewStatusAfter(outcome: Outcome): ReviewStatus {
  switch (outcome.kind) {
    case 'done':
      return { kind: outcome.decision === 'accept' ? 'accepted' : 'refused' };
    default:
      return outcome;
  }
}
