import { z } from 'zod';
import { writtenTelephone } from '../../../telephone.ts';
import { addressToWire } from '../../address.ts';
import { structureId, userId } from '../../solidary/ids.ts';
import { journeyToWire } from '../form/journey.ts';
import { timesToWire } from '../times/wire.ts';
import {
  type IdentityWrite,
  identityWrite,
  journeyWrite,
  needsWrite,
  ownNeed,
  proofsWrite,
  subjectWrite,
  timesSent,
} from './schema.ts';

/** What creates a record (docs/screens/07-solidary-records.md §6.1). */
export const recordCreate = z.object({
  structure: structureId,
  /** The user of a known person, whose changed fields follow; null makes a new person of all of them. */
  person: userId.nullable(),
  identity: identityWrite,
  proofs: proofsWrite,
  subject: subjectWrite,
  needs: needsWrite,
  additionalNeed: ownNeed.nullable(),
  journey: journeyWrite,
  times: timesSent,
});
export type RecordCreate = z.infer<typeof recordCreate>;

function personToWire({ person, identity }: Pick<RecordCreate, 'person' | 'identity'>): Record<string, unknown> {
  const { homeAddress, telephone, newsSubscription, ...same }: IdentityWrite = identity;
  return {
    ...(person !== null && { id: person }),
    ...same,
    ...(telephone !== undefined && { telephone: writtenTelephone(telephone) }),
    // Ignored for a person whom the platform makes.
    ...(person !== null && newsSubscription !== undefined && { newsSubscription }),
    ...(homeAddress !== undefined && { homeAddress: addressToWire(homeAddress, 'absent') }),
  };
}

/**
 * Gives the body of a creation (docs/platform/c-solidary.md §5): no key is null, and those of the other kind of journey
 * are left out. The purpose goes by its id or by its text, never by both.
 */
export const createToWire = (values: RecordCreate): Record<string, unknown> => ({
  structure: values.structure,
  beneficiary: personToWire(values),
  ...('id' in values.subject ? { adminsubject: values.subject.id } : { additionalSubject: values.subject.text }),
  needs: values.needs,
  ...(values.additionalNeed !== null && { additionalNeed: values.additionalNeed }),
  proofs: values.proofs,
  ...journeyToWire(values.journey),
  ...timesToWire(values.times),
});
