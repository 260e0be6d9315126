import { bareUser, type UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';

/**
 * What deletion does: the row stays with status 4, its e-mail replaced and everything personal erased
 * (docs/platform/a-auth-users.md §5). It leaves the list; the item still answers it.
 */
export function pseudonymise(world: World, user: UserRecord): void {
  const erased = bareUser({
    id: user.id,
    email: `pseudonyme-${user.id}@example.net`,
    createdDate: user.createdDate,
    status: 4,
    gender: user.gender,
    newsSubscription: false,
    roles: user.roles.slice(0, 1),
  });
  world.users.change(user.id, erased);
}
