import type { ListedName } from '#renderer/kit/data/queries.ts';
import type { WritableResource } from '#renderer/kit/form/definition/defineForm.ts';
import type { ResourcePermissions } from '#shared/resources/manifest.ts';
import {
  type Manifests,
  manifests,
  manifestsByMenu,
  type PictureResource,
  type ResourceName,
} from '#shared/resources/manifests.ts';
import type { RouteName } from '#shared/routes.ts';

/** Resources that are created, changed and deleted through the standard calls: their manifests name them. */
export type RecordResource = {
  [N in ResourceName]: 'remove' extends Manifests[N]['calls'][number] ? N : never;
}[ResourceName];

/** Resources whose records are changed by a form; some are neither created nor deleted (docs/screens/08-solidary-people.md). */
export type EditedResource = ListedName & WritableResource;

/**
 * Whether a 500 for a record of this list may mean that there is no such record (docs/screens/05-content.md B3 and C2).
 */
export const hides404As500 = (list: RouteName): boolean =>
  manifestsByMenu.some((manifest) => manifest.name === list && manifest.hides404As500);

/** Whether records of this kind have a picture (docs/platform/b-communities-content.md §7). */
export const hasPicture = <N extends ListedName>(resource: N): resource is N & PictureResource =>
  manifests[resource].picture !== null;

export const rightsOf = (resource: ListedName): ResourcePermissions => manifests[resource].permissions;
