import type { DashboardRequest } from '#shared/ipc/analytics.ts';

/** What a screen asks for; the theme comes with the page. */
export type DashboardQuery = Omit<DashboardRequest, 'isDark' | 'isFresh' | 'acceptedHost'>;

/** A query for what the platform chooses by itself, monthly. */
export const defaultQuery = (view: string, isDefaultCommunity: boolean): DashboardQuery => ({
  view,
  periodicity: 'monthly',
  communityId: null,
  territoryId: null,
  isDefaultCommunity,
  isDefaultTerritory: true,
});
