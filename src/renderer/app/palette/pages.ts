import type { SignedInState } from '#shared/ipc/session.ts';
import { isMenuGroup, isOffered, type MenuSituation, visibleMenu } from '#shared/menu.ts';
import type { Permission } from '#shared/permissions.ts';
import { type RouteName, routeNamed } from '#shared/routes.ts';

/** Pages that are in no menu, with the right that shows them. */
const more: readonly { route: RouteName; permission: Permission }[] = [
  { route: 'users_create', permission: 'user_create' },
  { route: 'users_import', permission: 'user_create' },
  { route: 'users_identities', permission: 'user_update' },
  { route: 'hitchhikers_create', permission: 'hitchhiking_administrator' },
  { route: 'hitchhikers_dashboard', permission: 'hitchhiking_watcher' },
];

/** Names of the pages that a person can go to: those of the menu, and some that stand under them. */
export function pagesFor(situation: MenuSituation): RouteName[] {
  const { session, config, isPackaged } = situation;
  const inMenu = visibleMenu(situation).flatMap((item) =>
    isMenuGroup(item) ? item.entries.map(({ route }) => route) : [item.route],
  );
  const others = more.filter(({ route, permission }) => {
    const isThere = routeNamed(route).isBuilt === true || !isPackaged;
    return holds(session, permission) && isOffered(route, config) && isThere;
  });
  return [...inMenu, ...others.map(({ route }) => route)];
}

export const holds = ({ permissions }: SignedInState, permission: Permission): boolean =>
  permissions.includes(permission);
