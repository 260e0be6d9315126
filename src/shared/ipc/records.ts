import { z } from 'zod';
import { appError } from '../errors.ts';
import type { point } from '../resources/points.ts';
import { relayPointWrite } from '../resources/relaypoints/index.ts';
import type { Structure } from '../resources/solidarystructures/item.ts';
import { structureWrite } from '../resources/solidarystructures/write.ts';
import { lineLimit } from '../text-limits.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';
import { attempt, resourceCalls, saved } from './resource-calls.ts';

/** The standard calls of every resource, and additional or overriding ones of single resources. */
export const recordCalls = {
  ...resourceCalls,
  /**
   * Creates a relay point. A chosen structure is sent by an update right after, because the creation ignores it
   * (docs/platform/b-communities-content.md §6). `notStored`: the point was created but these fields were not;
   * `relaypoints.update` retries them.
   */
  'relaypoints.create': call(
    allOf('relay_point_create'),
    relayPointWrite.extend(attempt),
    saved.extend({ notStored: z.object({ fields: z.array(z.string()), error: appError }).optional() }),
  ),
  /**
   * Creates a structure. `item` is the platform's answer, absent where it was lost: whoever does not operate the
   * structure cannot read it again (docs/screens/09-solidary-structures.md §5.7).
   */
  'solidarystructures.create': call(
    allOf('structure_create'),
    structureWrite.extend(attempt),
    saved.extend({ item: z.custom<Structure>().optional() }),
  ),
  /**
   * Finds the account with exactly this e-mail (docs/platform/a-auth-users.yaml, admin/users/email): its id and name,
   * or null.
   */
  'users.findByEmail': call(
    allOf('user_list'),
    z.object({ email: z.string().min(3).max(lineLimit) }),
    z.object({ id: z.int(), givenName: z.string().nullable(), familyName: z.string().nullable() }).nullable(),
  ),
  /** Searches addresses, from 3 characters (docs/platform/c-solidary.yaml, points). */
  'points.search': call(
    'signedIn',
    z.object({ text: z.string().min(3).max(lineLimit) }),
    z.array(z.custom<z.output<typeof point>>()),
  ),
};
