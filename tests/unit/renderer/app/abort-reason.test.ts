import { afterAll, expect, test } from 'vitest';
import { shareAbortReason } from '#renderer/app/abort-reason.ts';

const { abort } = AbortController.prototype;
// Other tests share this window.
afterAll(() => {
  AbortController.prototype.abort = abort;
});

test('signals that are aborted without a reason share one, which holds nothing of who aborted them', () => {
  shareAbortReason();
  const [one, other, own] = [new AbortController(), new AbortController(), new AbortController()];
  const heard: string[] = [];
  one.signal.addEventListener('abort', () => heard.push('one'));
  one.abort();
  other.abort(undefined);
  own.abort('left');
  expect(heard).toEqual(['one']);
  expect(one.signal.reason).toMatchObject({ name: 'AbortError' });
  expect(other.signal.reason).toBe(one.signal.reason);
  expect(own.signal.reason).toBe('left');
  expect(() => one.signal.throwIfAborted()).toThrow(expect.objectContaining({ name: 'AbortError' }));
});
