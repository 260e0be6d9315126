import { z } from 'zod';
import { appError } from '../errors.ts';
import { articles } from '../resources/articles/index.ts';
import { campaigns } from '../resources/campaigns/index.ts';
import { communities } from '../resources/communities/index.ts';
import { editorials } from '../resources/editorials/index.ts';
import { events } from '../resources/events/index.ts';
import { hitchhikers } from '../resources/hitchhikers/index.ts';
import type { point } from '../resources/points.ts';
import { relayPoints, relayPointWrite } from '../resources/relaypoints/index.ts';
import { relayPointTypes } from '../resources/relaypointtypes/index.ts';
import { territories } from '../resources/territories/index.ts';
import { users } from '../resources/users/index.ts';
import { call } from './call.ts';
import { attempt, readCalls, removeCalls, saved, uploadCalls, writeCalls } from './resource-calls.ts';

export const recordCalls = {
  ...readCalls(users),
  ...writeCalls(users),
  ...uploadCalls(users),
  ...readCalls(hitchhikers),
  ...readCalls(communities),
  ...readCalls(territories),
  ...readCalls(campaigns),
  ...readCalls(events),
  ...writeCalls(events),
  ...removeCalls(events),
  ...uploadCalls(events),
  ...readCalls(articles),
  ...writeCalls(articles),
  ...removeCalls(articles),
  ...readCalls(editorials),
  ...writeCalls(editorials),
  ...removeCalls(editorials),
  ...uploadCalls(editorials),
  ...readCalls(relayPoints),
  ...writeCalls(relayPoints),
  ...removeCalls(relayPoints),
  ...uploadCalls(relayPoints),
  ...readCalls(relayPointTypes),
  ...writeCalls(relayPointTypes),
  ...removeCalls(relayPointTypes),
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
