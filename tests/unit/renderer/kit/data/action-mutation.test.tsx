import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { AppFailure } from '#shared/failure.ts';

const open = <T,>() => renderHook(() => useActionMutation<T>()).result;

test('a mutation is pending until its call is over, and then holds its result', async () => {
  const mutation = open<number>();
  const call = Promise.withResolvers<number>();
  act(() => void mutation.current.run(() => call.promise));
  expect(mutation.current).toMatchObject({ isPending: true, data: undefined, error: null });
  await act(async () => call.resolve(7));
  expect(mutation.current).toMatchObject({ isPending: false, data: 7, error: null });
});

test('a second run while one is pending is not started, even before the next render', async () => {
  const mutation = open<number>();
  const call = Promise.withResolvers<number>();
  const second = vi.fn(async () => 2);
  let answers: unknown[] = [];
  await act(async () => {
    const { run } = mutation.current;
    const both = Promise.all([run(() => call.promise), run(second)]);
    call.resolve(1);
    answers = await both;
  });
  expect(second).not.toHaveBeenCalled();
  expect(answers).toEqual([1, undefined]);
});

test('a failure is kept as an application error, is never thrown, and is cleared by the next run', async () => {
  const mutation = open<number>();
  await act(async () => {
    const failure = new AppFailure({ kind: 'denied' });
    expect(await mutation.current.run(() => Promise.reject(failure))).toBeUndefined();
  });
  expect(mutation.current.error?.kind).toBe('denied');
  await act(async () => void (await mutation.current.run(async () => 3)));
  expect(mutation.current).toMatchObject({ error: null, data: 3 });
});

test('a reset clears the error and the result', async () => {
  const mutation = open<number>();
  await act(async () => void (await mutation.current.run(() => Promise.reject(new AppFailure({ kind: 'denied' })))));
  act(() => mutation.current.reset());
  expect(mutation.current).toMatchObject({ isPending: false, error: null, data: undefined });
});
