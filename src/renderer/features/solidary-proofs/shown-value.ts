import type { PersonProof } from '#shared/resources/solidary/people.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';

/**
 * The label of the answer to a proof with options: the platform returns the label of an option, but the stored value of
 * the first one (docs/screens/07-solidary-records.md §5.1). Without the structure it is shown as it came.
 */
export function shownValue(proof: PersonProof, structure: Pick<Structure, 'proofs'> | undefined): PersonProof['value'] {
  const structureProof = structure?.proofs.requester.find(({ id }) => id === proof.structureProofId);
  const first = structureProof?.options[0];
  return first !== undefined && proof.value === first.value ? first.label : proof.value;
}
