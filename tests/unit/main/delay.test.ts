import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortedAfter, delay, passTime } from '#main/delay.ts';

beforeEach(() => {
  vi.useFakeTimers();
  passTime();
});
afterEach(() => void vi.useRealTimers());

/** Whether a promise has settled by now. */
const isOver = (waiting: Promise<void>) => Promise.race([waiting.then(() => true), Promise.resolve(false)]);

it('waits by a global timer, which wakes the loop of Electron', async () => {
  const waiting = delay(1000);
  vi.advanceTimersByTime(999);
  expect(await isOver(waiting)).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(waiting).resolves.toBeUndefined();
});

it('waits no longer than its caller wants, and leaves no timer behind', async () => {
  const caller = new AbortController();
  const waiting = delay(1000, caller.signal);
  caller.abort();
  await expect(waiting).resolves.toBeUndefined();
  await expect(delay(1000, caller.signal)).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it('limits a request as AbortSignal.timeout does', () => {
  const signal = abortedAfter(1000);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
