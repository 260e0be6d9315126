import { HeartRegular, SettingsRegular } from '@fluentui/react-icons';
import { type Module, pagesOf, type RoutePage } from '#renderer/kit/resource/module.ts';
import type { ModuleIcons } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { analytics } from '#renderer/modules/analytics/module.ts';
import { articles } from '#renderer/modules/articles/module.ts';
import { campaigns } from '#renderer/modules/campaigns/module.ts';
import { communities } from '#renderer/modules/communities/module.ts';
import { editorials } from '#renderer/modules/editorials/module.ts';
import { events } from '#renderer/modules/events/module.ts';
import { hitchhikers } from '#renderer/modules/hitchhikers/module.ts';
import { home } from '#renderer/modules/home/module.ts';
import { relaypoints } from '#renderer/modules/relaypoints/module.ts';
import { relaypointtypes } from '#renderer/modules/relaypointtypes/module.ts';
import { solidaryanalytics } from '#renderer/modules/solidaryanalytics/module.ts';
import { solidarybeneficiaries } from '#renderer/modules/solidarybeneficiaries/module.ts';
import { solidaryrecords } from '#renderer/modules/solidaryrecords/module.ts';
import { solidarystructures } from '#renderer/modules/solidarystructures/module.ts';
import { solidaryvolunteers } from '#renderer/modules/solidaryvolunteers/module.ts';
import { users } from '#renderer/modules/users/module.ts';
import type { PageRouteName } from '#shared/routes.ts';

/** Every module. The shell derives everything it shows of modules from this list. */
const all = [
  home,
  analytics,
  users,
  solidarybeneficiaries,
  hitchhikers,
  communities,
  campaigns,
  events,
  articles,
  editorials,
  relaypoints,
  relaypointtypes,
  solidaryrecords,
  solidarystructures,
  solidaryvolunteers,
  solidaryanalytics,
];

/** The data of the modules for the shell. */
export const modules: readonly Module[] = all;

/** The page of every route but the sign-in; a route without a page does not compile. */
export const pages: Readonly<Record<PageRouteName, RoutePage>> = pagesOf(all);

/** Icons by the name of a module, or of a group of the menu. */
export const icons: ModuleIcons = {
  solidary: HeartRegular,
  settings: SettingsRegular,
  ...Object.fromEntries(all.map(({ name, icon }) => [name, icon])),
};
