import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type WindowOptions = Parameters<typeof import('#main/adapters/window.ts').openWindow>[0];

const openWindow = vi.hoisted(() => vi.fn((_options: WindowOptions) => ({})));
const quit = vi.hoisted(() => vi.fn());
const onPageGone = vi.hoisted(() => vi.fn((_window: object, _run: () => void) => undefined));
vi.mock('#main/adapters/window.ts', () => ({ onPageGone, openWindow }));
vi.mock('#main/adapters/lifecycle.ts', () => ({ quit }));
vi.mock('#main/adapters/crash.ts', () => ({ watchPage: () => undefined }));

const { openMainWindow } = await import('#main/start/main-window.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Opens the window; returns what it was opened with, and what happens then. */
function open({ keepSession = true } = {}) {
  const emit = vi.fn();
  const signOut = vi.fn(async () => undefined);
  const endLoads = vi.fn();
  const binder = { pageGone: vi.fn() };
  type Options = Parameters<typeof openMainWindow>[1];
  openMainWindow('/users', {
    application: { preloadFile: '/preload.cjs', isPackaged: true },
    config: { platformName: 'Mobilités 54', keepSession },
    services: Promise.resolve({ session: { signOut } }),
    binder: Promise.resolve(binder),
    endLoads,
    emit,
  } as unknown as Options); // all that it reads of them
  const [[window] = []] = openWindow.mock.calls;
  if (window === undefined) throw new Error('no window');
  return { window, emit, signOut, endLoads, binder };
}

it('gives the page time to hand over its drafts when Windows ends the session', () => {
  const { window, emit } = open();
  window.onSessionEnding();
  expect(emit).toHaveBeenCalledExactlyOnceWith('app.sessionEnding', {});
  window.onSessionEnded();
  vi.advanceTimersByTime(100);
  expect(quit).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(quit).toHaveBeenCalledOnce();
});

it('ends the calls and the loads of a page that has gone', async () => {
  const { endLoads, binder } = open();
  const [[, gone] = []] = onPageGone.mock.calls;
  gone?.();
  await vi.runAllTimersAsync();
  expect([endLoads, binder.pageGone].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('ends the session with the window where none is kept, and keeps it elsewhere', async () => {
  const shared = open({ keepSession: false });
  shared.window.onClosed();
  await vi.runAllTimersAsync();
  expect(shared.signOut).toHaveBeenCalledOnce();
  vi.clearAllMocks();
  const own = open();
  own.window.onClosed();
  await vi.runAllTimersAsync();
  expect(own.signOut).not.toHaveBeenCalled();
});
