import { isRouteName, type RouteName, routeNamed } from '#shared/routes.ts';

/** The module that a page belongs to: its own name for a list. */
export function moduleOf(route: RouteName): RouteName {
  const { parent } = routeNamed(route);
  return parent !== undefined && isRouteName(parent) ? parent : route;
}
