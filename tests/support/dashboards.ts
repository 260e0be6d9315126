import type { DashboardRequest } from '#shared/ipc/analytics.ts';

/** What the statistics ask for when they are opened: the summary of the whole platform, monthly. */
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
