import type { QueryClient } from '@tanstack/react-query';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';
import { invoke } from '../../bridge.ts';
import { itemQuery } from '../../data/queries.ts';
import type { Proof } from './proofs.ts';

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
  /** Sent perhaps: neither the answer nor a second look came through. Trying again looks first. */
  | { kind: 'uncertain'; error: AppError };

const wanted = { accept: 2, refuse: 3 } as const;

/** Failures behind which the platform may have done what was asked. */
const isOpen = ({ kind }: AppError): boolean => kind === 'network' || kind === 'server' || kind === 'internal';

/**
 * Decides on a pending proof (contract a §10). Main reads the person before and sends nothing for a proof that waits no
 * more; where the answer is lost, the person is read once more, so that the end of it is known whenever it can be.
 *
 * @param self `Camille D.`, as the platform writes a validator
 */
export async function moderate(
  { client, self }: { client: QueryClient; self: string },
  { userId, proofId, decision }: { userId: number; proofId: number; decision: Decision },
): Promise<Outcome> {
  try {
    const { status } = await invoke('users.moderateProof', { userId, proofId, validate: decision === 'accept' });
    return { kind: 'done', decision: status === 3 ? 'refuse' : status === 2 ? 'accept' : decision };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'conflict') return { kind: 'elsewhere', by: error.by ?? null };
    if (error.kind === 'notFound') return { kind: 'gone' };
    if (!isOpen(error) || error.isUnsent) return { kind: 'failed', error };
    const user = await readAgain(client, userId);
    return user === null ? { kind: 'uncertain', error } : afterLook(user, { proofId, decision, self, error });
  }
}

/** The person as they are now; null when that cannot be known. */
const readAgain = (client: QueryClient, userId: number): Promise<User | null> =>
  client.fetchQuery({ ...itemQuery('users', userId), staleTime: 0 }).catch(() => null);

/** What became of a proof whose answer was lost. */
function afterLook(
  { identityProofs }: User,
  { proofId, decision, self, error }: { proofId: number; decision: Decision; self: string; error: AppError },
): Outcome {
  const proof = identityProofs.find(({ id }) => id === proofId);
  if (proof === undefined) return { kind: 'gone' };
  return outcomeOf(proof, { decision, self }) ?? { kind: 'failed', error };
}

/** How a proof that was decided on ended, for who may have been the one; undefined while it waits. */
export function outcomeOf(
  { status, validator }: Proof,
  { decision, self }: { decision: Decision; self: string },
): Outcome | undefined {
  if (status === 1) return undefined;
  return status === wanted[decision] && validator === self
    ? { kind: 'done', decision }
    : { kind: 'elsewhere', by: validator };
}
