import { z } from 'zod';
import { lineLimit } from '../../text-limits.ts';
import { solidaryRoles } from './role.ts';

/** Which file: that of the proof at a position of a person's or a record's, under the name that it was sent with. */
const solidaryProofFile = z.object({
  role: z.enum([...solidaryRoles, 'record']),
  /** Of the solidary user, or of the record. */
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
  /** From 0, in the order of the platform: the proofs of a volunteer have no id. */
  position: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
  /** Name of the file as it was shown; another one means that the proofs have changed. */
  name: z.string().max(lineLimit),
});
export type SolidaryProofFile = z.infer<typeof solidaryProofFile>;

/** Reads the parameters of such a URL; null for anything else. */
export const readSolidaryProof = (params: Readonly<Record<string, string>>): SolidaryProofFile | null =>
  solidaryProofFile.safeParse(params).data ?? null;
