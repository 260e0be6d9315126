import { beforeEach, expect, it } from 'vitest';
import { HitchhikerCalls } from '#main/hitchhiking/calls.ts';
import type { HitchhikerCall } from '#shared/ipc/hitchhiking.ts';
import { FakeClock } from '#tests/support/fakes.ts';

const DAY = 86_400_000;

let clock: FakeClock;
let kept: HitchhikerCall[];
let calls: HitchhikerCalls;
beforeEach(() => {
  clock = new FakeClock();
  kept = [];
  calls = new HitchhikerCalls({
    values: {
      read: async () => ({ value: kept as never, isRead: true }),
      change: async (_, __, change) => {
        kept = change(kept as never) as never;
        return true;
      },
    },
    clock,
    owner: () => ({ platform: 'https://api.example.org', person: 1 }),
  });
});

it('keeps the last call to each person, and forgets one on demand', async () => {
  await calls.note({ userId: 1, isReached: false });
  clock.advance(DAY);
  expect(await calls.note({ userId: 1, isReached: true })).toEqual({ isOnDisk: true });
  await calls.note({ userId: 2, isReached: true });
  expect(await calls.list()).toEqual({
    isRead: true,
    calls: [
      { userId: 1, at: clock.now(), isReached: true },
      { userId: 2, at: clock.now(), isReached: true },
    ],
  });
  await calls.note({ userId: 1, isReached: null });
  expect(kept.map(({ userId }) => userId)).toEqual([2]);
});

it('forgets calls of half a year ago, and those beyond the last two thousand', async () => {
  await calls.note({ userId: 1, isReached: true });
  clock.advance(181 * DAY);
  for (let id = 10; id < 2020; id += 1) await calls.note({ userId: id, isReached: true });
  expect(kept).toHaveLength(2000);
  expect([kept[0]?.userId, kept.at(-1)?.userId]).toEqual([20, 2019]);
});
