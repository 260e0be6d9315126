import { z } from 'zod';
import { writtenTelephone } from '../../../telephone.ts';
import { addressToWire } from '../../address.ts';
import { journeyToWire } from '../form/journey.ts';
import { timesToWire } from '../times/wire.ts';
import { identityWrite, journeyWrite, needsWrite, ownNeed, proofsWrite, subjectWrite, timesSent } from './schema.ts';

/** What an edition of a record sends: what changed of its content, and its whole journey where it replaces it. */
export const recordEdit = z.object({
  identity: identityWrite,
  proofs: proofsWrite,
  subject: subjectWrite.optional(),
  needs: needsWrite.optional(),
  /** Null takes the private need away; absent keeps it. */
  additionalNeed: ownNeed.nullable().optional(),
  /** Present where the record is replaced, and then whole (docs/platform/c-solidary.md §4). */
  journey: z.object({ ends: journeyWrite, times: timesSent }).optional(),
});
export type RecordEdit = z.infer<typeof recordEdit>;

function personToWire({ homeAddress, telephone, ...same }: RecordEdit['identity']): Record<string, unknown> {
  return {
    ...same,
    ...(telephone !== undefined && { telephone: writtenTelephone(telephone) }),
    ...(homeAddress !== undefined && { homeAddress: addressToWire(homeAddress, 'text') }),
  };
}

/**
 * Gives the body of an edition (docs/screens/07-solidary-records.md §6.2). It holds either no key of the journey, or the
 * whole journey of one kind; the one null it may hold takes a private need away.
 */
export function editToWire({ identity, proofs, subject, needs, additionalNeed, journey }: RecordEdit) {
  return {
    ...(Object.keys(identity).length > 0 && { beneficiary: personToWire(identity) }),
    ...(proofs.length > 0 && { proofs }),
    ...(subject !== undefined &&
      ('id' in subject ? { adminsubject: subject.id } : { additionalSubject: subject.text })),
    ...(needs !== undefined && { needs }),
    ...(additionalNeed !== undefined && { additionalNeed }),
    ...(journey !== undefined && { ...journeyToWire(journey.ends), ...timesToWire(journey.times) }),
  };
}
