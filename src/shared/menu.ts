import type { SiteConfig } from './config.ts';
import type { SignedInState } from './ipc/session.ts';
import type { Permission } from './permissions.ts';
import type { MenuGroupName } from './resources/manifest.ts';
import { manifestsByMenu } from './resources/manifests.ts';
import { type RouteName, routeNamed, type StandalonePage, standalonePages } from './routes.ts';

/**
 * A menu entry (docs/screens/01-shell-home.md §1). Its text is the title of its route, its switches are those of its
 * route.
 */
export interface MenuEntry {
  readonly position: number;
  readonly route: RouteName;
  /** Absent: visible to every signed-in person. */
  readonly permission?: Permission | undefined;
  /** Also requires that the current structure offers transport. */
  readonly needsTransport?: boolean | undefined;
}

export interface MenuGroup {
  readonly position: number;
  readonly name: MenuGroupName;
  /** One of these permissions shows the group; absent: one of its entries' permissions does. */
  readonly anyOf?: readonly Permission[];
  readonly needsStructure?: boolean;
  readonly entries: readonly MenuEntry[];
}

/** The groups, which pages refer to by name. */
const groups: Readonly<Record<MenuGroupName, Omit<MenuGroup, 'name' | 'entries'>>> = {
  solidary: {
    position: 200,
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
  },
  settings: { position: 300 },
};

type Placed = MenuEntry & { readonly group?: MenuGroupName | undefined };

const inOrder = <Item extends { readonly position: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((left, right) => left.position - right.position);

const standalone: readonly StandalonePage[] = standalonePages;

const placed: readonly Placed[] = inOrder([
  // Names of both are routes: of standalone pages themselves, of resources their lists.
  ...standalone.flatMap(({ name, menu }) => (menu === null ? [] : [{ ...menu, route: name as RouteName }])),
  ...manifestsByMenu.flatMap(({ name, menu, permissions }) =>
    menu === null ? [] : [{ permission: permissions.list, ...menu, route: name as RouteName }],
  ),
]);

export const menu: readonly (MenuEntry | MenuGroup)[] = inOrder([
  ...placed.filter(({ group }) => group === undefined),
  ...Object.entries(groups).map(([name, group]) => ({
    ...group,
    // A key of the table above.
    name: name as MenuGroupName,
    entries: placed.filter((entry) => entry.group === name),
  })),
]);

interface RightedPage {
  readonly route: RouteName;
  readonly permission: Permission;
}

/** Pages that belong to those of the menu, with the permission that shows them. */
const furtherPages: readonly RightedPage[] = manifestsByMenu.flatMap(
  ({ name, pages, furtherPages: further, permissions: { create } }) => {
    // Built from the names that form the routes.
    const routed = (page: string) => `${name}_${page}` as RouteName;
    return [
      ...(pages.includes('create') && create !== undefined ? [{ route: routed('create'), permission: create }] : []),
      ...Object.entries(further).flatMap(([page, { permission }]) =>
        permission === null ? [] : [{ route: routed(page), permission }],
      ),
    ];
  },
);

export const isMenuGroup = (item: MenuEntry | MenuGroup): item is MenuGroup => 'entries' in item;

/** What the menu depends on: the person's permissions and structures, and the site's switches. */
export interface MenuContext {
  session: SignedInState;
  config: Pick<SiteConfig, 'modules' | 'analytics'>;
}

/** Whether the site offers a page: its modules are on, and its dashboard is configured. */
export function isOffered(route: RouteName, { modules, analytics }: MenuContext['config']): boolean {
  const { switches, dashboard } = routeNamed(route);
  if (dashboard !== undefined && analytics.names[dashboard] === '') return false;
  return switches.every((name) => modules[name]);
}

/** Returns the person's menu: entries with permission and switched on, and groups that have an entry. */
export function visibleMenu({ session, config }: MenuContext): (MenuEntry | MenuGroup)[] {
  const held = new Set(session.permissions);
  const current = session.structures.find(({ id }) => id === session.currentStructureId);

  const isEntryVisible = ({ route, permission, needsTransport }: MenuEntry): boolean => {
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

/** Returns the routes below those of the menu that a person may open, in menu order. */
export const visibleFurther = ({ session, config }: MenuContext): RouteName[] =>
  furtherPages
    .filter(({ route, permission }) => session.permissions.includes(permission) && isOffered(route, config))
    .map(({ route }) => route);
