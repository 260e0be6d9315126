import type { SolidaryUserId, StructureId, UserId, UserStructureId } from '#shared/resources/solidary/ids.ts';
import type { PersonProof, PersonStructure } from '#shared/resources/solidary/people.ts';

/** The fields of a beneficiary or volunteer that the rows of structures need. */
export interface SolidaryPerson {
  id: SolidaryUserId;
  userId: UserId | null;
  givenName: string | null;
  familyName: string | null;
  structures: readonly PersonStructure[];
  proofs: readonly Pick<PersonProof, 'structureId' | 'userStructureId'>[];
}

/** A link that was looked for elsewhere. */
export interface FoundLink {
  structureId: StructureId;
  userStructureId: UserStructureId;
}

/**
 * The id by which a person is accepted or refused in a structure (docs/screens/08-solidary-people.md §3): that of the
 * structure itself, of a proof of the same person in it, or what was found among the volunteers. Undefined where the
 * platform gives none; it is never guessed.
 */
export const linkOf = (
  { structures, proofs }: Pick<SolidaryPerson, 'structures' | 'proofs'>,
  structureId: StructureId,
  found: readonly FoundLink[] = [],
): UserStructureId | undefined =>
  structures.find((one) => one.structureId === structureId)?.userStructureId ??
  proofs.find((one) => one.structureId === structureId && one.userStructureId !== null)?.userStructureId ??
  found.find((one) => one.structureId === structureId)?.userStructureId;
