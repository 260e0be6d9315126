import { type Dispatch, type SetStateAction, useEffect, useEffectEvent } from 'react';
import {
  entryOf,
  forward,
  isOpen,
  nextOpen,
  previousOf,
  type Queue,
  type Queued,
  type ReviewStatus,
  withReviewStatus,
} from './queue.ts';

/** Rows of one page of a queue. */
export const pageSize = 100;

/** The next page is fetched when fewer than this wait after the one on screen. */
const ahead = 5;

/**
 * The number of the next page, from 1: on the platform those who still wait come first, and the others are gone, unless
 * they stay.
 */
export const nextPageOf = ({ entries }: Queue, doStay = false): number =>
  Math.floor(entries.filter((entry) => doStay || isOpen(entry)).length / pageSize) + 1;

export interface QueueSteps {
  settle: (id: number, reviewStatus: ReviewStatus) => void;
  /** Sets the status of somebody, and goes on when they are on screen. */
  settleAndAdvance: (id: number, reviewStatus: ReviewStatus) => void;
  next: () => void;
  back: (() => void) | undefined;
  goTo: (id: number | null) => void;
  /** Goes to the first who waits; undefined when nobody does. */
  resume: (() => void) | undefined;
}

/** The steps through a queue and the statuses that are set in it. */
export function queueSteps<R extends Queued>(
  queue: Queue<R>,
  setQueue: Dispatch<SetStateAction<Queue<R>>>,
): QueueSteps {
  const goTo = (placeOf: (now: Queue<R>) => number | null) => () =>
    setQueue((now) => ({ ...now, current: placeOf(now) }));
  return {
    settle: (id, reviewStatus) => setQueue((now) => withReviewStatus(now, id, reviewStatus)),
    settleAndAdvance: (id, reviewStatus) =>
      setQueue((now) => {
        const settled = withReviewStatus(now, id, reviewStatus);
        return now.current === id ? forward(settled) : settled;
      }),
    next: () => setQueue((now) => (now.current === null ? now : forward(now))),
    back: previousOf(queue, queue.current) === null ? undefined : goTo((now) => previousOf(now, now.current)),
    goTo: (id) => setQueue((now) => (entryOf(now, id) === undefined ? now : { ...now, current: id })),
    resume: nextOpen(queue, null) === null ? undefined : goTo((now) => nextOpen(now, null)),
  };
}

/**
 * Loads a queue when it is opened, and its next page before the last of its people is reached.
 * @param load reads the queue from its start, or its next page
 */
export function useQueueLoading<R extends Queued>(
  { entries, current, total }: Queue<R>,
  { isLoaded, error }: { isLoaded: boolean; error: unknown },
  load: (isAgain: boolean) => Promise<void>,
): void {
  const begin = useEffectEvent(() => void load(true));
  useEffect(() => begin(), []);

  const at = entries.findIndex(({ record }) => record.id === current);
  const isShort = isLoaded && entries.length < total && entries.slice(at + 1).filter(isOpen).length < ahead;
  const known = entries.length;
  const grow = useEffectEvent(() => {
    if (error === null) void load(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per step.
  useEffect(() => {
    if (isShort) grow();
  }, [isShort, current, known]);
}
