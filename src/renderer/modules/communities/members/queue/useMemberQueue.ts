import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  emptyQueue,
  entryOf,
  forward,
  isOpen,
  nextOpen,
  previousOf,
  type Queue,
  type ReviewStatus,
  withPeople,
  withReviewStatus,
} from '#renderer/features/queue/queue.ts';
import { listQuery } from '#renderer/kit/data/queries.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { CommunityMember } from '#shared/resources/communitymembers/index.ts';
import { PENDING } from '../labels.ts';

/** Rows per call. */
const PER_PAGE = 100;
/** The next page is fetched when fewer than this wait after the one on screen. */
const AHEAD = 5;

export interface MemberQueueControl {
  queue: Queue<CommunityMember>;
  isLoaded: boolean;
  isLoading: boolean;
  error: AppError | null;
  settle: (id: number, reviewStatus: ReviewStatus) => void;
  /** Settles somebody, and goes on when they are on screen. */
  settleAndAdvance: (id: number, reviewStatus: ReviewStatus) => void;
  next: () => void;
  back: (() => void) | undefined;
  goTo: (id: number) => void;
  /** Goes to the first who waits; undefined when nobody does. */
  resume: (() => void) | undefined;
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
      // Whoever still waits comes first there: reading from the start finds those who were missed.
      const open = queue.entries.filter(isOpen).length;
      const { rows, total } = await client.fetchQuery({
        ...listQuery('communitymembers', {
          page: isAgain ? 1 : Math.floor(open / PER_PAGE) + 1,
          perPage: PER_PAGE,
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
  const begin = useEffectEvent(() => void load(true));
  useEffect(() => begin(), []);

  const { entries, current, total } = queue;
  const at = entries.findIndex(({ record }) => record.id === current);
  const isShort = state.isLoaded && entries.length < total && entries.slice(at + 1).filter(isOpen).length < AHEAD;
  const known = entries.length;
  const grow = useEffectEvent(() => {
    if (state.error === null) void load(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each step, and not again for the same one.
  useEffect(() => {
    if (isShort) grow();
  }, [isShort, current, known]);

  return {
    queue,
    ...state,
    settle: (id, reviewStatus) => setQueue((now) => withReviewStatus(now, id, reviewStatus)),
    settleAndAdvance: (id, reviewStatus) =>
      setQueue((now) => {
        const settled = withReviewStatus(now, id, reviewStatus);
        return now.current === id ? forward(settled) : settled;
      }),
    next: () => setQueue((now) => (now.current === null ? now : forward(now))),
    back:
      previousOf(queue, current) === null
        ? undefined
        : () => setQueue((now) => ({ ...now, current: previousOf(now, now.current) })),
    goTo: (id) => setQueue((now) => (entryOf(now, id) === undefined ? now : { ...now, current: id })),
    resume:
      nextOpen(queue, null) === null ? undefined : () => setQueue((now) => ({ ...now, current: nextOpen(now, null) })),
    lookAgain: () => void load(true),
  };
}
