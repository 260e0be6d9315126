import { compareInstants } from '#shared/instant.ts';
import type { User } from '#shared/resources/users/user.ts';

export type Proof = User['identityProofs'][number];

/** A pending proof, and the only one that can be decided on (docs/platform/a-auth-users.md §10). */
const PENDING = 1;

/** Sorts proofs, the newest first, whatever the platform's order. */
export const newestFirst = (proofs: readonly Proof[]): Proof[] =>
  proofs.toSorted((left, right) => compareInstants(right.createdDate, left.createdDate));

export const isPending = ({ status }: Proof): boolean => status === PENDING;

/** Returns the proof to check next: the oldest pending one. */
export const pendingProof = ({ identityProofs }: Pick<User, 'identityProofs'>): Proof | undefined =>
  newestFirst(identityProofs).findLast(isPending);
