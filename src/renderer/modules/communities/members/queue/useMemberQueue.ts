import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { emptyQueue, nextOpen, type Queue, withPeople } from '#renderer/features/queue/queue.ts';
import { nextPageOf, pageSize, type QueueSteps, queueSteps, useQueueLoading } from '#renderer/features/queue/steps.ts';
import { listQuery } from '#renderer/kit/data/queries.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { CommunityMember } from '#shared/resources/communitymembers/index.ts';
import { PENDING } from '../labels.ts';

export interface MemberQueueControl extends QueueSteps {
  queue: Queue<CommunityMember>;
  isLoaded: boolean;
  isLoading: boolean;
  error: AppError | null;
  lookAgain: () => void;
}

/** The requests of a community, the oldest first; nobody leaves the queue, so that its places stay. */
export function useMemberQueue(community: number): MemberQueueControl {
  const client = useQueryClient();
  const [queue, setQueue] = useState<Queue<CommunityMember>>(emptyQueue);
  const [state, setState] = useState({ isLoaded: false, isLoading: true, error: null as AppError | null });
  const isFetching = useRef(false);

  const load = async (isAgain: boolean) => {
    if (isFetching.current) return;
    isFetching.current = true;
    setState((now) => ({ ...now, isLoading: true, error: null }));
    try {
      const { rows, total } = await client.fetchQuery({
        ...listQuery('communitymembers', {
          page: isAgain ? 1 : nextPageOf(queue),
          perPage: pageSize,
          sort: [{ field: 'createdDate', direction: 'asc' }],
          filters: { community, status: PENDING },
        }),
        staleTime: 0,
      });
      setQueue((now) => {
        const grown = withPeople(now, rows, total);
        return grown.current === null ? { ...grown, current: nextOpen(grown, null) } : grown;
      });
      setState({ isLoaded: true, isLoading: false, error: null });
    } catch (thrown) {
      setState((now) => ({ ...now, isLoading: false, error: toAppError(thrown) }));
    } finally {
      isFetching.current = false;
    }
  };
  useQueueLoading(queue, state, load);

  return {
    queue,
    ...state,
    ...queueSteps(queue, setQueue),
    lookAgain: () => void load(true),
  };
}
