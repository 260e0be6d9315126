import { beforeEach, describe, expect, it, vi } from 'vitest';

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const app = Object.assign(new EventEmitter(), {
    isPackaged: true,
    isFirst: true,
    requestSingleInstanceLock: () => app.isFirst,
    setAsDefaultProtocolClient: vi.fn(),
    isDefaultProtocolClient: vi.fn(() => false),
    getApplicationNameForProtocol: vi.fn(() => ''),
    quit: vi.fn(),
  });
  return { app };
});
vi.mock('electron', () => electron);

const { claimLinks, claimSingleInstance } = await import('#main/adapters/lifecycle.ts');
const { app } = electron;

const onOpened = vi.fn();
const onQuitting = vi.fn();
const beforeEnd = vi.fn(async () => {});
const hooks = { onOpened, onQuitting, beforeEnd };

beforeEach(() => {
  app.removeAllListeners();
  app.isFirst = true;
  app.isPackaged = true;
  vi.clearAllMocks();
});

describe('claimSingleInstance', () => {
  it('ends a second instance before it does anything else', () => {
    app.isFirst = false;
    expect(claimSingleInstance(hooks)).toBe(false);
    expect(app.eventNames()).toEqual([]);
  });

  it('shows the window when the application is started again, and opens the link if there is one', () => {
    expect(claimSingleInstance(hooks)).toBe(true);
    app.emit('second-instance', {}, ['Escale.exe']);
    app.emit('second-instance', {}, ['Escale.exe', '--flag', 'escale://users?page=2']);
    app.emit('activate');
    expect(onOpened.mock.calls).toEqual([[null], ['/users?page=2'], [null]]);
  });

  it('is not disturbed by a command that asks whether it is open', () => {
    claimSingleInstance(hooks);
    app.emit('second-instance', {}, ['Escale.exe', '--forget-me'], '/', { isCommand: true });
    expect(onOpened).not.toHaveBeenCalled();
  });

  it('opens only links with the scheme of the application', () => {
    claimSingleInstance(hooks);
    const preventDefault = vi.fn();
    app.emit('open-url', { preventDefault }, 'escale://users/show/12');
    app.emit('open-url', { preventDefault }, 'https://example.org');
    expect(onOpened.mock.calls).toEqual([['/users/show/12'], [null]]);
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });

  it('reports a quit before the windows are closed', () => {
    claimSingleInstance(hooks);
    app.emit('before-quit', {});
    expect(onQuitting).toHaveBeenCalledOnce();
  });

  it.each([
    ['has ended in order', async () => {}],
    ['could not end', async () => Promise.reject(new Error('stuck'))],
  ])('delays the end, once, until running work %s', async (_what, end) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeEnd.mockImplementation(() => promise.then(end));
    claimSingleInstance(hooks);
    const preventDefault = vi.fn();
    app.emit('will-quit', { preventDefault });
    // Somebody quits again meanwhile.
    app.emit('will-quit', { preventDefault });
    expect([preventDefault.mock.calls.length, beforeEnd.mock.calls.length]).toEqual([2, 1]);
    expect(app.quit).not.toHaveBeenCalled();
    resolve();
    await vi.waitFor(() => expect(app.quit).toHaveBeenCalledOnce());
    app.emit('will-quit', { preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });
});

describe('claimLinks', () => {
  it('claims the links of the application where nobody opens them', () => {
    claimLinks();
    expect(app.setAsDefaultProtocolClient).toHaveBeenCalledExactlyOnceWith('escale');
  });

  it('leaves them to the installer of this computer, which wrote them', () => {
    app.isDefaultProtocolClient.mockReturnValueOnce(true);
    claimLinks();
    // What an installer writes for the computer, Windows does not tell as the person's default.
    app.getApplicationNameForProtocol.mockReturnValueOnce('Escale');
    claimLinks();
    expect(app.setAsDefaultProtocolClient).not.toHaveBeenCalled();
  });

  it('claims nothing for an application that is not installed', () => {
    app.isPackaged = false;
    claimLinks();
    expect(app.setAsDefaultProtocolClient).not.toHaveBeenCalled();
  });
});
