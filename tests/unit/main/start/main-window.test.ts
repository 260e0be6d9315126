import { afterEach, expect, it, vi } from 'vitest';
import { CloseGuard } from '#main/app/close-guard.ts';

type WindowOptions = Parameters<typeof import('#main/adapters/window.ts').openWindow>[0];

const openWindow = vi.hoisted(() => vi.fn((_options: WindowOptions) => ({})));
const onPageGone = vi.hoisted(() => vi.fn((_window: object, _run: () => void) => undefined));
vi.mock('#main/adapters/window.ts', () => ({ onPageGone, openWindow }));
vi.mock('#main/adapters/crash.ts', () => ({ watchPage: () => undefined }));

const { openMainWindow } = await import('#main/start/main-window.ts');

afterEach(() => vi.clearAllMocks());

/** Opens the window; returns what it was opened with, and what happens then. */
function open({ keepSession = true } = {}) {
  const emit = vi.fn();
  const signOut = vi.fn(async () => undefined);
  const endLoads = vi.fn();
  const binder = { pageGone: vi.fn() };
  const writeNow = vi.fn();
  const endWithSession = vi.fn();
  const guard = new CloseGuard();
  type Options = Parameters<typeof openMainWindow>[1];
  openMainWindow('/users', {
    application: { preloadFile: '/preload.cjs', isPackaged: true },
    config: { platformName: 'Mobilités 54', keepSession },
    services: Promise.resolve({ session: { signOut }, drafts: { writeNow } }),
    binder: Promise.resolve(binder),
    endLoads,
    guard,
    emit,
    endWithSession,
  } as unknown as Options); // all that it reads of them
  const [[window] = []] = openWindow.mock.calls;
  if (window === undefined) throw new Error('no window');
  return { window, emit, signOut, writeNow, endLoads, binder, guard, endWithSession };
}

it('has drafts written when Windows is about to end the session, and ends at once when it does', async () => {
  const { window, emit, writeNow, endWithSession } = open();
  window.onSessionEnding();
  expect(emit).toHaveBeenCalledExactlyOnceWith('app.sessionEnding', {});
  await Promise.resolve();
  expect(writeNow).toHaveBeenCalledOnce();
  expect(endWithSession).not.toHaveBeenCalled();
  window.onSessionEnded();
  expect(endWithSession).toHaveBeenCalledOnce();
});

it('ends the calls and the loads of a page that has gone', async () => {
  const { endLoads, binder } = open();
  const [[, gone] = []] = onPageGone.mock.calls;
  gone?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect([endLoads, binder.pageGone].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('ends the session with the window where none is kept, and keeps it elsewhere', async () => {
  const shared = open({ keepSession: false });
  shared.window.onClosed();
  await Promise.resolve();
  expect(shared.signOut).toHaveBeenCalledOnce();
  vi.clearAllMocks();
  const own = open();
  own.window.onClosed();
  await Promise.resolve();
  expect(own.signOut).not.toHaveBeenCalled();
});

it('signs nobody out when the system ends the session, which would remove their drafts', async () => {
  const shared = open({ keepSession: false });
  shared.guard.sessionEnded();
  shared.window.onClosed();
  await Promise.resolve();
  expect(shared.signOut).not.toHaveBeenCalled();
});
