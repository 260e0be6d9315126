import type { DashboardRequest } from '#shared/ipc/analytics.ts';

/** The request of a screen; the theme is added by the hook. */
export type DashboardQuery = Omit<DashboardRequest, 'isDark' | 'isFresh' | 'acceptedHost'>;

/** The query for the perimeter that the platform chooses, monthly. */
export const defaultQuery = (view: string, isDefaultCommunity: boolean): DashboardQuery => ({
  view,
  periodicity: 'monthly',
  communityId: null,
  territoryId: null,
  isDefaultCommunity,
  isDefaultTerritory: true,
});
