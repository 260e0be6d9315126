import type { ModuleSwitch } from './config.ts';
import type { Permission } from './permissions.ts';
import { manifestsByMenu, type ResourceWith } from './resources/manifests.ts';

/** A kind of record that the palette finds by part of its name, besides people. */
export type SearchableName = ResourceWith<{ search: object }>;

export interface SearchableResource {
  readonly name: SearchableName;
  /** Permission that shows the list. */
  readonly permission: Permission;
  /** Modules that must all be on. */
  readonly switches: readonly ModuleSwitch[];
}

/** In menu order (docs/screens/01-shell-home.md §8). */
export const searchableResources: readonly SearchableResource[] = manifestsByMenu.flatMap((manifest) =>
  'search' in manifest && manifest.search !== null
    ? // The name of a manifest that says how it is searched is one of these.
      [{ name: manifest.name as SearchableName, permission: manifest.permissions.list, switches: manifest.switches }]
    : [],
);

/** Maximum records shown per kind. */
export const maxFound = 5;
