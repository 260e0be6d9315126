import type { RequestOf } from '#shared/ipc/contract.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { emptyRecord, type FormStructure, type RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { endsOf, identityEdit, timesOf } from '#shared/resources/solidaryrecords/form/edit-values.ts';
import { subjectOf } from '#shared/resources/solidaryrecords/form/needs.ts';
import { proofsToWire } from '#shared/resources/solidaryrecords/form/proofs.ts';
import type { ChosenPerson } from './state.ts';

/** What creates a record, but for the attempt that it belongs to. */
export type Creation = Omit<RequestOf<'solidaryrecords.create'>, 'attempt' | 'isSure'>;

interface CreationOptions {
  person: ChosenPerson;
  structure: FormStructure;
  id: StructureId;
}

const noIdentity = emptyRecord('').identity;

/**
 * Gives what creates the record of a draft without problems.
 * @throws Error for one that the rules of its form refuse
 */
export function creationOf(draft: RecordDraft, { person, structure, id }: CreationOptions): Creation {
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
