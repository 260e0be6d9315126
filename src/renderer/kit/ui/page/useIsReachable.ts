import { useBootstrap } from '#renderer/kit/data/session.ts';
import { type RouteName, routeNamed } from '#shared/routes.ts';

/**
 * Whether links to a page are shown: it is built, or this is no package and its address shows that it is not built yet.
 */
export function useIsReachable(): (route: RouteName) => boolean {
  const { isPackaged } = useBootstrap();
  return (route) => routeNamed(route).isBuilt === true || !isPackaged;
}
