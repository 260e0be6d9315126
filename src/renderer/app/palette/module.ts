import { isRouteName, type RouteName, routeNamed } from '#shared/routes.ts';

/** Returns the module of a page: for a list its own name. */
export function moduleOf(route: RouteName): RouteName {
  const { parent } = routeNamed(route);
  return parent !== undefined && isRouteName(parent) ? parent : route;
}
