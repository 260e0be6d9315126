import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pendingProof } from '#renderer/features/people/proofs/proofs.ts';
import {
  emptyQueue,
  entryOf,
  forward,
  isOpen,
  nextOpen,
  previousOf,
  type Queue,
  type ReviewStatus,
  withFirst,
  withPeople,
  withReviewStatus,
} from '#renderer/features/queue/queue.ts';
import { itemQuery, listQuery } from '#renderer/kit/data/queries.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';

/** Rows per call. */
const perPage = 100;
/** The next page is fetched when fewer people than this wait after the person on screen. */
const ahead = 5;

export interface QueueOptions {
  isHitchhikersOnly: boolean;
  /** The id of the person requested by name, who comes first. */
  first: number | null;
}

/** A person requested by name who is not in the queue: they no longer wait, or could not be read. */
export interface Missed {
  id: number;
  /** Null when the person could not be read. */
  user: User | null;
}

export interface QueueControl {
  queue: Queue<User>;
  missed: Missed | null;
  /** False until the first page is there. */
  isLoaded: boolean;
  isLoading: boolean;
  /** Why people could not be fetched; those already loaded stay. */
  error: AppError | null;
  /** Rows of the platform that cannot be read: nobody can decide on them here. */
  unreadable: readonly (number | null)[];
  settle: (id: number, reviewStatus: ReviewStatus) => void;
  /** Sets the status of a person and moves to the next in one step. */
  settleAndAdvance: (id: number, reviewStatus: ReviewStatus) => void;
  next: () => void;
  back: (() => void) | undefined;
  goTo: (id: number | null) => void;
  /** Moves to the first person left without a decision. */
  resume: (() => void) | undefined;
  /** Fetches people who joined the queue since. */
  lookAgain: () => void;
}

/** How far the list has been read. */
interface Loading {
  isLoaded: boolean;
  isLoading: boolean;
  error: AppError | null;
}

/** Sorts by the oldest account: people who join meanwhile come last, so that the pages do not shift. */
const requestFor = (page: number, { isHitchhikersOnly }: QueueOptions) => ({
  page,
  perPage,
  sort: [{ field: 'createdDate' as const, direction: 'asc' as const }],
  filters: { identityProofStatus: [1], ...(isHitchhikersOnly && { isHitchhiker: true as const }) },
});

const fetchPage = (client: QueryClient, page: number, options: QueueOptions) =>
  client.fetchQuery({ ...listQuery('users', requestFor(page, options)), staleTime: 0 });

type First = { user: User | null; missed: Missed | null };

/** Reads the person requested by name: first in the queue where their proof waits, otherwise reported as missed. */
async function fetchFirst(client: QueryClient, id: number | null): Promise<First> {
  if (id === null) return { user: null, missed: null };
  const user = await client.fetchQuery({ ...itemQuery('users', id), staleTime: 0 }).catch(() => null);
  const isWaiting = user !== null && pendingProof(user) !== undefined;
  return isWaiting ? { user, missed: null } : { user: null, missed: { id, user } };
}

/**
 * The queue of people whose identity is to be checked. The rows are those read at the start: people decided on leave
 * the platform's list, and reading it again would shift everybody.
 */
export function useQueue(options: QueueOptions): QueueControl {
  const client = useQueryClient();
  const [queue, setQueue] = useState<Queue<User>>(emptyQueue);
  const [state, setState] = useState<Loading>({ isLoaded: false, isLoading: true, error: null });
  const [missed, setMissed] = useState<Missed | null>(null);
  const [unreadable, setUnreadable] = useState<readonly (number | null)[]>([]);
  const isFetching = useRef(false);

  const load = async (isAgain: boolean) => {
    if (isFetching.current) return;
    isFetching.current = true;
    setState((now) => ({ ...now, isLoading: true, error: null }));
    try {
      const asked = state.isLoaded ? null : await fetchFirst(client, options.first);
      const first = asked?.user ?? null;
      // People who still wait come first there: reading from the start finds those who were missed.
      const open = queue.entries.filter(isOpen).length;
      const page = isAgain ? 1 : Math.floor(open / perPage) + 1;
      const { rows, total, unreadable: broken } = await fetchPage(client, page, options);
      setQueue((now) => {
        const grown = withPeople(now, rows, total);
        const whole = first === null ? grown : withFirst(grown, first);
        return whole.current === null ? { ...whole, current: first?.id ?? nextOpen(whole, now.current) } : whole;
      });
      if (asked !== null) setMissed(asked.missed);
      setUnreadable((known) => [...new Set([...known, ...broken.map(({ id }) => id)])]);
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
  const isShort = state.isLoaded && entries.length < total && entries.slice(at + 1).filter(isOpen).length < ahead;
  const known = entries.length;
  const grow = useEffectEvent(() => {
    if (state.error === null) void load(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each step, and not again for the same one.
  useEffect(() => {
    if (isShort) grow();
  }, [isShort, current, known]);

  const previous = previousOf(queue, current);
  const firstOpen = nextOpen(queue, null);
  return {
    queue,
    missed,
    ...state,
    unreadable,
    settle: (id, reviewStatus) => setQueue((now) => withReviewStatus(now, id, reviewStatus)),
    settleAndAdvance: (id, reviewStatus) =>
      setQueue((now) => {
        const settled = withReviewStatus(now, id, reviewStatus);
        return now.current === id ? forward(settled) : settled;
      }),
    next: () => setQueue((now) => (now.current === null ? now : forward(now))),
    back: previous === null ? undefined : () => setQueue((now) => ({ ...now, current: previousOf(now, now.current) })),
    goTo: (id) => setQueue((now) => (entryOf(now, id) === undefined ? now : { ...now, current: id })),
    resume: firstOpen === null ? undefined : () => setQueue((now) => ({ ...now, current: nextOpen(now, null) })),
    lookAgain: () => void load(true),
  };
}
