import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PowerMonitor } from '../../../../tools/browser-shell/electron/power-monitor.ts';

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const app = Object.assign(new EventEmitter(), {
    isPackaged: true,
    isFirst: true,
    requestSingleInstanceLock: vi.fn((_data?: unknown) => app.isFirst),
    releaseSingleInstanceLock: vi.fn(),
    setAsDefaultProtocolClient: vi.fn(),
    removeAsDefaultProtocolClient: vi.fn(),
    isDefaultProtocolClient: vi.fn((..._command: unknown[]) => false),
    getApplicationNameForProtocol: vi.fn(() => ''),
    quit: vi.fn(),
  });
  return { app, powerMonitor: new EventEmitter() };
});
vi.mock('electron', () => electron);

const { endWithLastWindow, finishBeforeEnd, watchSystem } = await import('#main/adapters/lifecycle.ts');
const { claimLinks, releaseLinks } = await import('#main/adapters/protocol-client.ts');
const { claimForCommand, claimSingleInstance } = await import('#main/adapters/single-instance.ts');
const { app } = electron;

const onOpened = vi.fn();

beforeEach(() => {
  app.removeAllListeners();
  app.isFirst = true;
  app.isPackaged = true;
  vi.clearAllMocks();
});

describe('claimSingleInstance', () => {
  it('ends a second instance before it does anything else', () => {
    app.isFirst = false;
    expect(claimSingleInstance(onOpened)).toBe(false);
    expect(app.eventNames()).toEqual([]);
  });

  it('shows the window when the application is started again, and opens the link if there is one', () => {
    expect(claimSingleInstance(onOpened)).toBe(true);
    app.emit('second-instance', {}, ['Escale.exe']);
    app.emit('second-instance', {}, ['Escale.exe', '--flag', 'escale://users?page=2']);
    app.emit('activate');
    expect(onOpened.mock.calls).toEqual([[null], ['/users?page=2'], [null]]);
  });

  it('is not disturbed by a command that asks whether it is open', () => {
    claimSingleInstance(onOpened);
    app.emit('second-instance', {}, ['Escale.exe', '--forget-me'], '/', { isCommand: true });
    expect(onOpened).not.toHaveBeenCalled();
  });

  it('opens only links with the scheme of the application', () => {
    claimSingleInstance(onOpened);
    const preventDefault = vi.fn();
    app.emit('open-url', { preventDefault }, 'escale://users/show/12');
    app.emit('open-url', { preventDefault }, 'https://example.org');
    expect(onOpened.mock.calls).toEqual([['/users/show/12'], [null]]);
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });
});

describe('claimForCommand', () => {
  it('says who asks, and gives the application back once the command has ended', () => {
    const release = claimForCommand();
    expect(app.requestSingleInstanceLock).toHaveBeenCalledExactlyOnceWith({ isCommand: true });
    expect(app.releaseSingleInstanceLock).not.toHaveBeenCalled();
    release?.();
    expect(app.releaseSingleInstanceLock).toHaveBeenCalledOnce();
  });

  it('is null while Escale is open', () => {
    app.isFirst = false;
    expect(claimForCommand()).toBeNull();
  });
});

describe('the end of the application', () => {
  it('is reported before the windows are closed', () => {
    const onQuitting = vi.fn();
    endWithLastWindow(onQuitting);
    app.emit('before-quit', {});
    expect(onQuitting).toHaveBeenCalledOnce();
  });

  it.each([
    ['linux', 1],
    ['win32', 1],
    ['darwin', 0],
  ] as const)('comes with the last window, but not on macOS (%s)', (platform, times) => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    onTestFinished(() => void vi.restoreAllMocks());
    endWithLastWindow(() => {});
    app.emit('window-all-closed');
    expect(app.quit).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['has ended in order', async () => {}],
    ['could not end', async () => Promise.reject(new Error('stuck'))],
  ])('waits, once, until running work %s', async (_what, end) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = vi.fn(() => promise.then(end));
    finishBeforeEnd(run);
    const preventDefault = vi.fn();
    app.emit('will-quit', { preventDefault });
    // Somebody quits again meanwhile.
    app.emit('will-quit', { preventDefault });
    expect([preventDefault.mock.calls.length, run.mock.calls.length]).toEqual([2, 1]);
    expect(app.quit).not.toHaveBeenCalled();
    resolve();
    await vi.waitFor(() => expect(app.quit).toHaveBeenCalledOnce());
    app.emit('will-quit', { preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });
});

describe('claimLinks', () => {
  it('claims the links of the application where nobody opens them, and gives back the same', () => {
    claimLinks();
    releaseLinks();
    // On Windows the command that is written: `"PROGRAM" -- "%1"`, after which a link holds no switch, as the MSI's.
    const command = ['escale', process.execPath, ['--']];
    for (const call of [
      app.isDefaultProtocolClient,
      app.setAsDefaultProtocolClient,
      app.removeAsDefaultProtocolClient,
    ]) {
      expect(call).toHaveBeenCalledExactlyOnceWith(...command);
    }
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

describe('the system', () => {
  /** Watches on a platform, as Electron's power monitor of that platform would tell it. */
  function watched(platform: NodeJS.Platform) {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    const signals = new EventEmitter();
    vi.spyOn(process, 'once').mockImplementation((event, listener) => {
      signals.once(String(event), listener);
      return process;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const monitor = new PowerMonitor();
    electron.powerMonitor = monitor;
    const [onWake, onEnd] = [vi.fn(), vi.fn()];
    watchSystem(onWake, onEnd);
    return { monitor, signals, onWake, onEnd };
  }

  it.each(['linux', 'darwin'] as const)('waits on %s until the application has ended with a shutdown', (platform) => {
    const { monitor, onEnd } = watched(platform);
    expect(monitor.shutDown()).toBe(true);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it.each(['SIGTERM', 'SIGHUP'])('ends the application by %s, without the question that the menu asks', (signal) => {
    const { signals, onEnd } = watched('linux');
    signals.emit(signal);
    expect(onEnd).toHaveBeenCalledOnce();
    // The next one ends the process.
    expect(signals.listenerCount(signal)).toBe(0);
  });

  it('tells of a wake-up and of an unlocked screen, and on Windows of the end by its window alone', () => {
    const { monitor, signals, onWake, onEnd } = watched('win32');
    monitor.emit('resume');
    monitor.emit('unlock-screen');
    expect(onWake).toHaveBeenCalledTimes(2);
    expect([monitor.shutDown(), signals.eventNames(), onEnd.mock.calls]).toEqual([false, [], []]);
  });
});
