import { useQueryClient } from '@tanstack/react-query';
import { dropProofFile } from '#renderer/features/documents/files.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type Decision, moderate, type Outcome } from './moderate.ts';
import type { Proof } from './proofs.ts';

export interface Moderation {
  isBusy: boolean;
  /** Why the last attempt has no outcome; it can be repeated. */
  unfinished: Extract<Outcome, { error: unknown }> | null;
  decide: (decision: Decision) => Promise<Outcome | null>;
}

/**
 * The signed-in user's name as the platform writes it for a validator (docs/platform/a-auth-users.yaml, IdentityProof).
 */
export function useSelfName(): string {
  const { givenName, shortFamilyName } = useSignedIn().user;
  return [givenName, shortFamilyName].filter(Boolean).join(' ');
}

/**
 * Decides on a proof: one call at a time, with a notification, and lists, counts and the record refetched. An attempt
 * without an outcome is shown in place instead.
 */
export function useModeration(user: User, proof: Proof): Moderation {
  const client = useQueryClient();
  const notify = useNotify();
  const mutation = useActionMutation<Outcome>();

  const notifyOutcome = (outcome: Outcome) => {
    const context = 'identity';
    if (outcome.kind === 'done') {
      const values = outcome.decision === 'refuse' ? { context: 'refused' } : undefined;
      notify({ context, name: 'updated', outcome: 'success', values });
    } else if (outcome.kind === 'elsewhere') {
      const error = { kind: 'conflict', reason: 'alreadyTreated', by: outcome.by ?? undefined } as const;
      notify({ context, name: 'updated', outcome: 'error', error });
    } else if (outcome.kind === 'gone') {
      notify({ context, name: 'updated', outcome: 'error', error: { kind: 'notFound' } });
    }
  };

  const decide = async (decision: Decision): Promise<Outcome | null> => {
    const outcome = await mutation.run(() => moderate({ userId: user.id, proofId: proof.id, decision }));
    if (outcome === undefined) return null;
    notifyOutcome(outcome);
    if (!('error' in outcome)) {
      // The platform has deleted it.
      dropProofFile(client, user.id, proof.id);
      void refresh(client, ['users']);
    }
    return outcome;
  };
  const { isPending, data } = mutation;
  return { isBusy: isPending, unfinished: data !== undefined && 'error' in data ? data : null, decide };
}
