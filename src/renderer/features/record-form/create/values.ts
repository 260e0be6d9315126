import type { RequestOf } from '#shared/ipc/contract.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { emptyRecord, type FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import { endsOf, identityEdit, timesOf } from '#shared/resources/solidaryrecords/form/edit-values.ts';
import { subjectOf } from '#shared/resources/solidaryrecords/form/needs.ts';
import { proofsToWire } from '#shared/resources/solidaryrecords/form/proofs.ts';
import type { CreateState } from './state.ts';

type Creation = RequestOf<'solidaryrecords.create'>;

const noIdentity = emptyRecord('').identity;

/**
 * Gives what creates the record of a form without problems.
 * @throws Error for a form that its rules refuse
 */
export function creationOf(
  { person, draft }: CreateState,
  { structure, id }: { structure: FormStructure; id: StructureId },
): Omit<Creation, 'attempt' | 'isSure'> {
  const subject = subjectOf(draft.needs);
  if (subject === null || person === null) throw new Error('a record needs its person and its purpose');
  const stored = person === 'new' ? noIdentity : person.stored;
  return {
    structure: id,
    person: person === 'new' ? null : person.userId,
    // Of a new person everything is a change.
    identity: identityEdit(stored, draft.identity),
    proofs: proofsToWire(draft.proofs, structure),
    subject,
    needs: [...draft.needs.needs],
    additionalNeed: draft.needs.additionalNeed?.trim() || null,
    journey: endsOf(draft.journey),
    times: timesOf(draft),
    names: { givenName: draft.identity.givenName, familyName: draft.identity.familyName },
  };
}
