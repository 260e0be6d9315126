import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CallTimer } from '#renderer/features/record-form/call/CallTimer.tsx';
import { useElapsed } from '#renderer/features/record-form/call/useElapsed.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const nothing = () => {};

test('the time of a call counts on, also from that of an earlier one, and draws nothing beside itself', async () => {
  installFakeBridge();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const drawn = vi.fn();
  let resume: (from: number) => void = nothing;
  function Call() {
    const elapsed = useElapsed();
    resume = elapsed.resume;
    drawn();
    return <CallTimer elapsed={elapsed.seconds} />;
  }
  await openScreen(<Call />);
  const timer = await screen.findByRole('timer');
  drawn.mockClear();
  act(() => vi.advanceTimersByTime(2000));
  expect(timer.textContent).toMatch(/0\u00a0min 02\u00a0s$/u);
  act(() => resume(95));
  expect(timer.textContent).toMatch(/1\u00a0min 35\u00a0s$/u);
  act(() => vi.advanceTimersByTime(1000));
  expect(timer.textContent).toMatch(/1\u00a0min 36\u00a0s$/u);
  expect(drawn).not.toHaveBeenCalled();
});
