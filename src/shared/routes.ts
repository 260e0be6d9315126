import type { DashboardSetting, ModuleSwitch } from './config.ts';

/**
 * One address of the product (docs/screens/01-shell-home.md §2). Its title and breadcrumb are texts:
 * `routes:{name}.title` and `.crumb`.
 */
export interface RouteDefinition {
  readonly name: string;
  /** In the router's notation: `/users/show/$id`. */
  readonly path: string;
  /** Heading above the module in the breadcrumbs: a text of `routes:groups`. */
  readonly group?: 'solidary' | 'settings';
  /** Name of the route of the list that this page belongs to. */
  readonly parent?: string;
  /** The record's name is a breadcrumb of its own before the last one, instead of replacing it. */
  readonly hasRecordCrumb?: boolean;
  /** All of them must be on; otherwise the address says that the module is switched off. */
  readonly switches?: readonly ModuleSwitch[];
  /** The page is one dashboard: without a name for it in the site's configuration there is nothing to show. */
  readonly dashboard?: DashboardSetting;
  /** False: the module comes later, the address leads to a plain page and the packaged menu leaves it out. */
  readonly isBuilt?: boolean;
}

type Options = Pick<RouteDefinition, 'group' | 'switches' | 'isBuilt'>;

const resource = <const Name extends string, const Page extends 'create' | 'show' | 'edit', const Own extends Options>(
  name: Name,
  pages: readonly Page[],
  options: Own,
) => {
  const pathOf = (page: 'create' | 'show' | 'edit') =>
    ({ create: `/${name}/create`, show: `/${name}/show/$id`, edit: `/${name}/$id` })[page];
  return [
    { name, path: `/${name}`, ...options },
    ...pages.map((page) => ({ name: `${name}_${page}` as const, path: pathOf(page), parent: name, ...options })),
  ] as const;
};

const solidary = { group: 'solidary', switches: ['solidary'] } as const;
const settings = { group: 'settings' } as const;

/** Every address of the product. Order does not matter: the router matches static segments before `$id`. */
export const routes = [
  { name: 'login', path: '/login', isBuilt: true },
  { name: 'home', path: '/', isBuilt: true },
  { name: 'analytics', path: '/analytics', switches: ['analytics'], dashboard: 'summary', isBuilt: true },
  ...resource('users', ['create', 'show', 'edit'], { isBuilt: true }),
  { name: 'users_import', path: '/users/import', parent: 'users', isBuilt: true },
  { name: 'users_identities', path: '/users/identities', parent: 'users', isBuilt: true },
  ...resource('hitchhikers', ['create', 'show', 'edit'], { switches: ['hitchhiking'], isBuilt: true }),
  {
    name: 'hitchhikers_dashboard',
    path: '/hitchhikers/dashboard',
    parent: 'hitchhikers',
    switches: ['hitchhiking', 'analytics'],
    dashboard: 'hitchhiker',
    isBuilt: true,
  },
  ...resource('campaigns', ['create', 'show', 'edit'], { switches: ['campaign'] }),
  { name: 'campaigns_send', path: '/campaigns/send/$id', parent: 'campaigns', switches: ['campaign'] },
  ...resource('communities', ['create', 'show', 'edit'], { switches: ['community'] }),
  {
    name: 'communities_users_import',
    path: '/communities/users/import',
    parent: 'communities',
    switches: ['community'],
  },
  {
    name: 'communities_dashboard',
    path: '/communities/$communityId/dashboard',
    parent: 'communities',
    hasRecordCrumb: true,
    switches: ['community'],
  },
  ...resource('events', ['create', 'show', 'edit'], { switches: ['event'], isBuilt: true }),
  ...resource('articles', ['create', 'show', 'edit'], { isBuilt: true }),
  ...resource('editorials', ['create', 'show', 'edit'], { switches: ['editorial'], isBuilt: true }),
  ...resource('relaypoints', ['create', 'show', 'edit'], { isBuilt: true }),
  { name: 'relaypoints_import', path: '/relaypoints/import', parent: 'relaypoints', isBuilt: true },
  ...resource('relaypointtypes', ['create', 'show', 'edit'], { ...settings, isBuilt: true }),
  ...resource('solidarybeneficiaries', ['show', 'edit'], solidary),
  ...resource('solidaryvolunteers', ['show', 'edit'], { ...solidary, switches: ['solidary', 'solidaryTransport'] }),
  ...resource('solidaryrecords', ['create', 'show', 'edit'], solidary),
  ...resource('solidarystructures', ['create', 'show', 'edit'], solidary),
  {
    name: 'solidary_analytics_carpool',
    path: '/solidary/analytics/carpool',
    group: 'solidary',
    switches: ['solidary', 'analytics'],
    dashboard: 'solidaryCarpool',
  },
] as const satisfies readonly RouteDefinition[];

export type RouteName = (typeof routes)[number]['name'];
/** Routes whose page is there. */
export type BuiltRouteName = Extract<(typeof routes)[number], { isBuilt: true }>['name'];

const byName: ReadonlyMap<string, RouteDefinition> = new Map(routes.map((route) => [route.name, route]));

/** The definition of a route. Throws on a name that is not in the table (a defect of ours). */
export function routeNamed(name: RouteName): RouteDefinition {
  const route = byName.get(name);
  if (route === undefined) throw new Error(`no route is named ${name}`);
  return route;
}

export const isRouteName = (name: string): name is RouteName => byName.has(name);

/** The address of a route, its parameters filled in: `addressOf('users_show', { id: 5 })` is `/users/show/5`. */
export function addressOf(name: RouteName, params: Readonly<Record<string, string | number>> = {}): string {
  return routeNamed(name).path.replace(/\$(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
}

/** The number of a record in an address, or null when it is not a positive integer. */
export function recordIdOf(segment: string | undefined): number | null {
  if (segment === undefined || !/^[1-9]\d{0,15}$/.test(segment)) return null;
  const id = Number(segment);
  return Number.isSafeInteger(id) ? id : null;
}

const patterns: readonly (readonly string[])[] = routes.map(({ path }) => path.split('/'));

/**
 * Whether a path, without search and hash, is the address of a route, and names a record where the route asks for one.
 */
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
