import { describe, expect, it } from 'vitest';
import {
  counts,
  emptyQueue,
  forward,
  nextOpen,
  placeOf,
  previousOf,
  type Queue,
  remaining,
  statusOfFailure,
  withFirst,
  withPeople,
  withReviewStatus,
} from '#renderer/features/queue/queue.ts';
import { reviewStatusAfter } from '#renderer/modules/users/queue/QueuePanel.tsx';
import { AppFailure } from '#shared/failure.ts';
import { denied, fakeUser, fakeUsers, unreachable } from '#tests/support/fake-users.ts';

const at = (queue: Queue, current: number | null): Queue => ({ ...queue, current });
const three = () => at(withPeople(emptyQueue, fakeUsers(3), 3), 1);
const kinds = ({ entries }: Queue) => entries.map(({ record, reviewStatus }) => `${record.id} ${reviewStatus.kind}`);

describe('moving through the queue', () => {
  it('marks people without a decision as skipped, and ends after the last', () => {
    const second = forward(three());
    expect([second.current, kinds(second)]).toEqual([2, ['1 skipped', '2 waiting', '3 waiting']]);
    const end = forward(forward(second));
    expect([end.current, placeOf(end), remaining(end)]).toEqual([null, 3, 3]);
  });

  it('skips people already decided on when moving forward, not when moving back', () => {
    const queue = withReviewStatus(three(), 2, { kind: 'accepted' });
    expect(forward(queue).current).toBe(3);
    expect([previousOf(queue, 3), previousOf(queue, 1), previousOf(queue, null)]).toEqual([2, null, 3]);
  });

  it('restarts with the people left: skipped, not saved, or uncertain', () => {
    const failure = { kind: 'network', reason: 'unreachable' } as const;
    let queue = withReviewStatus(three(), 1, { kind: 'refused' });
    queue = withReviewStatus(queue, 2, { kind: 'uncertain', error: failure });
    expect(nextOpen(queue, null)).toBe(2);
    expect(remaining(queue)).toBe(2);
    queue = withReviewStatus(withReviewStatus(queue, 2, { kind: 'elsewhere', by: 'Inès A.' }), 3, { kind: 'gone' });
    expect([nextOpen(queue, null), remaining(queue)]).toEqual([null, 0]);
  });

  it('accounts for everybody at the end', () => {
    const queue = withReviewStatus(withReviewStatus(three(), 1, { kind: 'accepted' }), 3, { kind: 'accepted' });
    expect(counts(queue)).toEqual([
      ['accepted', 2],
      ['waiting', 1],
    ]);
  });
});

describe('people added to the queue', () => {
  it('come after the others, once, and the total includes people not loaded yet', () => {
    const queue = withPeople(three(), [fakeUser(3), fakeUser(4)], 12);
    expect(kinds(queue)).toEqual(['1 waiting', '2 waiting', '3 waiting', '4 waiting']);
    expect([queue.total, remaining(queue)]).toEqual([12, 12]);
  });

  it('keep those already decided on in the total, although the platform no longer counts them', () => {
    const queue = withPeople(withReviewStatus(three(), 1, { kind: 'accepted' }), [], 2);
    expect([queue.total, remaining(queue)]).toEqual([3, 2]);
  });

  it('come first when requested by name, without being counted twice', () => {
    const queue = withFirst({ ...three(), total: 12 }, fakeUser(9));
    expect([queue.entries[0]?.record.id, queue.total]).toEqual([9, 12]);
    expect(withFirst(queue, fakeUser(2)).entries).toHaveLength(4);
  });
});

it('a decision sets the status of the person', () => {
  expect(reviewStatusAfter({ kind: 'done', decision: 'refuse' })).toEqual({ kind: 'refused' });
  expect(reviewStatusAfter({ kind: 'elsewhere', by: null })).toEqual({ kind: 'elsewhere', by: null });
});

it('a decision that failed is not done, possibly done, or about somebody who is gone', () => {
  const failures = [denied(), unreachable(), new AppFailure({ kind: 'notFound' })];
  expect(failures.map((thrown) => statusOfFailure(thrown).kind)).toEqual(['failed', 'uncertain', 'gone']);
});
