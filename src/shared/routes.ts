import type { DashboardSetting, ModuleSwitch } from './config.ts';
import type { Permission } from './permissions.ts';
import type { MenuGroupName, MenuPosition, ResourceManifest, StandardPage } from './resources/manifest.ts';
import { type Manifests, manifestsByMenu } from './resources/manifests.ts';

/** A page that belongs to no resource. */
export interface StandalonePage {
  readonly name: string;
  readonly path: string;
  readonly switches?: readonly ModuleSwitch[];
  readonly dashboard?: DashboardSetting;
  /** Without a permission, the entry is visible to every signed-in person. */
  readonly menu: (MenuPosition & { readonly permission?: Permission }) | null;
}

export const standalonePages = [
  { name: 'login', path: '/login', menu: null },
  { name: 'home', path: '/', menu: { position: 10 } },
  {
    name: 'analytics',
    path: '/analytics',
    switches: ['analytics'],
    dashboard: 'summary',
    menu: { position: 20, permission: 'analytic_list' },
  },
  {
    name: 'solidary_analytics_carpool',
    path: '/solidary/analytics/carpool',
    switches: ['solidary', 'analytics'],
    dashboard: 'solidaryCarpool',
    menu: { position: 250, group: 'solidary', permission: 'dashboard_read' },
  },
] as const satisfies readonly StandalonePage[];

/** The routes of one manifest: `events` is its list, `events_show` a page of it. */
type RoutesOf<M> = M extends {
  readonly name: infer Name extends string;
  readonly pages: ReadonlyArray<infer Page>;
  readonly furtherPages: infer Further;
}
  ? ('list' extends Page ? Name : never) | `${Name}_${(Exclude<Page, 'list'> | keyof Further) & string}`
  : never;

type Standalone = (typeof standalonePages)[number];

/** The routes of one manifest whose path holds the id of a record. */
type RecordRoutesOf<M> = M extends { readonly name: infer Name extends string; readonly furtherPages: infer Further }
  ?
      | `${Name}_${'show' | 'edit'}`
      | {
          [P in keyof Further & string]: Further[P] extends { path: `${string}$${string}` } ? `${Name}_${P}` : never;
        }[keyof Further & string]
  : never;

export type RouteName = RoutesOf<Manifests[keyof Manifests]> | Standalone['name'];
/** Routes to a page of one record. */
export type RecordRouteName = RouteName & RecordRoutesOf<Manifests[keyof Manifests]>;
/** Routes whose page is that of a module: all but the sign-in. */
export type PageRouteName = Exclude<RouteName, 'login'>;

/**
 * A page address of the product (docs/screens/01-shell-home.md §2). Its title and breadcrumb are the texts
 * `routes:{name}.title` and `.crumb`.
 */
export interface RouteDefinition {
  readonly name: RouteName;
  /** In the router's notation: `/users/show/$id`. */
  readonly path: string;
  /** Heading above the module in the breadcrumbs: a text of `routes:groups`. */
  readonly group?: MenuGroupName | undefined;
  /** Route name of the list that this page belongs to. */
  readonly parent?: RouteName;
  /** The record's name is an additional breadcrumb before the last one instead of replacing it. */
  readonly hasRecordCrumb?: boolean | undefined;
  /** All must be on; otherwise the address says that the module is switched off. */
  readonly switches: readonly ModuleSwitch[];
  /** The page shows one dashboard, which must be configured for the site. */
  readonly dashboard?: DashboardSetting | undefined;
  /**
   * The page belongs to structures that offer transport: the current one must (docs/screens/08-solidary-people.md §5).
   */
  readonly needsTransport?: boolean | undefined;
}

const NEW = '/create';

/** Whether the page of a path is the form of a new record. */
export const isFormOfNew = (pathname: string): boolean => pathname.endsWith(NEW);

const pathOf: Readonly<Record<StandardPage, (name: string) => string>> = {
  list: (name) => `/${name}`,
  create: (name) => `/${name}${NEW}`,
  show: (name) => `/${name}/show/$id`,
  edit: (name) => `/${name}/$id`,
};

function routesOf({ name, menu, ...manifest }: ResourceManifest): RouteDefinition[] {
  const common = { group: menu?.group, needsTransport: menu?.needsTransport };
  // `RouteName` is built from the same names; the compiler widens concatenated strings.
  const list = name as RouteName;
  const named = (page: string) => `${name}_${page}` as RouteName;
  return [
    ...manifest.pages.map((page) => ({
      ...common,
      ...(page === 'list' ? { name: list } : { name: named(page), parent: list }),
      path: pathOf[page](name),
      switches: manifest.switches,
    })),
    ...Object.entries(manifest.furtherPages).map(([page, { path, switches = [], dashboard, hasRecordCrumb }]) => ({
      ...common,
      name: named(page),
      parent: list,
      path,
      switches: [...manifest.switches, ...switches],
      dashboard,
      hasRecordCrumb,
    })),
  ];
}

const standalone: readonly StandalonePage[] = standalonePages;

/** Every address of the product. Order does not matter: the router matches static segments before `$id`. */
export const routes: readonly RouteDefinition[] = [
  ...standalone.map(({ menu, switches = [], ...page }) => ({
    ...page,
    // One of the names above.
    name: page.name as RouteName,
    group: menu?.group,
    switches,
  })),
  ...manifestsByMenu.flatMap(routesOf),
];

const byName: ReadonlyMap<string, RouteDefinition> = new Map(routes.map((route) => [route.name, route]));

/**
 * Returns the definition of a route.
 * @throws Error for an unknown name, which is a programming error
 */
export function routeNamed(name: RouteName): RouteDefinition {
  const route = byName.get(name);
  if (route === undefined) throw new Error(`no route is named ${name}`);
  return route;
}

export const isRouteName = (name: string): name is RouteName => byName.has(name);

/** Returns the address of a route with its parameters: `addressOf('users_show', { id: 5 })` is `/users/show/5`. */
export function addressOf(name: RouteName, params: Readonly<Record<string, string | number>> = {}): string {
  return routeNamed(name).path.replace(/\$(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
}

/** Parses the id of a record in an address; null when it is not a positive integer. */
export function recordIdOf(segment: string | undefined): number | null {
  if (segment === undefined || !/^[1-9]\d{0,15}$/.test(segment)) return null;
  const id = Number(segment);
  return Number.isSafeInteger(id) ? id : null;
}

const patterns: readonly (readonly string[])[] = routes.map(({ path }) => path.split('/'));

/** Whether a path, without search and hash, matches a route, with a valid record id where the route has one. */
export function isRoutePath(pathname: string): boolean {
  const segments = pathname.split('/');
  return patterns.some(
    (pattern) =>
      pattern.length === segments.length &&
      pattern.every((part, index) =>
        part.startsWith('$') ? recordIdOf(segments[index]) !== null : part === segments[index],
      ),
  );
}
