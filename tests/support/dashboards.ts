import type { DashboardRequest } from '#shared/ipc/analytics.ts';

/** The first request of the analytics page: the monthly summary of the whole platform. */
export const summaryRequest: DashboardRequest = {
  view: 'summary',
  periodicity: 'monthly',
  isDark: false,
  communityId: null,
  territoryId: null,
  isDefaultCommunity: false,
  isDefaultTerritory: true,
  isFresh: false,
};
