import { isMenuGroup, type MenuContext, visibleFurther, visibleMenu } from '#shared/menu.ts';
import type { RouteName } from '#shared/routes.ts';

/** Names of the pages that a person can go to: those of the menu, and those that stand under them. */
export function pagesFor(context: MenuContext): RouteName[] {
  const inMenu = visibleMenu(context).flatMap((item) =>
    isMenuGroup(item) ? item.entries.map(({ route }) => route) : [item.route],
  );
  return [...inMenu, ...visibleFurther(context)];
}
