import { useQueries } from '@tanstack/react-query';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { type MemberStatus, memberStatuses } from '#shared/resources/communitymembers/index.ts';

/** How many memberships of a community have each status; absent while it is not known. */
export type StatusCounts = Readonly<Partial<Record<MemberStatus, number>>>;

/** Reads the counts, one small call each; they are read again with the list. */
export function useStatusCounts(community: number): StatusCounts {
  const found = useQueries({
    queries: memberStatuses.map((status) =>
      listQuery('communitymembers', { page: 1, perPage: 1, sort: [], filters: { community, status } }),
    ),
  });
  return Object.fromEntries(
    memberStatuses.flatMap((status, index) => {
      const total = found[index]?.data?.total;
      return total === undefined ? [] : [[status, total]];
    }),
  );
}
