import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore, Listeners, useStore } from '#renderer/kit/data/store.ts';

test('a store notifies its listeners of another value, not of the same one', () => {
  const store = createStore(1);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect([listener.mock.calls.length, store.get()]).toEqual([1, 2]);
});

test('a removed listener is not called any more', () => {
  const listeners = new Listeners();
  const [stopped, kept] = [vi.fn(), vi.fn()];
  const stop = listeners.add(stopped);
  listeners.add(kept);
  stop();
  listeners.notify();
  expect([stopped.mock.calls.length, kept.mock.calls.length, listeners.size]).toEqual([0, 1, 1]);
});

test('a component shows the value of a store and follows it', () => {
  const store = createStore('before');
  const Value = () => <p>{useStore(store)}</p>;
  render(<Value />);
  act(() => store.set('after'));
  expect(screen.getByText('after')).toBeDefined();
});
