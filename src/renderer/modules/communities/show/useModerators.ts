import { useQuery } from '@tanstack/react-query';
import { listQuery } from '#renderer/kit/data/queries.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import type { CommunityMember } from '#shared/resources/communitymembers/index.ts';

const MODERATOR = 2;

/** Moderators that are read: the first page, as no community has more (docs/screens/03-communities.md §3). */
const PAGE = 100;

/** The moderators of a community, for its referrer and for what is said of it when nobody is active. */
export const useModerators = ({ id }: Pick<Community, 'id'>) =>
  useQuery(
    listQuery('communitymembers', {
      page: 1,
      perPage: PAGE,
      sort: [],
      filters: { community: id, status: MODERATOR },
    }),
  );

/** Months without a sign of life after which a moderator is not active (docs/screens/03-communities.md §10). */
const QUIET_MONTHS = 6;

/** What is wrong with the moderators of a community: there is none, or none is active; null where one is. */
export function moderatorsMissing(
  moderators: readonly Pick<CommunityMember, 'lastActivityDate'>[],
  now: Date,
): 'none' | 'quiet' | null {
  if (moderators.length === 0) return 'none';
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - QUIET_MONTHS);
  const isActive = ({ lastActivityDate }: Pick<CommunityMember, 'lastActivityDate'>) =>
    lastActivityDate !== null && Date.parse(lastActivityDate) >= limit.getTime();
  return moderators.some(isActive) ? null : 'quiet';
}
