import { isMenuGroup, type MenuContext, visibleFurther, visibleMenu } from '#shared/menu.ts';
import type { RouteName } from '#shared/routes.ts';

/** Names of the pages that the user can open: those of the menu, and those below them. */
export function pagesFor(context: MenuContext): RouteName[] {
  const inMenu = visibleMenu(context).flatMap((item) =>
    isMenuGroup(item) ? item.entries.map(({ route }) => route) : [item.route],
  );
  return [...inMenu, ...visibleFurther(context)];
}
