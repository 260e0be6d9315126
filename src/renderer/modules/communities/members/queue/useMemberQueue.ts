import { useQueryClient } from '@tanstack/react-query';
import { pageSize } from '#renderer/features/queue/steps.ts';
import { type RecordQueue, useRecordQueue } from '#renderer/features/queue/useRecordQueue.ts';
import { listQuery } from '#renderer/kit/data/queries.ts';
import type { CommunityMember } from '#shared/resources/communitymembers/index.ts';
import { PENDING } from '../labels.ts';

/** The requests of a community, the oldest first. */
export function useMemberQueue(community: number): RecordQueue<CommunityMember> {
  const client = useQueryClient();
  return useRecordQueue((page) =>
    client.fetchQuery({
      ...listQuery('communitymembers', {
        page,
        perPage: pageSize,
        sort: [{ field: 'createdDate', direction: 'asc' }],
        filters: { community, status: PENDING },
      }),
      staleTime: 0,
    }),
  );
}
