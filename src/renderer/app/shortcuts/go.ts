import type { ModuleShortcut } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { modules } from '#renderer/modules/index.ts';
import { isRouteName, type RouteName } from '#shared/routes.ts';

/** The shortcuts that open the pages of modules: G and the key that the module gives. */
export const goShortcuts: readonly { readonly shortcut: ModuleShortcut; readonly route: RouteName }[] = modules.flatMap(
  ({ name, goKey }) =>
    goKey === undefined || !isRouteName(name)
      ? []
      : [{ shortcut: { keys: `G ${goKey}`, name: `routes:${name}.title` }, route: name }],
);
