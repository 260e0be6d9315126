import type { SessionUser } from './ipc/session.ts';

const ROLES: readonly string[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

/** Roles whose rights on communities apply only to the communities that the person moderates. */
const OWN_COMMUNITIES: readonly string[] = [
  'ROLE_COMMUNITY_MANAGER_PUBLIC',
  'ROLE_COMMUNITY_MANAGER_PRIVATE',
  'ROLE_SUPER_COMMUNITY_MANAGER_PUBLIC',
];

/**
 * Whether a person administers the whole platform. Used for notes on the scope of data, and for campaigns to members of
 * a community: the platform lists that right for people whom it refuses once it has done the work
 * (docs/screens/03-communities.md §1).
 */
export const isAdministrator = ({ roles }: Pick<SessionUser, 'roles'>): boolean =>
  roles.some((role) => ROLES.includes(role));

/**
 * Whether a person's rights on communities apply only to their own communities. The platform lists
 * `community_membership` for them and refuses it where a call names no community, as adding a member does
 * (docs/screens/03-communities.md §1).
 */
export const hasOwnCommunitiesOnly = (user: Pick<SessionUser, 'roles'>): boolean =>
  !isAdministrator(user) && user.roles.some((role) => OWN_COMMUNITIES.includes(role));
