import { z } from 'zod';
import { appError } from '../errors.ts';
import type { point } from '../resources/points.ts';
import { relayPointWrite } from '../resources/relaypoints/index.ts';
import { call } from './call.ts';
import { attempt, resourceCalls, saved } from './resource-calls.ts';

/** Those of every resource, and what single ones have beside them or in their place. */
export const recordCalls = {
  ...resourceCalls,
  /**
   * Creates a relay point and, where a structure was chosen, sends it by a change right after, since the creation
   * ignores it (docs/platform/b-communities-content.md §6). `left`: the point is there, and these fields of it are not;
   * `relaypoints.update` tries them again.
   */
  'relaypoints.create': call(
    relayPointWrite.extend(attempt),
    saved.extend({ left: z.object({ fields: z.array(z.string()), error: appError }).optional() }),
  ),
  /**
   * Whether an account has exactly this e-mail (docs/platform/a-auth-users.yaml, admin/users/email): its id and name,
   * or null.
   */
  'users.findByEmail': call(
    z.object({ email: z.string().min(3) }),
    z.object({ id: z.int(), givenName: z.string().nullable(), familyName: z.string().nullable() }).nullable(),
  ),
  /** Address search, from 3 characters (docs/platform/c-solidary.yaml, points). */
  'points.search': call(z.object({ text: z.string().min(3).max(255) }), z.array(z.custom<z.output<typeof point>>())),
};
