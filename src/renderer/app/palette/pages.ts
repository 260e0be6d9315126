import { isMenuGroup, type MenuSituation, visibleFurther, visibleMenu } from '#shared/menu.ts';
import type { RouteName } from '#shared/routes.ts';

/** Names of the pages that a person can go to: those of the menu, and those that stand under them. */
export function pagesFor(situation: MenuSituation): RouteName[] {
  const inMenu = visibleMenu(situation).flatMap((item) =>
    isMenuGroup(item) ? item.entries.map(({ route }) => route) : [item.route],
  );
  return [...inMenu, ...visibleFurther(situation)];
}
