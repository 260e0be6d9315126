import type { SiteConfig } from './config.ts';
import type { SignedInState } from './ipc/session.ts';
import type { Permission } from './permissions.ts';
import { type RouteDefinition, type RouteName, routeNamed } from './routes.ts';

/**
 * An entry of the menu (docs/screens/01-shell-home.md §1). Its text is the title of its route, its switches are those
 * of its route.
 */
export interface MenuEntry {
  readonly number: number;
  readonly route: RouteName;
  /** Absent: any signed-in person sees it. */
  readonly permission?: Permission;
  /** Needed beside the permission: the current structure offers transport. */
  readonly needsTransport?: boolean;
}

export interface MenuGroup {
  readonly number: number;
  readonly name: 'solidary' | 'settings';
  /** One of them opens the group; absent: one of its entries' rights does. */
  readonly anyOf?: readonly Permission[];
  readonly needsStructure?: boolean;
  readonly entries: readonly MenuEntry[];
}

export const menu: readonly (MenuEntry | MenuGroup)[] = [
  { number: 10, route: 'home' },
  { number: 20, route: 'analytics', permission: 'analytic_list' },
  { number: 30, route: 'users', permission: 'user_list' },
  { number: 40, route: 'hitchhikers', permission: 'hitchhiking_watcher' },
  { number: 50, route: 'communities', permission: 'community_manage' },
  { number: 60, route: 'campaigns', permission: 'campaign_list' },
  { number: 70, route: 'events', permission: 'event_manage' },
  { number: 80, route: 'articles', permission: 'article_manage' },
  { number: 90, route: 'editorials', permission: 'editorial_manage' },
  { number: 100, route: 'relaypoints', permission: 'relay_point_manage' },
  {
    number: 200,
    name: 'solidary',
    anyOf: [
      'solidary_list',
      'solidary_create',
      'solidary_read',
      'solidary_update',
      'solidary_beneficiary_list',
      'solidary_beneficiary_read',
      'solidary_beneficiary_update',
      'solidary_volunteer_list',
      'solidary_volunteer_read',
      'solidary_volunteer_update',
      'structure_list',
      'structure_create',
      'structure_read',
      'structure_update',
      'dashboard_read',
    ],
    needsStructure: true,
    entries: [
      { number: 210, route: 'solidaryrecords', permission: 'solidary_list' },
      { number: 220, route: 'solidarybeneficiaries', permission: 'solidary_beneficiary_list' },
      { number: 230, route: 'solidaryvolunteers', permission: 'solidary_volunteer_list', needsTransport: true },
      { number: 240, route: 'solidarystructures', permission: 'structure_list' },
      { number: 250, route: 'solidary_analytics_carpool', permission: 'dashboard_read' },
    ],
  },
  {
    number: 300,
    name: 'settings',
    entries: [{ number: 310, route: 'relaypointtypes', permission: 'relay_point_type_manage' }],
  },
];

/** Pages that stand under those of the menu, with the right that shows them. */
const furtherPages: readonly { readonly route: RouteName; readonly permission: Permission }[] = [
  { route: 'users_create', permission: 'user_create' },
  { route: 'users_import', permission: 'user_create' },
  { route: 'users_identities', permission: 'user_update' },
  { route: 'hitchhikers_create', permission: 'hitchhiking_administrator' },
  { route: 'hitchhikers_dashboard', permission: 'hitchhiking_watcher' },
  { route: 'events_create', permission: 'event_create' },
  { route: 'articles_create', permission: 'article_create' },
  { route: 'editorials_create', permission: 'editorial_create' },
  { route: 'relaypoints_create', permission: 'relay_point_create' },
  { route: 'relaypoints_import', permission: 'relay_point_update' },
  { route: 'relaypointtypes_create', permission: 'relay_point_type_create' },
];

export const isMenuGroup = (item: MenuEntry | MenuGroup): item is MenuGroup => 'entries' in item;

/** What decides the menu: rights and structures of the person, switches of the site, and whether this is a package. */
export interface MenuContext {
  session: SignedInState;
  config: Pick<SiteConfig, 'modules' | 'analytics'>;
  isPackaged: boolean;
}

/** Whether the site offers a page: its modules are on, and its dashboard has a name. */
export function isOffered(route: RouteName, { modules, analytics }: MenuContext['config']): boolean {
  const { switches = [], dashboard }: RouteDefinition = routeNamed(route);
  if (dashboard !== undefined && analytics.names[dashboard] === '') return false;
  return switches.every((name) => modules[name]);
}

/** The menu that a person sees: entries whose right is held and whose switches are on; groups that keep an entry. */
export function visibleMenu({ session, config, isPackaged }: MenuContext): (MenuEntry | MenuGroup)[] {
  const held = new Set(session.permissions);
  const current = session.structures.find(({ id }) => id === session.currentStructureId);

  const isEntryVisible = ({ route, permission, needsTransport }: MenuEntry): boolean => {
    if (isPackaged && routeNamed(route).isBuilt !== true) return false;
    if (!isOffered(route, config)) return false;
    if (permission !== undefined && !held.has(permission)) return false;
    return !needsTransport || current?.hasTransport === true;
  };
  const isGroupOpen = ({ anyOf, needsStructure }: MenuGroup): boolean => {
    if (needsStructure && session.structures.length === 0) return false;
    return anyOf === undefined || anyOf.some((permission) => held.has(permission));
  };

  return menu.flatMap((item): (MenuEntry | MenuGroup)[] => {
    if (!isMenuGroup(item)) return isEntryVisible(item) ? [item] : [];
    const entries = isGroupOpen(item) ? item.entries.filter(isEntryVisible) : [];
    return entries.length > 0 ? [{ ...item, entries }] : [];
  });
}

/** The pages under those of the menu that a person may go to, in the order of the menu. */
export const visibleFurther = ({ session, config }: Pick<MenuContext, 'session' | 'config'>): RouteName[] =>
  furtherPages
    .filter(({ route, permission }) => session.permissions.includes(permission) && isOffered(route, config))
    .map(({ route }) => route);
