import { z } from 'zod';
import type { SolidaryUserId, StructureId, UserStructureId } from '#shared/resources/solidary/ids.ts';
import { wireProofs, wireStructures } from '#shared/resources/solidary/people.ts';
import type { SolidaryRole } from '#shared/resources/solidary/role.ts';
import type { StructureStatus } from '#shared/resources/solidary/status.ts';
import { solidaryBeneficiariesManifest } from '#shared/resources/solidarybeneficiaries/manifest.ts';
import { solidaryVolunteersManifest } from '#shared/resources/solidaryvolunteers/manifest.ts';
import type { CallOptions, PlatformClient } from '../api/client.ts';
import { unreadable } from '../api/errors.ts';

/** Where each role is read and written, and the rights that the platform checks there. */
export const roles = {
  beneficiary: {
    path: solidaryBeneficiariesManifest.path,
    list: 'solidary_beneficiary_list',
    update: 'solidary_beneficiary_update',
  },
  volunteer: {
    path: solidaryVolunteersManifest.path,
    list: 'solidary_volunteer_list',
    update: 'solidary_volunteer_update',
  },
} as const satisfies Readonly<Record<SolidaryRole, unknown>>;

const person = z.object({ id: z.int(), structures: wireStructures, proofs: wireProofs });
export type SolidaryPerson = z.infer<typeof person>;

/**
 * Reads the structures and proofs of a beneficiary or volunteer; reading has no effect on the platform.
 * @throws AppFailure; a 500 also means that nobody of that role has this id (docs/platform/c-solidary.md §1)
 */
export async function readPerson(
  client: Pick<PlatformClient, 'get'>,
  role: SolidaryRole,
  id: SolidaryUserId,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<SolidaryPerson> {
  const { path, list } = roles[role];
  const read = person.safeParse(await client.get(`${path}/${id}`, [], { signal, right: list }));
  if (!read.success || read.data.id !== id) throw unreadable(200);
  return read.data;
}

/** The structure that a link of the person leads to, where the platform gave that link for this person. */
export const structureOf = ({ structures, proofs }: SolidaryPerson, link: UserStructureId): StructureId | undefined =>
  structures.find(({ userStructureId }) => userStructureId === link)?.structureId ??
  proofs.find(({ userStructureId }) => userStructureId === link)?.structureId;

/** The status of the person in a structure; null where the person is not in it. */
export const statusIn = ({ structures }: SolidaryPerson, structure: StructureId): StructureStatus | null =>
  structures.find(({ structureId }) => structureId === structure)?.status ?? null;
