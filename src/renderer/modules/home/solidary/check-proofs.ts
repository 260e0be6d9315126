import { read } from '#renderer/kit/data/bridge.ts';
import type { PersonProof } from '#shared/resources/solidary/people.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';

/** Maximum people whose proofs are read: up to four calls each. */
export const MAX_CHECKED = 5;

/** The missing proofs of a person; null where the platform does not give them. */
export interface CheckedPerson {
  row: SolidaryRecordRow;
  missing: string[] | null;
}

const isGiven = ({ file, value, kind }: Pick<PersonProof, 'file' | 'value' | 'kind'>): boolean =>
  kind === 'file' ? file !== null : value !== null && value !== '' && value !== false;

/** The mandatory proofs of a structure that somebody has not given, by their names. */
export const missingOf = (
  { proofs }: Pick<Structure, 'proofs'>,
  given: readonly Pick<PersonProof, 'structureProofId' | 'file' | 'value' | 'kind'>[],
): string[] =>
  proofs.requester
    .filter(({ isActive, isMandatory }) => isActive && isMandatory)
    .filter(({ id }) => !given.some((proof) => proof.structureProofId === id && isGiven(proof)))
    .map(({ label }) => label);

/** The first records of different people. */
export const firstPeople = (rows: readonly SolidaryRecordRow[]): SolidaryRecordRow[] =>
  rows
    .filter(({ userId }, at) => userId !== null && rows.findIndex((one) => one.userId === userId) === at)
    .slice(0, MAX_CHECKED);

/**
 * Reads the proofs of the people of some records, one after another. Beneficiaries are read, whose reading has no
 * effect, never records; their item has the proofs of one structure only (docs/platform/c-solidary.md §8).
 * @throws AppFailure
 */
export async function checkProofs(
  rows: readonly SolidaryRecordRow[],
  structureId: Structure['id'],
): Promise<CheckedPerson[]> {
  const structure = await read('solidarystructures.get', { id: structureId });
  const checked: CheckedPerson[] = [];
  for (const row of firstPeople(rows)) checked.push({ row, missing: await missingFor(row, structure) });
  return checked;
}

async function missingFor(
  { userId, givenName, familyName }: SolidaryRecordRow,
  structure: Pick<Structure, 'id' | 'proofs'>,
): Promise<string[] | null> {
  if (userId === null) return null;
  const id = await read('solidary.resolveUser', { userId, email: null, givenName, familyName });
  if (id === null) return null;
  const { proofs, structures } = await read('solidarybeneficiaries.get', { id });
  const own = proofs.filter((proof) => proof.structureId === structure.id);
  const isOnlyHere = structures.length === 1 && structures[0]?.structureId === structure.id;
  return own.length > 0 || isOnlyHere ? missingOf(structure, own) : null;
}
