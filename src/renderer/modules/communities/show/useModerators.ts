import { useQuery } from '@tanstack/react-query';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { millisecondsOf } from '#shared/instant.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import type { CommunityMember } from '#shared/resources/communitymembers/index.ts';

const MODERATOR = 2;

/** Moderators that are read: the first page, as no community has more (docs/screens/03-communities.md §3). */
const PAGE = 100;

/** Query of the moderators of a community, used for its referrer and for the notice that nobody is active. */
export const useModerators = ({ id }: Pick<Community, 'id'>) =>
  useQuery(
    listQuery('communitymembers', {
      page: 1,
      perPage: PAGE,
      sort: [],
      filters: { community: id, status: MODERATOR },
    }),
  );

/** Months without activity after which a moderator counts as inactive (docs/screens/03-communities.md §10). */
const QUIET_MONTHS = 6;

type Moderator = Pick<CommunityMember, 'lastActivityDate' | 'createdDate' | 'acceptedDate'>;

/** The last activity of a person: active, asked to join, or accepted; null where none is known. */
function signOfLife({ lastActivityDate, createdDate, acceptedDate }: Moderator): number | null {
  const known = [lastActivityDate, createdDate, acceptedDate]
    .map((date) => (date === null ? null : millisecondsOf(date)))
    .filter((time) => time !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/**
 * The problem with the moderators of a community: there is none, or all of them are inactive. Null where one is active,
 * where the activity of one is unknown, and for a community younger than that time.
 */
export function moderatorsMissing(
  { createdDate }: Pick<Community, 'createdDate'>,
  moderators: readonly Moderator[],
  now: Date,
): 'none' | 'quiet' | null {
  if (moderators.length === 0) return 'none';
  const limit = new Date(now);
  limit.setMonth(limit.getMonth() - QUIET_MONTHS);
  const isLate = (time: number | null) => time === null || time >= limit.getTime();
  if (createdDate !== null && Date.parse(createdDate) >= limit.getTime()) return null;
  return moderators.map(signOfLife).some(isLate) ? null : 'quiet';
}
