import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';

/** The status of one person in the queue. Nobody leaves the queue: each person keeps a final status. */
export type ReviewStatus =
  | { kind: 'waiting' }
  /** Looked at and left for later. */
  | { kind: 'skipped' }
  | { kind: 'accepted' }
  | { kind: 'refused' }
  /** Somebody else decided. */
  | { kind: 'elsewhere'; by: string | null }
  /** The item to decide on no longer exists. */
  | { kind: 'gone' }
  /** A decision failed: nothing was done. */
  | { kind: 'failed'; error: AppError }
  /** It is not known whether the decision was stored. */
  | { kind: 'uncertain'; error: AppError };

export type ReviewStatusKind = ReviewStatus['kind'];

/** The status after a decision that failed. @param thrown what was thrown */
export function statusOfFailure(thrown: unknown): ReviewStatus {
  const error = toAppError(thrown);
  if (error.kind === 'notFound') return { kind: 'gone' };
  return { kind: mayBeDone(error) ? 'uncertain' : 'failed', error };
}

/** An item of a queue: a record that waits for a decision. */
export interface Queued {
  id: number;
}

export interface QueuedEntry<R extends Queued = Queued> {
  /** The row of the list; the one on screen may be read again. */
  record: R;
  reviewStatus: ReviewStatus;
}

export interface Queue<R extends Queued = Queued> {
  entries: readonly QueuedEntry<R>[];
  /** The person on screen; null at the end. */
  current: number | null;
  /** The number of people, including those whose rows are not loaded yet. */
  total: number;
}

export const emptyQueue: Queue<never> = { entries: [], current: null, total: 0 };

const openKinds: ReadonlySet<ReviewStatusKind> = new Set(['waiting', 'skipped', 'failed', 'uncertain']);
/** Whether something is still to be decided. */
export const isOpen = ({ reviewStatus }: QueuedEntry): boolean => openKinds.has(reviewStatus.kind);

export const entryOf = <R extends Queued>(queue: Queue<R>, id: number | null): QueuedEntry<R> | undefined =>
  queue.entries.find(({ record }) => record.id === id);

/** What a queue knows of the people who join it. */
export interface QueueRules<R extends Queued> {
  /** The status with which somebody joins; waiting when absent. */
  statusOf?: ((record: R) => ReviewStatus) | undefined;
  /** Those decided on stay in the list of the platform, which knows nothing of the decision. */
  doStay?: boolean;
}

/** Appends people to the queue. `waiting`: how many wait on the platform in all. */
export function withPeople<R extends Queued>(
  queue: Queue<R>,
  people: readonly R[],
  waiting: number,
  { statusOf = () => ({ kind: 'waiting' }), doStay = false }: QueueRules<R> = {},
): Queue<R> {
  const known = new Set(queue.entries.map(({ record }) => record.id));
  const added = people
    .filter(({ id }) => !known.has(id))
    .map((record): QueuedEntry<R> => ({ record, reviewStatus: statusOf(record) }));
  const entries = [...queue.entries, ...added];
  // Otherwise people already decided on no longer count there.
  const settled = doStay ? 0 : entries.filter((entry) => !isOpen(entry)).length;
  return { ...queue, entries, total: Math.max(entries.length, settled + waiting) };
}

/** Puts a person requested by name first. */
export function withFirst<R extends Queued>(queue: Queue<R>, record: R): Queue<R> {
  if (entryOf(queue, record.id) !== undefined) return queue;
  // They were counted among those not loaded yet, so that the total stays.
  const entries = [{ record, reviewStatus: { kind: 'waiting' } } as const, ...queue.entries];
  return { ...queue, entries, total: Math.max(entries.length, queue.total) };
}

export const withReviewStatus = <R extends Queued>(
  queue: Queue<R>,
  id: number,
  reviewStatus: ReviewStatus,
): Queue<R> => ({
  ...queue,
  entries: queue.entries.map((entry) => (entry.record.id === id ? { ...entry, reviewStatus } : entry)),
});

/** The first person who waits after the given one, or from the start for null; null when nobody does. */
export function nextOpen({ entries }: Queue, id: number | null): number | null {
  const at = entries.findIndex(({ record }) => record.id === id);
  return entries.slice(at + 1).find(isOpen)?.record.id ?? null;
}

/** The previous person, whatever their status; from the end, the last one. */
export function previousOf({ entries }: Queue, id: number | null): number | null {
  const at = id === null ? entries.length : entries.findIndex(({ record }) => record.id === id);
  return entries[at - 1]?.record.id ?? null;
}

/** Moves to the next person who waits. A person left without a decision is marked as skipped. */
export function forward<R extends Queued>(queue: Queue<R>): Queue<R> {
  const { current } = queue;
  const entry = entryOf(queue, current);
  const left =
    entry?.reviewStatus.kind === 'waiting' ? withReviewStatus(queue, entry.record.id, { kind: 'skipped' }) : queue;
  return { ...left, current: nextOpen(left, current) };
}

/** The position of the current person, from 1; at the end, one after the last. */
export function placeOf({ entries, current, total }: Queue): number {
  const at = entries.findIndex(({ record }) => record.id === current);
  return at < 0 ? total : at + 1;
}

/** How many people are still to be decided on, including those whose rows are not loaded yet. */
export const remaining = (queue: Queue): number => queue.total - queue.entries.filter((entry) => !isOpen(entry)).length;

/** The number of people by status, in the order of the kinds, without statuses that nobody has. */
export function counts({ entries }: Queue): [kind: ReviewStatusKind, count: number][] {
  const kinds: ReviewStatusKind[] = [
    'accepted',
    'refused',
    'elsewhere',
    'gone',
    'skipped',
    'failed',
    'uncertain',
    'waiting',
  ];
  return kinds
    .map((kind): [ReviewStatusKind, number] => [
      kind,
      entries.filter(({ reviewStatus }) => reviewStatus.kind === kind).length,
    ])
    .filter(([, count]) => count > 0);
}
