import type { User } from '#shared/resources/users/user.ts';

export type Proof = User['identityProofs'][number];

/** A pending proof, and the only one that can be decided on (docs/platform/a-auth-users.md §10). */
const PENDING = 1;

/** The newest first, as the platform gives them and whatever it gives. */
export const newestFirst = (proofs: readonly Proof[]): Proof[] =>
  proofs.toSorted((left, right) => (right.createdDate ?? '').localeCompare(left.createdDate ?? ''));

export const isPending = ({ status }: Proof): boolean => status === PENDING;

/** The proof to look at next: the oldest that waits, since it has waited longest. */
export const pendingProof = ({ identityProofs }: Pick<User, 'identityProofs'>): Proof | undefined =>
  newestFirst(identityProofs).findLast(isPending);
