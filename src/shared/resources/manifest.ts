import type { DashboardSetting, ModuleSwitch } from '../config.ts';
import type { Permission } from '../permissions.ts';

// The initial script is built from manifests: neither schemas nor codecs belong here.

/** Query parameters in order; a name may occur several times (`gender[]`). */
export type WireParams = ReadonlyArray<readonly [name: string, value: string]>;

/** The pages that most resources have; their paths and permissions follow from the resource. */
export type StandardPage = (typeof everyPage)[number];
export const everyPage = ['list', 'create', 'show', 'edit'] as const;

/** The bridge calls that main answers in the same way for every resource that names them. */
export type StandardCall = (typeof everyCall)[number];
export const everyCall = ['list', 'get', 'create', 'update', 'remove'] as const;

/** A page of a resource besides the standard ones; its route is named `<resource>_<key>`. */
export interface FurtherPage {
  /** In the router's notation: `/campaigns/send/$id`. */
  readonly path: string;
  /** Permission that lists the page on home and in the palette; null: it is only reached from a record. */
  readonly permission: Permission | null;
  /** Required in addition to those of the resource. */
  readonly switches?: readonly ModuleSwitch[];
  /** The page shows one dashboard, which must be configured for the site. */
  readonly dashboard?: DashboardSetting;
  /** The record's name is an additional breadcrumb before the last one instead of replacing it. */
  readonly hasRecordCrumb?: boolean;
}

export const menuGroupNames = ['solidary', 'settings'] as const;
export type MenuGroupName = (typeof menuGroupNames)[number];

/** Where a page appears in the menu (docs/screens/01-shell-home.md §1). */
export interface MenuPosition {
  /** Sorts entries and groups, ascending. */
  readonly position: number;
  readonly group?: MenuGroupName;
  /** Also requires that the current structure offers transport. */
  readonly needsTransport?: boolean;
}

export interface ResourcePermissions {
  readonly list: Permission;
  readonly show?: Permission;
  readonly create?: Permission;
  readonly edit?: Permission;
  readonly remove?: Permission;
}

/**
 * Owner of an uploaded picture: the form fields are `<owner>Id` and `<owner>File` (docs/platform/a-auth-users.md §8).
 */
export type ImageOwner = 'user' | 'community' | 'event' | 'relayPoint' | 'campaign' | 'editorial';

/** How records of a resource are found and named where one is chosen. */
export interface PickRule {
  /** The filter of the list that finds them by a typed text. */
  readonly filter: 'name' | 'search';
  /** The order of what is found. */
  readonly sort: readonly [field: string, direction: 'asc' | 'desc'];
  /**
   * How the names of some ids are read: by the filter `ids`, by reading each item, by searching each as `#id`, or from
   * the whole list, which has to be short.
   */
  readonly named: 'ids' | 'each' | 'search' | 'whole';
  /** They are people: without the right to list them, only the signed-in person can be chosen. */
  readonly isPerson?: true;
}

/**
 * Every fact about one resource but its codecs, which are beside it in `index.ts`. Facts that most resources lack are
 * required too, so that the compiler reports a forgotten one.
 */
export interface ResourceManifest<Name extends string = string> {
  readonly name: Name;
  /** All must be on; otherwise the addresses say that the module is switched off. */
  readonly switches: readonly ModuleSwitch[];
  /** None where the records have no screens of their own. */
  readonly pages: readonly StandardPage[];
  readonly furtherPages: Readonly<Record<string, FurtherPage>>;
  /** `permission` shows the entry, `permissions.list` where it is absent; null: no entry. */
  readonly menu: (MenuPosition & { readonly permission?: Permission }) | null;
  /** Permissions that the screens check. */
  readonly permissions: ResourcePermissions;
  /** Relative to the API's address, e.g. `admin/users`. */
  readonly path: string;
  /**
   * Where the list is, when that is not `path`: `{name}` stands for the value of the filter of that name, which every
   * query must then have.
   */
  readonly listPath?: string;
  /**
   * The platform answers the whole list at once and applies no parameter: it is asked without any, and sorted, filtered
   * and paged here (docs/platform/c-solidary.md §9). The sorts of its codecs name fields of a row, and `beyond`
   * compares its filters.
   */
  readonly answersWhole?: true;
  /** Sent with every list request: restricts the records at `path` to this resource. */
  readonly always?: WireParams;
  /** Permission that the platform checks where it differs from the screen's; shown when it refuses. */
  readonly serverRights?: Partial<Record<StandardCall, Permission>>;
  /** Standard bridge calls; a resource with a picture also has `uploadImage`. */
  readonly calls: readonly StandardCall[];
  /**
   * How the palette finds records by part of their name: `field` is the wire key of the name and of its filter,
   * `orderBy` the wire key that the results are sorted by. Null: the palette does not search this resource.
   */
  readonly search: { readonly field: 'name' | 'title'; readonly orderBy: string } | null;
  /**
   * How its records are chosen by name in fields and filters; `session`: among those that the session holds. Null: they
   * are not.
   */
  readonly pick: PickRule | 'session' | null;
  /**
   * `namedAfter` is the field that the platform names the file after, which two records of the same name would share
   * (docs/platform/b-communities-content.md §7); null: each record has its own file.
   */
  readonly picture: { readonly owner: ImageOwner; readonly namedAfter: 'name' | 'title' | null } | null;
  /** Whether actions change its `status` with one click, by a plain update. */
  readonly hasQuickStatus: boolean;
  /**
   * How long a draft of its form is kept, and whether it is only written to disk with a keychain: texts for the public
   * hold no personal data (docs/screens/01-shell-home.md §6). Null: it has no form of its own.
   */
  readonly drafts:
    | { readonly days: 7; readonly isSecret: true }
    | { readonly days: 30; readonly isSecret: false }
    | null;
  /** Whether the platform answers an unknown id with 500 instead of 404 (docs/platform/a-auth-users.md §3). */
  readonly hides404As500: boolean;
  /** Resource whose records these are too: they are written by its calls and cached under its name. */
  readonly parent: string | null;
}

/** Refuses keys that a manifest does not have. */
type OnlyKeysOf<Shape, M> = { readonly [K in Exclude<keyof M, keyof Shape>]: never };

/** Requires the permissions of the pages and calls that the manifest names. */
type NeededPermissions<M extends ResourceManifest> = {
  readonly permissions: Readonly<Record<Exclude<M['pages'][number], 'list'>, Permission>> &
    ('remove' extends M['calls'][number] ? { readonly remove: Permission } : unknown);
};

/** Returns a manifest with its literal types; the compiler reports what it lacks. */
export const defineManifest = <const M extends ResourceManifest>(
  manifest: M & OnlyKeysOf<ResourceManifest, M> & NeededPermissions<M>,
): M => manifest;
