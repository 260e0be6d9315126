import { z } from 'zod';
import { manifests } from '../resources/manifests.ts';
import { solidaryUserId, structureId, userId, userStructureId } from '../resources/solidary/ids.ts';
import { type SolidaryRole, solidaryRoles } from '../resources/solidary/role.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';
import { selectionId } from './files.ts';

const judged = {
  beneficiary: manifests.solidarybeneficiaries,
  volunteer: manifests.solidaryvolunteers,
} as const satisfies Readonly<Record<SolidaryRole, unknown>>;

const decisionOutcome = z.enum([
  /** The platform holds the status that was asked for. */
  'done',
  /**
   * Accepted, but the platform failed before it gave the role of volunteer (docs/screens/08-solidary-people.md §7.2).
   */
  'doneWithoutRole',
  /** The person had this status already, decided by somebody else; nothing was sent. */
  'unchanged',
  /** Sent, and the person still has the former status. */
  'notDone',
  /** Sent, and the person could not be read afterwards, or the platform may still be at work. */
  'unknown',
]);
export type DecisionOutcome = z.infer<typeof decisionOutcome>;

const uploadOutcome = z.enum([
  'done',
  /** The proof has a file already, which the platform cannot replace; nothing was sent, or it was refused for that. */
  'alreadyThere',
  'notDone',
  'unknown',
]);
export type UploadOutcome = z.infer<typeof uploadOutcome>;

/** Calls about solidary people, beside reading and changing them (docs/screens/08-solidary-people.md §3 and §4). */
export const solidaryCalls = {
  /**
   * Accepts or refuses a person in a structure: the whole body of a PATCH, sent once, up to 120 s. The person is read
   * before, and again where the answer proves nothing. The link has to be one that the platform gave for this person,
   * because it does not check that itself; error `notFound` otherwise, before anything is sent.
   */
  'solidary.decide': call(
    ({ role }) => allOf(judged[role].permissions.list, judged[role].permissions.edit),
    z.object({ role: z.enum(solidaryRoles), id: solidaryUserId, userStructureId, accept: z.boolean() }),
    z.object({ outcome: decisionOutcome }),
  ),
  /** Looks for the links of a person with structures where volunteers have them; null: the person is no volunteer. */
  'solidary.findLinks': call(
    allOf('solidary_volunteer_list'),
    z.object({ id: solidaryUserId }),
    z.array(z.object({ structureId, userStructureId })).nullable(),
  ),
  /**
   * The solidary user of a user who is a beneficiary, found by e-mail, else by names, and read to be sure; null when
   * there is none or it is not sure. Kept until the session ends.
   */
  'solidary.resolveUser': call(
    allOf('solidary_beneficiary_list'),
    z.object({
      userId,
      email: z.string().max(lineLimit).nullable(),
      givenName: z.string().max(lineLimit).nullable(),
      familyName: z.string().max(lineLimit).nullable(),
    }),
    solidaryUserId.nullable(),
  ),
  /**
   * Sends the chosen file of a proof of a beneficiary, for one of the records in the structure of the proof: pdf, jpeg
   * or png, found by its content. Errors `file`/`tooLarge`, `unsupported`, `empty`, before anything is sent.
   */
  'solidary.uploadProof': call(
    allOf('proof_create'),
    z.object({
      id: solidaryUserId,
      recordId: z.int().positive(),
      structureProofId: z.int().positive(),
      selectionId,
    }),
    z.object({ outcome: uploadOutcome }),
  ),
  /** Clears the files of proofs from memory; call it when a page that shows them is left. */
  'solidary.forgetProofFiles': call('anyone', z.void(), z.void()),
};
