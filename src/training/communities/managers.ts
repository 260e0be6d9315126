import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { communityTable } from './data.ts';

/** ROLE_COMMUNITY_MANAGER_PUBLIC. */
const MANAGER = 8;

/** Returns the roles of a user who becomes moderator or referrer of a community. */
export const rolesWithManager = ({ roles }: Pick<UserRecord, 'roles'>): UserRecord['roles'] =>
  roles.some(({ role }) => role === MANAGER) ? roles : [...roles, { role: MANAGER, territory: null }];

/** Grants the role of a community manager. */
export function grantManager(world: World, userId: number): void {
  const user = world.users.get(userId);
  if (user !== undefined) world.users.change(userId, { roles: rolesWithManager(user) });
}

/**
 * Takes the role from a former referrer who refers to no other community, even from one who moderates some
 * (docs/platform/b-communities-content.yaml, patchCommunity). Nothing else ever takes it back.
 */
export function withdrawManager(world: World, userId: number): void {
  const user = world.users.get(userId);
  const stillRefers = world.get(communityTable).find(({ referrerId }) => referrerId === userId) !== undefined;
  if (user === undefined || stillRefers) return;
  world.users.change(userId, { roles: user.roles.filter(({ role }) => role !== MANAGER) });
}
