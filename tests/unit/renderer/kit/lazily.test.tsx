import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeLimit, lazily } from '#renderer/kit/ui/lazily.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The error boundary of a page. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        Réessayer
      </button>
    );
  }
}

test('code that does not load is given up after two minutes, and a retry loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers = [Promise.withResolvers<() => ReactNode>(), Promise.withResolvers<() => ReactNode>()];
  let asked = 0;
  const Part = lazily(() => {
    asked += 1;
    return answers[asked - 1]?.promise ?? Promise.reject(new Error('asked too often'));
  });
  render(
    <Boundary>
      <Suspense fallback="En chemin">
        <Part />
      </Suspense>
    </Boundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(codeLimit - 1));
  expect(screen.getByText('En chemin')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  const retry = screen.getByRole('button', { name: 'Réessayer' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  answers[1]?.resolve(() => <p>Voilà</p>);
  await act(async () => retry.click());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('Voilà')).toBeDefined();
  expect(asked).toBe(2);
});
