import type { Call } from '../access/requester.ts';
import { avatarOf, shortFamilyName, wireContext } from '../users/wire.ts';
import type { World } from '../world.ts';

/** How a record names the person who made it. */
export function creatorOf(call: Call, id: number) {
  const user = call.get('world').users.get(id);
  return {
    creator: user === undefined ? '' : `${user.givenName ?? ''} ${shortFamilyName(user)}`,
    creatorId: user?.id ?? null,
    creatorAvatar: user === undefined ? null : avatarOf(user, wireContext(call).origin),
  };
}

/** Whether somebody may be named as the creator. */
export const userExists = (call: Call) => (id: number) => call.get('world').users.get(id) !== undefined;

/** Now, in whole seconds, as the database keeps it. */
export const nowOf = ({ now }: World): number => Math.floor(now() / 1000) * 1000;
