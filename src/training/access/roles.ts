import type { Permission } from '#shared/permissions.ts';
import { permissions as allPermissions } from '#shared/permissions.ts';
import type { RoleId } from '#shared/resources/users/values.ts';

/** Names of the platform's roles, by auth item id (docs/platform/a-auth-users.yaml, RoleId). */
export const roleNames: Readonly<Record<RoleId, string>> = {
  1: 'ROLE_SUPER_ADMIN',
  2: 'ROLE_ADMIN',
  3: 'ROLE_USER_REGISTERED_FULL',
  4: 'ROLE_USER_REGISTERED_MINIMAL',
  5: 'ROLE_USER',
  6: 'ROLE_MASS_MATCH',
  7: 'ROLE_COMMUNITY_MANAGER',
  8: 'ROLE_COMMUNITY_MANAGER_PUBLIC',
  9: 'ROLE_COMMUNITY_MANAGER_PRIVATE',
  10: 'ROLE_SOLIDARY_OPERATOR',
  11: 'ROLE_SOLIDARY_VOLUNTEER',
  12: 'ROLE_SOLIDARY_BENEFICIARY',
  13: 'ROLE_COMMUNICATION_MANAGER',
  171: 'ROLE_SOLIDARY_VOLUNTEER_CANDIDATE',
  172: 'ROLE_SOLIDARY_BENEFICIARY_CANDIDATE',
  257: 'ROLE_INTEROPERABILITY',
  274: 'ROLE_SOLIDARY_ADMIN',
  306: 'ROLE_TERRITORY_CONSULTANT',
  318: 'ROLE_HITCHHIKING_WATCHER',
  319: 'ROLE_HITCHHIKING_MANAGER',
  320: 'ROLE_HITCHHIKING_ADMINISTRATOR',
  321: 'ROLE_EXPORTER',
  322: 'ROLE_SUPER_COMMUNITY_MANAGER_PUBLIC',
};

/** Permissions that no screen requires, but that the platform lists or checks. */
export type Right =
  | Permission
  | 'community_manage_self'
  | 'external_connection_create'
  | 'identity_proofs_manage'
  | 'import_relaypoint'
  | 'import_user'
  | 'proof_create';

/** Groups of roles with the same permissions, by role id. */
const holders = {
  registered: [3],
  communityManager: [8, 9],
  solidaryOperator: [10, 274],
  solidaryAdministrator: [274],
  hitchhikingWatcher: [318, 319, 320],
  hitchhikingAdministrator: [320],
  exporter: [1, 321],
} as const satisfies Readonly<Record<string, readonly RoleId[]>>;

/**
 * Who has a resource's permissions. Administrators have every permission that a screen requires, so only exceptions are
 * listed: further permissions, and those that later versions of the platform removed (docs/platform/c-solidary.md §2).
 */
export interface Grants extends Readonly<Partial<Record<keyof typeof holders, readonly Right[]>>> {
  /** Granted to every signed-in user (docs/platform/b-communities-content.md §2, c §2). */
  readonly everybody?: readonly Right[];
  readonly administrator?: readonly Right[];
  readonly notAdministrator?: readonly Right[];
}

/** Permissions for the people and requests of solidary transport. */
const solidaryRecords: readonly Right[] = [
  'solidary_list',
  'solidary_read',
  'solidary_update',
  'solidary_beneficiary_list',
  'solidary_beneficiary_read',
  'solidary_beneficiary_update',
  'solidary_volunteer_list',
  'solidary_volunteer_read',
  'solidary_volunteer_update',
];

/** Permissions of resources that are not implemented here. */
const generalGrants: Grants = {
  everybody: ['check_permission', 'solidary_create'],
  communityManager: ['access_admin'],
  solidaryOperator: ['access_admin', 'dashboard_read', 'solidary_create', ...solidaryRecords],
  hitchhikingWatcher: ['hitchhiking_watcher'],
  hitchhikingAdministrator: ['hitchhiking_administrator'],
  notAdministrator: ['hitchhiking_administrator', 'hitchhiking_watcher', ...solidaryRecords],
};

/** Permissions by role. */
export interface RoleRights {
  /** Returns the permissions of some roles together, in a fixed order. */
  rightsOf(roles: readonly RoleId[]): readonly Right[];
}

/** Combines the general permissions with those that each resource grants. */
export function roleRights(granted: readonly Grants[]): RoleRights {
  const grants = [generalGrants, ...granted];
  const of = (holder: keyof Grants) => grants.flatMap((grant) => grant[holder] ?? []);
  const denied = new Set(of('notAdministrator'));
  const administrator = [...allPermissions.filter((right) => !denied.has(right)), ...of('administrator')];
  // By its type, the object's keys are the group names.
  const groups = (Object.keys(holders) as (keyof typeof holders)[]).map((holder) => ({
    roles: new Set<RoleId>(holders[holder]),
    rights: of(holder),
  }));
  groups.push({ roles: new Set<RoleId>([1, 2]), rights: administrator });
  const rightsOfRole = (role: RoleId) => groups.flatMap(({ roles, rights }) => (roles.has(role) ? rights : []));
  const everybody = of('everybody');
  return { rightsOf: (roles) => [...new Set([...everybody, ...roles.flatMap(rightsOfRole)])].sort() };
}

/** Roles that include the permissions of another role. */
const inherits: Readonly<Partial<Record<RoleId, readonly RoleId[]>>> = { 274: [10] };

/** Ids of the roles that each role may grant (docs/platform/a-auth-users.md §4, grantable). */
const grantableBy: Readonly<Partial<Record<RoleId, readonly RoleId[]>>> = {
  1: [1, 2, 3, 6, 318, 319, 320, 321],
  2: [2, 3],
  10: [3, 11, 12],
  274: [274],
};

/** Returns the roles that a holder of `roles` may grant, inherited ones included. */
export function grantableOf(roles: readonly RoleId[]): readonly RoleId[] {
  const held = new Set(roles.flatMap((role) => [role, ...(inherits[role] ?? [])]));
  return [...new Set([...held].flatMap((role) => grantableBy[role] ?? []))].sort((left, right) => left - right);
}

/** Whether a number is the id of a role. */
export const isRoleId = (id: number): id is RoleId => Object.hasOwn(roleNames, id);
