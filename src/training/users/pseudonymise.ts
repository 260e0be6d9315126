import { bareUser, type UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';

/**
 * Deletes as the platform does: the row stays with status 4, with its e-mail replaced and personal data erased
 * (docs/platform/a-auth-users.md §5). It leaves the list; the item can still be read.
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
