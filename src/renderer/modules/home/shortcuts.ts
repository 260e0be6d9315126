import { isMenuGroup, type MenuSituation, visibleMenu } from '#shared/menu.ts';
import type { Permission } from '#shared/permissions.ts';
import { type RouteName, routeNamed } from '#shared/routes.ts';

/** Pages below a module's list that are worth a shortcut, with the right that shows them. */
const further: readonly { route: RouteName; permission: Permission }[] = [
  { route: 'users_create', permission: 'user_create' },
  { route: 'users_import', permission: 'user_create' },
  { route: 'users_identities', permission: 'user_update' },
];

/** One module: its list, and what can be started there. */
export interface Shortcut {
  route: RouteName;
  actions: RouteName[];
}

/** The modules that the person may open, in the order of the menu; modules that come later are left out. */
export function shortcutsFor(situation: MenuSituation): Shortcut[] {
  const held = new Set(situation.session.permissions);
  return visibleMenu(situation)
    .flatMap((item) => (isMenuGroup(item) ? item.entries : [item]))
    .filter(({ route }) => route !== 'home' && routeNamed(route).isBuilt === true)
    .map(({ route }) => ({
      route,
      actions: further
        .filter((page) => routeNamed(page.route).parent === route && held.has(page.permission))
        .map((page) => page.route),
    }));
}
