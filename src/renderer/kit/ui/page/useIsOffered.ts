import { useBootstrap } from '#renderer/kit/data/session.ts';
import { type RouteName, routeNamed } from '#shared/routes.ts';

/** Whether a page can be led to: it is built, or this is no package and its address says that it comes later. */
export function useIsOffered(): (route: RouteName) => boolean {
  const { isPackaged } = useBootstrap();
  return (route) => routeNamed(route).isBuilt === true || !isPackaged;
}
