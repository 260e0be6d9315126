import type { Call } from '../access/requester.ts';
import { avatarOf, shortName, wireContext } from '../users/wire.ts';

/** How a record names the person who made it. */
export function creatorOf(call: Call, id: number) {
  const user = call.get('world').users.get(id);
  return {
    creator: user === undefined ? '' : shortName(user),
    creatorId: user?.id ?? null,
    creatorAvatar: user === undefined ? null : avatarOf(user, wireContext(call).origin),
  };
}

/** Whether somebody may be named as the creator. */
export const userExists = (call: Call) => (id: number) => call.get('world').users.get(id) !== undefined;
