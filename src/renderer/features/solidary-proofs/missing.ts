import type { PersonDiaryEntry, PersonProof } from '#shared/resources/solidary/people.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';

/** A proof of a structure that asks for a file, and that the person has not given yet. */
export interface MissingFile {
  structureProofId: number;
  label: string;
  isMandatory: boolean;
}

/**
 * The files that a structure asks of beneficiaries and this one lacks, in the order of the structure. A proof that has
 * a file is not among them: the platform cannot replace it (docs/screens/07-solidary-records.md §5.2).
 */
export const missingFiles = (
  { proofs }: Pick<Structure, 'proofs'>,
  given: readonly Pick<PersonProof, 'structureProofId' | 'file'>[],
): MissingFile[] =>
  proofs.requester
    .filter(({ id, kind, isActive }) => {
      const has = given.some(({ structureProofId, file }) => structureProofId === id && file !== null);
      return kind === 'file' && isActive && !has;
    })
    .map(({ id, label, isMandatory }) => ({ structureProofId: id, label, isMandatory }));

/**
 * The record that a file is added to: the newest of the journal, which like the proofs is that of the last structure
 * only. Rows of the list of records name no structure, so that they prove nothing.
 */
export const recordOf = (diaries: readonly Pick<PersonDiaryEntry, 'recordId'>[]): number | null =>
  diaries.find(({ recordId }) => recordId !== null)?.recordId ?? null;
