import { type DuplicateResource, duplicateResources } from '#shared/ipc/content.ts';
import type { Channel } from '#shared/ipc/contract.ts';
import { resources } from '#shared/resources/index.ts';
import type { RouteName } from '#shared/routes.ts';

/**
 * Resources that are created, changed and deleted through the generic calls, on screens of the generic addresses. The
 * deletion of a user is a mutation of its own (docs/platform/a-auth-users.md §6).
 */
export type RecordResource = Exclude<
  Channel extends infer C ? (C extends `${infer R}.remove` ? R : never) : never,
  'users'
>;

/**
 * Whether a 500 for a record of this list may mean that there is no such record (docs/screens/05-content.md B3 and C2).
 */
export const hides404As500 = (list: RouteName): boolean => {
  const resource: { hides404As500?: true } | undefined = Object.entries(resources).find(([name]) => name === list)?.[1];
  return resource?.hides404As500 === true;
};

/**
 * Whether records of this kind have a picture, whose file is named after them (docs/platform/b-communities-content.md
 * §7).
 */
export const hasPicture = (resource: RecordResource): resource is DuplicateResource =>
  (duplicateResources as readonly RecordResource[]).includes(resource);

export const rightsOf = (resource: RecordResource) => resources[resource].permissions;
