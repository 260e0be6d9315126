import { byLoginFile, type Community } from '#shared/resources/communities/index.ts';

/** The tabs of a community's page, as its address names them (docs/screens/03-communities.md §3). */
export const communityTabs = ['overview', 'members', 'security', 'related'] as const;
export type CommunityTab = (typeof communityTabs)[number];

/** The tabs of a community: that of its login files where it has some, or needs one. */
export const tabsOf = ({ validationType, securityFiles }: Pick<Community, 'validationType' | 'securityFiles'>) =>
  communityTabs.filter((tab) => tab !== 'security' || validationType === byLoginFile || securityFiles.length > 0);

/** The tab that an address names; the first one where it names none of those that are there. */
export const tabOf = (named: unknown, tabs: readonly CommunityTab[]): CommunityTab =>
  tabs.find((tab) => tab === named) ?? 'overview';
