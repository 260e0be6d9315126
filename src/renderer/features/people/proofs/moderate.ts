import { invoke } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';

export type Decision = 'accept' | 'refuse';

/** How a decision ended. */
export type Outcome =
  | { kind: 'done'; decision: Decision }
  /** Somebody else was faster; nothing was sent, or nothing came of it. */
  | { kind: 'elsewhere'; by: string | null }
  /** The person has no such proof any more. */
  | { kind: 'gone' }
  /** Not done: it can be tried again. */
  | { kind: 'failed'; error: AppError }
  /** Sent perhaps: neither the answer nor a check afterwards came through. Trying again looks first. */
  | { kind: 'uncertain'; error: AppError };

/**
 * Decides on a pending proof (docs/platform/a-auth-users.md §10). Main reads the person before and sends nothing for a
 * proof that waits no more; where the answer proves nothing it reads them once more, so that the end of it is known
 * whenever it can be.
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
