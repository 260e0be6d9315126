import { expect, it } from 'vitest';
import { LATE, waitAtMost } from '#main/time-limit.ts';
import { FakeClock } from '#tests/support/fakes.ts';

it('a promise that settles in time gives its value or its error, and its timer is stopped', async () => {
  const clock = new FakeClock();
  expect(await waitAtMost(1000, clock, Promise.resolve('value'))).toBe('value');
  await expect(waitAtMost(1000, clock, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(clock.waiting).toBe(0);
});

it('a promise that does not is late, and what becomes of it afterwards disturbs nobody', async () => {
  const clock = new FakeClock();
  const { promise, reject } = Promise.withResolvers<string>();
  const waiting = waitAtMost(1000, clock, promise);
  clock.advance(1000);
  expect(await waiting).toBe(LATE);
  reject(new Error('nobody listens'));
});
