import { isMenuGroup, type MenuContext, visibleFurther, visibleMenu } from '#shared/menu.ts';
import { type RouteName, routeNamed } from '#shared/routes.ts';

/** One module: its list, and the pages that create a record. */
export interface Shortcut {
  route: RouteName;
  actions: RouteName[];
}

/** The modules that the person may open, in the order of the menu. */
export function shortcutsFor(context: MenuContext): Shortcut[] {
  const further = visibleFurther(context);
  return visibleMenu(context)
    .flatMap((item) => (isMenuGroup(item) ? item.entries : [item]))
    .filter(({ route }) => route !== 'home')
    .map(({ route }) => ({ route, actions: further.filter((page) => routeNamed(page).parent === route) }));
}
