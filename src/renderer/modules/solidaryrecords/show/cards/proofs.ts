import type { PersonProof } from '#shared/resources/solidary/people.ts';
import type { SolidaryProofFile } from '#shared/resources/solidary/proof-file.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';

/** A proof that the structure asks for, with the person's answer to it; null where there is none. */
export interface AskedProof {
  structureProofId: number | null;
  label: string | null;
  isMandatory: boolean;
  isFile: boolean;
  answer: PersonProof | null;
}

/** Of several answers to one proof the first counts, as it is the one that the platform edits. */
const firstOf = (proofs: readonly PersonProof[], id: number) =>
  proofs.find(({ structureProofId }) => structureProofId === id) ?? null;

/**
 * The proofs of a record in the order of its structure: those that it asks of beneficiaries now, answered or not
 * (docs/screens/07-solidary-records.md §2). Without the structure, the answers as they came.
 */
export function requiredProofs(
  proofs: readonly PersonProof[],
  structure: Pick<Structure, 'proofs'> | undefined,
): AskedProof[] {
  if (structure === undefined) {
    return proofs
      .filter(({ structureProofId: id }, index) => id === null || firstOf(proofs, id) === proofs[index])
      .map((answer) => ({
        structureProofId: answer.structureProofId,
        label: answer.label,
        isMandatory: false,
        isFile: answer.kind === 'file',
        answer,
      }));
  }
  return structure.proofs.requester
    .filter(({ isActive }) => isActive)
    .map(({ id, label, isMandatory, kind }) => ({
      structureProofId: id,
      label,
      isMandatory,
      isFile: kind === 'file',
      answer: firstOf(proofs, id),
    }));
}

/** Whether nothing was given for a proof: no file where one is asked for, or no answer. */
export const isMissing = ({ isFile, answer }: AskedProof): boolean =>
  isFile ? !answer?.file : answer === null || answer.value === null || answer.value === '';

/**
 * Where the file of a record is opened: from the beneficiary's own item, which can be read anew at any time but has the
 * last structure only, else from the last reading of the record (docs/platform/c-solidary.md §8).
 */
export function placeOf(
  answer: PersonProof,
  { id, proofs }: Pick<RecordItem, 'id' | 'proofs'>,
  beneficiary: Pick<Beneficiary, 'id' | 'proofs'> | undefined,
): Pick<SolidaryProofFile, 'role' | 'id' | 'position'> {
  const position = beneficiary === undefined ? -1 : positionOf(answer, beneficiary.proofs);
  return beneficiary !== undefined && position >= 0
    ? { role: 'beneficiary', id: beneficiary.id, position }
    : { role: 'record', id, position: proofs.indexOf(answer) };
}

const positionOf = (answer: PersonProof, proofs: readonly PersonProof[]): number =>
  proofs.findIndex(
    ({ proofId, structureProofId, file }) =>
      file !== null &&
      file.name === answer.file?.name &&
      (proofId === answer.proofId || structureProofId === answer.structureProofId),
  );
