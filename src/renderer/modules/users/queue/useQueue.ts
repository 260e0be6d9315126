import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pendingProof } from '#renderer/features/people/proofs/proofs.ts';
import { emptyQueue, nextOpen, type Queue, withFirst, withPeople } from '#renderer/features/queue/queue.ts';
import { nextPageOf, pageSize, type QueueSteps, queueSteps, useQueueLoading } from '#renderer/features/queue/steps.ts';
import { itemQuery, listQuery } from '#renderer/kit/data/queries.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';

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

export interface QueueControl extends QueueSteps {
  queue: Queue<User>;
  missed: Missed | null;
  /** False until the first page is there. */
  isLoaded: boolean;
  isLoading: boolean;
  /** Why people could not be fetched; those already loaded stay. */
  error: AppError | null;
  /** Rows of the platform that cannot be read: nobody can decide on them here. */
  unreadable: readonly (number | null)[];
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
  perPage: pageSize,
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
      const opened = state.isLoaded ? null : await fetchFirst(client, options.first);
      const first = opened?.user ?? null;
      const { rows, total, unreadable: broken } = await fetchPage(client, isAgain ? 1 : nextPageOf(queue), options);
      setQueue((now) => {
        const grown = withPeople(now, rows, total);
        const whole = first === null ? grown : withFirst(grown, first);
        return whole.current === null ? { ...whole, current: first?.id ?? nextOpen(whole, now.current) } : whole;
      });
      if (opened !== null) setMissed(opened.missed);
      setUnreadable((known) => [...new Set([...known, ...broken.map(({ id }) => id)])]);
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
    missed,
    ...state,
    unreadable,
    ...queueSteps(queue, setQueue),
    lookAgain: () => void load(true),
  };
}
