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

/** Rights that no screen asks for, but that the platform lists or checks. */
export type Right =
  | Permission
  | 'community_manage_self'
  | 'external_connection_create'
  | 'identity_proofs_manage'
  | 'import_relaypoint'
  | 'import_user'
  | 'proof_create'
  | 'structure_delete';

/** Held by everybody who is signed in (docs/platform/b-communities-content.md §2, c §2). */
const everybody: readonly Right[] = [
  'check_permission',
  'community_read',
  'community_list',
  'event_read',
  'event_list',
  'article_read',
  'article_list',
  'editorial_read',
  'editorial_list',
  'relay_point_read',
  'relay_point_list',
  'relay_point_type_read',
  'image_list',
  'solidary_create',
  'structure_list',
  'proof_create',
  'external_journey_list',
];

const registered: readonly Right[] = ['relay_point_create', 'external_connection_create', 'event_create'];

/** Of the people and demands of solidary transport, once they are there. */
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

const solidaryOperator: readonly Right[] = [
  'access_admin',
  'user_list',
  'user_read',
  'user_create',
  'user_update',
  'solidary_create',
  ...solidaryRecords,
  'structure_read',
  'structure_update',
  'territory_list',
  'territory_read',
  'dashboard_read',
];

const communityManager: readonly Right[] = [
  'access_admin',
  'user_list',
  'community_manage',
  'community_manage_self',
  'community_create',
  'community_update',
  'community_membership',
  'community_dashboard_self',
  'campaign_list',
  'campaign_create',
  'campaign_read',
  'campaign_update',
  'analytic_read',
  // Without user_create, so that the platform refuses their import all the same (docs/platform/a-auth-users.md §4).
  'import_user',
];

/** Rights that the platform's later versions took from the administrators (docs/platform/c-solidary.md §2). */
const notOfAdministrators: ReadonlySet<Right> = new Set([
  'admin_user_export_all',
  'hitchhiking_administrator',
  'hitchhiking_watcher',
  ...solidaryRecords,
  'structure_create',
  'structure_delete',
  'structure_manage',
  'structure_update',
]);

const administrator: readonly Right[] = [
  ...allPermissions.filter((right) => !notOfAdministrators.has(right)),
  'identity_proofs_manage',
  'import_user',
  'import_relaypoint',
];

const solidaryAdministrator: readonly Right[] = [
  ...solidaryOperator,
  'structure_manage',
  'structure_create',
  'structure_delete',
];

const rightsOfRole: Readonly<Partial<Record<RoleId, readonly Right[]>>> = {
  1: [...administrator, 'admin_user_export_all'],
  2: administrator,
  3: registered,
  8: communityManager,
  9: communityManager,
  10: solidaryOperator,
  274: solidaryAdministrator,
  318: ['hitchhiking_watcher'],
  319: ['hitchhiking_watcher'],
  320: ['hitchhiking_watcher', 'hitchhiking_administrator'],
  321: ['admin_user_export_all'],
};

/** Roles that hold the rights of another one. */
const inherits: Readonly<Partial<Record<RoleId, readonly RoleId[]>>> = { 274: [10] };

/** Ids of the roles that each role may give (docs/platform/a-auth-users.md §4, grantable). */
const grantableBy: Readonly<Partial<Record<RoleId, readonly RoleId[]>>> = {
  1: [1, 2, 3, 6, 318, 319, 320, 321],
  2: [2, 3],
  10: [3, 11, 12],
  274: [274],
};

/** The rights that some roles give together, in a fixed order. */
export function rightsOf(roles: readonly RoleId[]): readonly Right[] {
  return [...new Set([...everybody, ...roles.flatMap((role) => rightsOfRole[role] ?? [])])].sort();
}

/** The roles that somebody who holds `roles` may give, inherited ones counted. */
export function grantableOf(roles: readonly RoleId[]): readonly RoleId[] {
  const held = new Set(roles.flatMap((role) => [role, ...(inherits[role] ?? [])]));
  return [...new Set([...held].flatMap((role) => grantableBy[role] ?? []))].sort((left, right) => left - right);
}

/** True when a number is the id of a role. */
export const isRoleId = (id: number): id is RoleId => Object.hasOwn(roleNames, id);
