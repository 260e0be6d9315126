import type { ModuleSearch } from '#renderer/kit/resource/module.ts';
import { modules } from '#renderer/modules/index.ts';
import { isRouteName, type RouteName, routeNamed } from '#shared/routes.ts';

/** Returns the module of a page: for a list its own name. */
export function moduleOf(route: RouteName): RouteName {
  const { parent } = routeNamed(route);
  return parent !== undefined && isRouteName(parent) ? parent : route;
}

/** The modules that search by more than a part of a name. */
export const modulesWithSearch: readonly { readonly route: RouteName; readonly search: ModuleSearch }[] =
  modules.flatMap(({ name, search }) => (search === undefined || !isRouteName(name) ? [] : [{ route: name, search }]));

/** The module of people: a number that is typed on a screen without records is one of theirs. */
export const peopleModule = (): RouteName => {
  const found = modulesWithSearch.find(({ search }) => search.scope === 'people');
  if (found === undefined) throw new Error('no module finds people');
  return found.route;
};
