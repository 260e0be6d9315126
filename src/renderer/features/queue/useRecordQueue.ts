import { useRef, useState } from 'react';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { emptyQueue, nextOpen, type Queue, type Queued, type QueueRules, withFirst, withPeople } from './queue.ts';
import { nextPageOf, type QueueSteps, queueSteps, useQueueLoading } from './steps.ts';

interface Page<R extends Queued> {
  rows: readonly R[];
  /** How many wait on the platform in all. */
  total: number;
  unreadable: readonly { id: number | null }[];
}

interface Loading {
  /** False until the first page is there. */
  isLoaded: boolean;
  isLoading: boolean;
  /** Why records could not be fetched; those already loaded stay. */
  error: AppError | null;
}

export interface RecordQueue<R extends Queued> extends QueueSteps, Loading {
  queue: Queue<R>;
  /** Ids of rows of the platform that cannot be read: nobody can decide on them here. */
  unreadable: readonly (number | null)[];
  /** Fetches records that joined the queue since. */
  lookAgain: () => void;
}

/**
 * A queue of records that wait for a decision. The rows are those read at the start: records decided on leave the
 * platform's list, and reading it again would shift all others.
 * @param fetchPage reads a page, from 1, of those who wait, the oldest first
 * @param fetchFirst reads the record that comes first whatever its age; null for none
 * @param rules what is known of those who join
 */
export function useRecordQueue<R extends Queued>(
  fetchPage: (page: number) => Promise<Page<R>>,
  fetchFirst: () => Promise<R | null> = () => Promise.resolve(null),
  rules: QueueRules<R> = {},
): RecordQueue<R> {
  const [queue, setQueue] = useState<Queue<R>>(emptyQueue);
  const [state, setState] = useState<Loading>({ isLoaded: false, isLoading: true, error: null });
  const [unreadable, setUnreadable] = useState<readonly (number | null)[]>([]);
  const isFetching = useRef(false);

  const load = async (isAgain: boolean) => {
    if (isFetching.current) return;
    isFetching.current = true;
    setState((now) => ({ ...now, isLoading: true, error: null }));
    try {
      const first = state.isLoaded ? null : await fetchFirst();
      const { rows, total, unreadable: broken } = await fetchPage(isAgain ? 1 : nextPageOf(queue, rules.doStay));
      setQueue((now) => {
        const grown = withPeople(now, rows, total, rules);
        const whole = first === null ? grown : withFirst(grown, first);
        return whole.current === null ? { ...whole, current: first?.id ?? nextOpen(whole, null) } : whole;
      });
      setUnreadable((known) => [...new Set([...known, ...broken.map(({ id }) => id)])]);
      setState({ isLoaded: true, isLoading: false, error: null });
    } catch (thrown) {
      setState((now) => ({ ...now, isLoading: false, error: toAppError(thrown) }));
    } finally {
      isFetching.current = false;
    }
  };
  useQueueLoading(queue, state, load);

  return { queue, ...state, unreadable, ...queueSteps(queue, setQueue), lookAgain: () => void load(true) };
}
