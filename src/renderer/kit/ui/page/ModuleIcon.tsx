import {
  BuildingRegular,
  CalendarRegular,
  ChartMultipleRegular,
  DataTrendingRegular,
  DocumentTextRegular,
  HandRightRegular,
  HeartRegular,
  HomeRegular,
  LocationRegular,
  MegaphoneRegular,
  NewsRegular,
  PeopleCommunityRegular,
  PeopleRegular,
  PersonHeartRegular,
  SettingsRegular,
  TagRegular,
  VehicleCarProfileRegular,
} from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { RouteName } from '#shared/routes.ts';

const icons: Partial<Record<RouteName | 'solidary' | 'settings', ComponentType>> = {
  home: HomeRegular,
  analytics: ChartMultipleRegular,
  users: PeopleRegular,
  hitchhikers: HandRightRegular,
  communities: PeopleCommunityRegular,
  campaigns: MegaphoneRegular,
  events: CalendarRegular,
  articles: DocumentTextRegular,
  editorials: NewsRegular,
  relaypoints: LocationRegular,
  solidary: HeartRegular,
  solidaryrecords: DocumentTextRegular,
  solidarybeneficiaries: PersonHeartRegular,
  solidaryvolunteers: VehicleCarProfileRegular,
  solidarystructures: BuildingRegular,
  solidary_analytics_carpool: DataTrendingRegular,
  settings: SettingsRegular,
  relaypointtypes: TagRegular,
};

/** The icon of a module or of a group of the menu. Decorative: its name is beside it. */
export function ModuleIcon({ of: name }: { of: RouteName | 'solidary' | 'settings' }) {
  const Icon = icons[name] ?? DocumentTextRegular;
  return <Icon aria-hidden="true" />;
}
