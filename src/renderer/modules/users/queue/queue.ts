import type { Outcome } from '#renderer/features/people/proofs/moderate.ts';
import type { AppError } from '#shared/errors.ts';
import type { User } from '#shared/resources/users/user.ts';

/** Where one person of the queue stands. Nobody leaves it: each ends with what became of them. */
export type ReviewStatus =
  | { kind: 'waiting' }
  /** Looked at and left for later. */
  | { kind: 'skipped' }
  | { kind: 'accepted' }
  | { kind: 'refused' }
  /** Somebody else decided. */
  | { kind: 'elsewhere'; by: string | null }
  /** There is no such proof, or no such person, any more. */
  | { kind: 'gone' }
  /** A decision did not come through: nothing was done. */
  | { kind: 'failed'; error: AppError }
  /** A decision may have come through: nobody knows yet. */
  | { kind: 'uncertain'; error: AppError };

export type ReviewStatusKind = ReviewStatus['kind'];

export interface Entry {
  /** As the list held them; the record on screen is read anew. */
  user: User;
  reviewStatus: ReviewStatus;
}

export interface Queue {
  entries: readonly Entry[];
  /** The person on screen; null at the end. */
  current: number | null;
  /** Everybody, those included whose rows were not fetched yet. */
  total: number;
}

export const emptyQueue: Queue = { entries: [], current: null, total: 0 };

const openKinds: ReadonlySet<ReviewStatusKind> = new Set(['waiting', 'skipped', 'failed', 'uncertain']);
/** Whether something is still to be decided. */
export const isOpen = ({ reviewStatus }: Entry): boolean => openKinds.has(reviewStatus.kind);

export const entryOf = (queue: Queue, id: number | null): Entry | undefined =>
  queue.entries.find(({ user }) => user.id === id);

/** Adds people behind those that are there. `waiting`: how many wait on the platform, in all. */
export function withPeople(queue: Queue, people: readonly User[], waiting: number): Queue {
  const known = new Set(queue.entries.map(({ user }) => user.id));
  const added = people
    .filter(({ id }) => !known.has(id))
    .map((user): Entry => ({ user, reviewStatus: { kind: 'waiting' } }));
  const entries = [...queue.entries, ...added];
  // Those who are settled wait there no more.
  const settled = entries.filter((entry) => !isOpen(entry)).length;
  return { ...queue, entries, total: Math.max(entries.length, settled + waiting) };
}

/** Puts somebody in front who was asked for by name. */
export function withFirst(queue: Queue, user: User): Queue {
  if (entryOf(queue, user.id) !== undefined) return queue;
  // One of those that were not fetched yet, so that the total stays.
  const entries = [{ user, reviewStatus: { kind: 'waiting' } } as const, ...queue.entries];
  return { ...queue, entries, total: Math.max(entries.length, queue.total) };
}

export const withReviewStatus = (queue: Queue, id: number, reviewStatus: ReviewStatus): Queue => ({
  ...queue,
  entries: queue.entries.map((entry) => (entry.user.id === id ? { ...entry, reviewStatus } : entry)),
});

/** The first who waits behind a person, or from the start for null; null when nobody does. */
export function nextOpen({ entries }: Queue, id: number | null): number | null {
  const at = entries.findIndex(({ user }) => user.id === id);
  return entries.slice(at + 1).find(isOpen)?.user.id ?? null;
}

/** The person before, whatever became of them: also from the end. */
export function previousOf({ entries }: Queue, id: number | null): number | null {
  const at = id === null ? entries.length : entries.findIndex(({ user }) => user.id === id);
  return entries[at - 1]?.user.id ?? null;
}

/** On to the next who waits. Who is left undecided has been skipped. */
export function forward(queue: Queue): Queue {
  const { current } = queue;
  const entry = entryOf(queue, current);
  const left =
    entry?.reviewStatus.kind === 'waiting' ? withReviewStatus(queue, entry.user.id, { kind: 'skipped' }) : queue;
  return { ...left, current: nextOpen(left, current) };
}

/** What a decision makes of a person. */
export function reviewStatusAfter(outcome: Outcome): ReviewStatus {
  switch (outcome.kind) {
    case 'done':
      return { kind: outcome.decision === 'accept' ? 'accepted' : 'refused' };
    default:
      return outcome;
  }
}

/** From 1; the end stands behind the last. */
export function placeOf({ entries, current, total }: Queue): number {
  const at = entries.findIndex(({ user }) => user.id === current);
  return at < 0 ? total : at + 1;
}

/** How many are still to be decided, those included whose rows were not fetched yet. */
export const remaining = (queue: Queue): number => queue.total - queue.entries.filter((entry) => !isOpen(entry)).length;

/** How many stand where, in the order of the kinds; those that nobody stands in are left out. */
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
