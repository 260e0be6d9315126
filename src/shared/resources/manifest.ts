import type { DashboardSetting, ModuleSwitch } from '../config.ts';
import type { Permission } from '../permissions.ts';

// No schema and no codec here: the menu and the addresses of the first window are made of manifests.

/** Query parameters in order; a name may come several times (`gender[]`). */
export type WireParams = ReadonlyArray<readonly [name: string, value: string]>;

/** The pages that most resources have: their addresses and their rights follow from the resource. */
export type StandardPage = (typeof everyPage)[number];
export const everyPage = ['list', 'create', 'show', 'edit'] as const;

/** The calls of the bridge that `Resource` in main answers for every resource that has them. */
export type StandardCall = (typeof everyCall)[number];
export const everyCall = ['list', 'get', 'create', 'update', 'remove'] as const;

/** A page of a resource beside the standard ones; its route is `<resource>_<key>`. */
export interface FurtherPage {
  /** In the router's notation: `/campaigns/send/$id`. */
  readonly path: string;
  /** Right that shows the page under the menu's, on home and in the palette; null: it is reached from a record alone. */
  readonly permission: Permission | null;
  /** Beside those of the resource. */
  readonly switches?: readonly ModuleSwitch[];
  /** The page is one dashboard: without a name for it in the site's configuration there is nothing to show. */
  readonly dashboard?: DashboardSetting;
  /** The record's name is a breadcrumb of its own before the last one, instead of replacing it. */
  readonly hasRecordCrumb?: boolean;
}

export type MenuGroupName = 'solidary' | 'settings';

/** Where a page stands in the menu (docs/screens/01-shell-home.md §1). */
export interface MenuPosition {
  /** Entries and groups stand in the order of their numbers. */
  readonly position: number;
  readonly group?: MenuGroupName;
  /** Needed beside the right: the current structure offers transport. */
  readonly needsTransport?: boolean;
}

export interface ResourcePermissions {
  readonly list: Permission;
  readonly show?: Permission;
  readonly create?: Permission;
  readonly edit?: Permission;
  readonly remove?: Permission;
}

/** Owners of a picture: the fields of its upload are `<owner>Id` and `<owner>File` (docs/platform/a-auth-users.md §8). */
export type ImageOwner = 'user' | 'community' | 'event' | 'relayPoint' | 'campaign' | 'editorial';

/** What stands at the addresses of a resource. */
interface Screens<Name extends string> {
  readonly name: Name;
  /** Modules that must all be on; otherwise its addresses say that the module is switched off. */
  readonly switches: readonly ModuleSwitch[];
  readonly pages: readonly StandardPage[];
  readonly furtherPages: Readonly<Record<string, FurtherPage>>;
  /** The menu shows the resource with its right to list, unless it names another; null: no entry. */
  readonly menu: (MenuPosition & { readonly permission?: Permission }) | null;
  /** Rights that the screens ask for. */
  readonly permissions: ResourcePermissions;
}

/** A module that comes later: its addresses lead to a plain page, and the menu of the package leaves it out. */
export interface PlannedManifest<Name extends string = string> extends Screens<Name> {
  readonly isBuilt: false;
}

/**
 * What both processes know about one resource without reading any of its records: its codecs are beside it, in
 * `define.ts`. Every fact has to be given, so that none is forgotten.
 */
export interface ResourceManifest<Name extends string = string> extends Screens<Name> {
  /** False: there are calls and no screens yet. */
  readonly isBuilt: boolean;
  /** Relative to the API's address, e.g. `admin/users`. */
  readonly path: string;
  /** Sent with every list, whatever a screen asks for: what makes this resource a part of the one at `path`. */
  readonly always?: WireParams;
  /** Right that the server checks where it is not the one the screen asks for (shown in the refusal). */
  readonly serverRights?: Partial<Record<StandardCall, string>>;
  readonly calls: readonly StandardCall[];
  /**
   * How the palette finds a record by a part of its name: `field` is the key of the name on the wire and of its filter,
   * `orderBy` what the answer is sorted by. Null: the palette does not look for it.
   */
  readonly search: { readonly field: 'name' | 'title'; readonly orderBy: string } | null;
  /**
   * `namedAfter`: the field whose text names the file, which two records of the same name would share
   * (docs/platform/b-communities-content.md §7); null: each record has a file of its own.
   */
  readonly picture: { readonly owner: ImageOwner; readonly namedAfter: 'name' | 'title' | null } | null;
  /** Whether its `status` is changed with one click, in lists and on its page. */
  readonly hasQuickStatus: boolean;
  /**
   * How long what is typed in its form is kept, and whether it needs the keychain: texts for the public hold no personal
   * data (docs/screens/01-shell-home.md §6). Null: it has no form of its own.
   */
  readonly drafts:
    | { readonly days: 7; readonly isSecret: true }
    | { readonly days: 30; readonly isSecret: false }
    | null;
  /** Whether the platform answers an unknown id with the same 500 as any failure (docs/platform/a-auth-users.md §3). */
  readonly hides404As500: boolean;
  /** Resource that this one is a part of: the same records, written by its calls and kept in the cache under its name. */
  readonly parent: string | null;
}

export type AnyManifest = ResourceManifest | PlannedManifest;

/** Keys that a manifest does not have are refused like those it lacks. */
type OnlyKeysOf<Shape, M> = { readonly [K in Exclude<keyof M, keyof Shape>]: never };

/** Rights without which a page or a call of the manifest would open to everybody. */
type NeededRights<M extends ResourceManifest> = {
  readonly permissions: (M extends { isBuilt: true }
    ? Readonly<Record<Exclude<M['pages'][number], 'list'>, Permission>>
    : unknown) &
    ('remove' extends M['calls'][number] ? { readonly remove: Permission } : unknown);
};

export const defineManifest = <const M extends ResourceManifest>(
  manifest: M & OnlyKeysOf<ResourceManifest, M> & NeededRights<M>,
): M => manifest;

export const definePlanned = <const M extends PlannedManifest>(manifest: M & OnlyKeysOf<PlannedManifest, M>): M =>
  manifest;
