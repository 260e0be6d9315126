import { z } from 'zod';
import { text } from '#shared/resources/read.ts';
import { Documents, type DocumentsOptions } from '../api/documents.ts';
import { PENDING } from './proofs.ts';

const holder = z.object({
  identityProofs: z.array(z.object({ id: z.int(), status: z.number().nullish(), fileName: text })).nullish(),
});

interface ProofFile {
  userId: number;
  proofId: number;
}

/**
 * The documents of pending identity proofs (docs/screens/02-users-hitchhikers.md §6): 410 when the proof is not pending.
 */
export type ProofFiles = Documents<ProofFile>;

export const createProofFiles = (options: DocumentsOptions): ProofFiles =>
  new Documents(options, ({ userId, proofId }: ProofFile) => ({
    path: `admin/users/${userId}`,
    right: 'user_read',
    addressIn(record) {
      const read = holder.safeParse(record);
      if (!read.success) return 502;
      const proof = read.data.identityProofs?.find(({ id }) => id === proofId);
      if (proof === undefined) return 404;
      return proof.status !== PENDING || proof.fileName === null ? 410 : proof.fileName;
    },
  }));
