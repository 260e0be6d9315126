import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginLine } from '#renderer/modules/home/tools/LoginLine.tsx';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge({
    'externalTools.reveal': () => ({ password: 'hunter2' }),
    'externalTools.copyPassword': () => ({ clearedAfter: 45 }),
  });
});
afterEach(() => void vi.useRealTimers());

async function open() {
  const view = await openScreen(<LoginLine index={1} username="anna" />);
  await screen.findByText('anna');
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const press = async (name: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(0);
  };
  return {
    ...view,
    pass,
    reveal: () => press(/^Afficher/),
    hide: () => press(/^Masquer/),
    copy: () => press(/^Copier/),
  };
}
const isShown = () => screen.queryByText('hunter2') !== null;

test('a password is on screen for half a minute', async () => {
  const { reveal, pass } = await open();
  expect(isShown()).toBe(false);
  await reveal();
  expect(bridge.requests('externalTools.reveal')).toEqual([{ index: 1 }]);
  await pass(29_999);
  expect(isShown()).toBe(true);
  await pass(1);
  expect(isShown()).toBe(false);
});

test('one that is hidden before is shown for as long again', async () => {
  const { reveal, hide, pass } = await open();
  await reveal();
  await pass(20_000);
  await hide();
  expect(isShown()).toBe(false);
  await reveal();
  await pass(29_999);
  expect(isShown()).toBe(true);
});

test('a copy says when it is cleared, and what cannot be read or copied says why', async () => {
  const { reveal, copy, notices } = await open();
  await copy();
  const failing = () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  };
  bridge.answer('externalTools.reveal', failing);
  bridge.answer('externalTools.copyPassword', failing);
  await reveal();
  await copy();
  expect(isShown()).toBe(false);
  expect(notices).toMatchObject([
    { name: 'passwordCopied', outcome: 'success', values: { seconds: 45 } },
    { name: 'passwordShown', outcome: 'error', error: { kind: 'network' } },
    { name: 'passwordCopied', outcome: 'error', error: { kind: 'network' } },
  ]);
});
