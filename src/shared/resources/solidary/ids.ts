import { z } from 'zod';

/**
 * The ids of solidary people and structures. They are all whole numbers on the wire and look alike, so that each has a
 * type of its own: a solidary user is not the user (docs/platform/c-solidary.md §8), and the link between a person and
 * a structure is neither (docs/screens/08-solidary-people.md §3).
 */

/** Id of a user account. */
export const userId = z.int().brand<'UserId'>();
export type UserId = z.infer<typeof userId>;

/** Id of a solidary user: of a beneficiary, a volunteer, or both. */
export const solidaryUserId = z.int().brand<'SolidaryUserId'>();
export type SolidaryUserId = z.infer<typeof solidaryUserId>;

/** Id of a solidary structure. */
export const structureId = z.int().brand<'StructureId'>();
export type StructureId = z.infer<typeof structureId>;

/** Id of the link between a person and a structure: what accepting and refusing name. */
export const userStructureId = z.int().brand<'UserStructureId'>();
export type UserStructureId = z.infer<typeof userStructureId>;
