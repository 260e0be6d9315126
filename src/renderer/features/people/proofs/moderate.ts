import { invoke } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';

export type Decision = 'accept' | 'refuse';

/** The outcome of a decision. */
export type Outcome =
  | { kind: 'done'; decision: Decision }
  /** Another moderator was faster; nothing was sent, or it had no effect. */
  | { kind: 'elsewhere'; by: string | null }
  /** The person has no such proof any more. */
  | { kind: 'gone' }
  /** Not done: it can be tried again. */
  | { kind: 'failed'; error: AppError }
  /** Possibly sent: neither the answer nor a check afterwards came through. Trying again checks first. */
  | { kind: 'uncertain'; error: AppError };

/**
 * Decides on a pending proof (docs/platform/a-auth-users.md §10). The main process reads the person before and sends
 * nothing for a proof that is no longer pending; where the answer proves nothing it reads them once more, so that the
 * outcome is known whenever possible.
 */
export async function moderate({
  userId,
  proofId,
  decision,
}: {
  userId: number;
  proofId: number;
  decision: Decision;
}): Promise<Outcome> {
  try {
    const { status } = await invoke('users.moderateProof', { userId, proofId, validate: decision === 'accept' });
    return { kind: 'done', decision: status === 3 ? 'refuse' : status === 2 ? 'accept' : decision };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'conflict') return { kind: 'elsewhere', by: error.by ?? null };
    if (error.kind === 'notFound') return { kind: 'gone' };
    return { kind: mayBeDone(error) ? 'uncertain' : 'failed', error };
  }
}
