import { DocumentTextRegular, type FluentIcon } from '@fluentui/react-icons';
import { createContext, use } from 'react';
import type { MenuGroupName } from '#shared/resources/manifest.ts';
import type { RouteName } from '#shared/routes.ts';

type IconName = RouteName | MenuGroupName;
export type ModuleIcons = Readonly<Partial<Record<IconName, FluentIcon>>>;

/** The icons of the modules by name, so that the kit imports no module. */
export const ModuleIconsContext = createContext<ModuleIcons>({});

/** The icon of a module or of a group of the menu. Decorative: its name stands beside it. */
export function ModuleIcon({ of: name }: { of: IconName }) {
  const Icon = use(ModuleIconsContext)[name] ?? DocumentTextRegular;
  return <Icon aria-hidden="true" />;
}
