import { z } from 'zod';
import { appError } from '../errors.ts';
import { recordCreate } from '../resources/solidaryrecords/write/create.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';
import { selectionId } from './files.ts';

const createOutcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('created'),
    id: z.int().positive(),
    /** False where the platform answered by a failure and the record was found in the list all the same. */
    isConfirmed: z.boolean(),
  }),
  /** The platform failed without a reason, and the list holds no such record. */
  z.object({ outcome: z.literal('notCreated'), error: appError }),
  /** Neither the answer nor the list tells: nothing more was sent. */
  z.object({ outcome: z.literal('unknown') }),
]);
export type CreateOutcome = z.infer<typeof createOutcome>;

const fileOutcome = z.enum([
  'done',
  /** It is not stored; a proof that has another file always ends so. */
  'refused',
  /** The answer was lost, and the record cannot be read or did not show the file within a minute. */
  'unknown',
]);
export type FileOutcome = z.infer<typeof fileOutcome>;

/** Calls that make a solidary record and send its files (docs/screens/07-solidary-records.md §5.2 and §6.1). */
export const solidaryRecordCreateCalls = {
  /**
   * Creates a record with exactly one POST. The highest number is noted before; where the answer proves nothing, the
   * list is searched by the names for a higher number of the same person. Tries of one form share an `attempt`: after
   * an unknown outcome the next one looks in the list before it sends anything, and sends again only when it can be
   * sure that nothing was stored, or with `isSure`. Fails where the platform gave a reason, before or after.
   */
  'solidaryrecords.create': call(
    allOf('solidary_create'),
    recordCreate.extend({
      /** The names under which the record will be listed. */
      names: z.object({
        givenName: z.string().max(lineLimit).nullable(),
        familyName: z.string().max(lineLimit).nullable(),
      }),
      attempt: z.uuid(),
      isSure: z.boolean().optional(),
    }),
    createOutcome,
  ),
  /**
   * Sends the chosen file of a proof for a record, once. The record, whose reading has effects, is read only where the
   * answer proves nothing. The selection stays unless it is `done`. Errors `file`/`tooLarge`, `unsupported`, `empty`,
   * before anything is sent.
   */
  'solidaryrecords.uploadProof': call(
    allOf('proof_create'),
    z.object({
      recordId: z.int().positive(),
      structureProofId: z.int().positive(),
      selectionId,
    }),
    z.object({ outcome: fileOutcome }),
  ),
};
