import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CloseGuard } from '#main/app/close-guard.ts';
import { readWindowState } from '#main/app/window-state.ts';
import { contract } from '#shared/ipc/contract.ts';
import { channelsAmong } from '#shared/ipc/wire.ts';
import { FakeStore, listeningLog } from '#tests/support/fakes.ts';

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const options: Record<string, unknown>[] = [];
  const open: BrowserWindow[] = [];
  class BrowserWindow extends EventEmitter {
    static getAllWindows = () => open;
    webContents = Object.assign(new EventEmitter(), {
      level: 0,
      reload: vi.fn(),
      forcefullyCrashRenderer: vi.fn(),
      getZoomLevel(): number {
        return this.level;
      },
      setZoomLevel(level: number) {
        this.level = level;
      },
    });
    show = vi.fn();
    maximize = vi.fn();
    restore = vi.fn();
    focus = vi.fn();
    loadURL = vi.fn(async () => {});
    isMinimized = () => true;
    isMaximized = () => true;
    isDestroyed = () => false;
    isVisible = () => true;
    setBounds = vi.fn();
    getNormalBounds = () => ({ x: 10, y: 20, width: 1000, height: 700 });
    constructor(given: Record<string, unknown>) {
      super();
      options.push(given);
      open.push(this);
    }
  }
  return {
    options,
    open,
    BrowserWindow,
    app: { getName: () => 'Escale', quit: vi.fn(), exit: vi.fn(), relaunch: vi.fn(), whenReady: async () => {} },
    dialog: { showMessageBox: vi.fn() },
    nativeTheme: { shouldUseDarkColors: true },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    shell: { openPath: vi.fn(async () => '') },
    clipboard: {},
    powerMonitor: {},
  };
});
vi.mock('electron', () => electron);

const { onPageGone, openWindow, showOwnWindow } = await import('#main/adapters/window.ts');
const { reportFatal, watchPage } = await import('#main/adapters/crash.ts');

function opened(store = new FakeStore()) {
  const guard = new CloseGuard();
  const asked = vi.fn();
  const shown = vi.fn();
  const onClosed = vi.fn();
  const onSessionEnding = vi.fn();
  const onSessionEnded = vi.fn();
  const { log, lines } = listeningLog();
  openWindow({
    title: 'Escale',
    preloadFile: '/preload.cjs',
    address: 'app://escale/users',
    isPackaged: true,
    store,
    guard,
    log,
    onCloseRequested: asked,
    onClosed,
    onSessionEnding,
    onSessionEnded,
    onShown: shown,
  });
  const window = electron.open.at(-1);
  const options = electron.options.at(-1);
  if (!window || !options) throw new Error('no window was opened');
  const close = () => {
    const event = { preventDefault: vi.fn() };
    window.emit('close', event);
    return event.preventDefault.mock.calls.length === 0;
  };
  return { guard, asked, shown, onClosed, onSessionEnding, onSessionEnded, log, lines, window, options, close };
}

let contact: string | undefined;
const newPage = { isMainFrame: true, isSameDocument: false };

beforeEach(() => {
  contact = undefined;
  electron.open.length = 0;
  electron.dialog.showMessageBox.mockReset();
});
afterEach(() => vi.clearAllMocks());

describe('the window', () => {
  it('isolates its page and gives it the names of the bridge channels', () => {
    const { options } = opened();
    expect(options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      devTools: false,
      spellcheck: false,
    });
    // The shape was just checked.
    const { additionalArguments } = options.webPreferences as { additionalArguments: string[] };
    expect(channelsAmong(additionalArguments)).toEqual(Object.keys(contract));
  });

  it('is shown once its page is painted, with the background of the theme', () => {
    const { window, options, shown } = opened();
    expect(options).toMatchObject({ show: false, backgroundColor: '#292929' });
    expect(window.show).not.toHaveBeenCalled();
    window.emit('ready-to-show');
    expect(window.show).toHaveBeenCalledOnce();
    expect(shown).toHaveBeenCalledOnce();
  });

  it('restores its size, position and zoom at the next start', () => {
    const store = new FakeStore();
    const first = opened(store);
    first.window.webContents.emit('did-navigate', {}, 'app://escale/users', 200);
    first.window.webContents.emit('zoom-changed', {}, 'in');
    expect(first.close()).toBe(true);
    expect(readWindowState(store)).toEqual({
      bounds: { x: 10, y: 20, width: 1000, height: 700 },
      isMaximized: true,
      zoomLevel: 0.5,
    });
    const second = opened(store);
    expect(second.options).toMatchObject({ x: 10, y: 20, width: 1000, height: 700 });
    expect(second.options.webPreferences).toMatchObject({ zoomFactor: 1.2 ** 0.5 });
    // Electron's maximize() shows a hidden window, which has nothing to show before.
    expect(second.window.maximize).not.toHaveBeenCalled();
    second.window.emit('ready-to-show');
    expect(second.window.maximize).toHaveBeenCalledBefore(second.window.show);
  });

  it('keeps its zoom when it is closed before its page is shown, where Electron tells none', () => {
    const store = new FakeStore();
    store.set('window', { isMaximized: false, zoomLevel: 2 });
    expect(opened(store).close()).toBe(true);
    expect(readWindowState(store).zoomLevel).toBe(2);
  });

  it('comes back onto a screen when it is asked for after its own was unplugged', () => {
    const { window } = opened();
    window.isMaximized = () => false;
    showOwnWindow();
    expect(window.setBounds).not.toHaveBeenCalled();
    window.getNormalBounds = () => ({ x: 2500, y: 20, width: 1000, height: 700 });
    showOwnWindow();
    expect(window.setBounds).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 0 });
  });

  it('stays open with unsaved work until the person decides', () => {
    const { guard, asked, close } = opened();
    guard.setUnsaved(true);
    expect(close()).toBe(false);
    expect(asked).toHaveBeenCalledOnce();
    guard.confirm();
    expect(close()).toBe(true);
  });

  it('closes without a question when its page was reloaded or crashed', () => {
    const { guard, window, close } = opened();
    guard.setUnsaved(true);
    window.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
    expect(close()).toBe(false);
    window.webContents.emit('did-start-navigation', newPage);
    expect(close()).toBe(true);
    guard.setUnsaved(true);
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(close()).toBe(true);
  });

  it.each<[string, unknown]>([
    ['did-start-navigation', newPage],
    ['render-process-gone', { reason: 'crashed' }],
    ['destroyed', {}],
  ])('tells that its page has gone at %s', (event, details) => {
    const { window } = opened();
    const gone = vi.fn();
    // A stand-in with what the adapter uses.
    onPageGone(window as never, gone);
    window.webContents.emit(event, details);
    expect(gone).toHaveBeenCalledOnce();
  });

  it('keeps its page while that moves along its own routes, or a frame in it navigates', () => {
    const { window } = opened();
    const gone = vi.fn();
    onPageGone(window as never, gone);
    window.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
    window.webContents.emit('did-start-navigation', { isMainFrame: false, isSameDocument: false });
    expect(gone).not.toHaveBeenCalled();
  });

  it('has its drafts stored when Windows is about to end the session, and does not object', () => {
    const { guard, asked, onSessionEnding, onSessionEnded, window, close } = opened();
    guard.setUnsaved(true);
    const event = { preventDefault: vi.fn() };
    window.emit('query-session-end', event);
    expect(onSessionEnding).toHaveBeenCalledOnce();
    expect([event.preventDefault, asked, onSessionEnded].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
    // Another application objected: the session goes on, and so does the question about unsaved work.
    expect(close()).toBe(false);
  });

  it('has the application end before Electron goes on when Windows ends the session, and closes without a question', () => {
    const { guard, asked, onSessionEnded, window, close } = opened();
    guard.setUnsaved(true);
    onSessionEnded.mockImplementation(() => guard.sessionEnded());
    window.emit('session-end', {});
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(close()).toBe(true);
    // Also where its page reports unsaved work once more.
    guard.reset();
    guard.setUnsaved(true);
    expect(close()).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('tells when it is gone, on macOS before the application is', () => {
    const { onClosed, window } = opened();
    window.emit('close', { preventDefault: vi.fn() });
    expect(onClosed).not.toHaveBeenCalled();
    window.emit('closed');
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('closes even when its state cannot be stored', () => {
    const store = new FakeStore();
    store.set = () => {
      throw new Error('ENOSPC');
    };
    const { close, lines } = opened(store);
    expect(close()).toBe(true);
    expect(lines.join()).toContain('cannot be remembered');
  });

  it('comes to the front when the application is started again', () => {
    expect(showOwnWindow()).toBe(false);
    const { window } = opened();
    expect(showOwnWindow()).toBe(true);
    expect(window.restore).toHaveBeenCalledOnce();
    expect(window.focus).toHaveBeenCalledOnce();
  });
});

describe('a page that fails', () => {
  const restart = { response: 0 };
  const openLog = { response: 1 };
  const last = { response: 2 };
  const { showMessageBox } = electron.dialog;

  function watched(...answers: object[]) {
    for (const answer of answers) showMessageBox.mockResolvedValueOnce(answer);
    const { window, log } = opened();
    // A stand-in with what the adapter uses.
    watchPage(window as never, {
      log,
      flushLog: () => {},
      logFolder: '/logs',
      locale: () => 'fr',
      supportContact: () => contact,
    });
    return window;
  }

  it.each<[string, unknown[]]>([
    ['render-process-gone', [{}, { reason: 'crashed', exitCode: 5 }]],
    ['preload-error', [{}, '/preload.cjs', new Error('x')]],
    ['did-fail-load', [{}, -6, 'ERR_FILE_NOT_FOUND', 'app://escale/', true]],
    ['did-navigate', [{}, 'app://escale/', 404]],
  ])('is reported in a dialog and reloaded: %s', async (event, args) => {
    const { webContents } = watched(restart);
    webContents.emit(event, ...args);
    await vi.waitFor(() => expect(webContents.reload).toHaveBeenCalledOnce());
    expect(showMessageBox.mock.calls[0]?.[1]).toMatchObject({
      message: 'Escale s’est arrêtée de façon inattendue.',
      buttons: ['Redémarrer', 'Ouvrir les fichiers de diagnostic', 'Quitter Escale'],
    });
  });

  it('names whom to ask, where the site does', async () => {
    contact = 'DSI, 03 83 00 00 00';
    const { webContents } = watched(restart, restart);
    webContents.emit('unresponsive');
    await vi.waitFor(() => expect(webContents.reload).toHaveBeenCalledOnce());
    contact = undefined;
    webContents.emit('unresponsive');
    await vi.waitFor(() => expect(webContents.reload).toHaveBeenCalledTimes(2));
    const [named, unnamed] = showMessageBox.mock.calls.map(([, { detail }]) => detail);
    expect(named).toBe(`${unnamed}\n\nBesoin d’aide ? DSI, 03 83 00 00 00`);
  });

  it.each<[string, unknown[]]>([
    ['render-process-gone', [{}, { reason: 'clean-exit', exitCode: 0 }]],
    ['did-fail-load', [{}, -3, 'ERR_ABORTED', 'app://escale/', true]],
    ['did-fail-load', [{}, -6, 'ERR_FILE_NOT_FOUND', 'x', false]],
    ['did-navigate', [{}, 'app://escale/', 200]],
  ])('shows no dialog for an event that is not a failure: %s', (event, args) => {
    watched().webContents.emit(event, ...args);
    expect(showMessageBox).not.toHaveBeenCalled();
  });

  it('asks again after it opened the log, then quits', async () => {
    const { webContents } = watched(openLog, last);
    webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: 1 });
    await vi.waitFor(() => expect(electron.app.quit).toHaveBeenCalledOnce());
    expect(electron.shell.openPath).toHaveBeenCalledExactlyOnceWith('/logs');
    expect(webContents.reload).not.toHaveBeenCalled();
  });

  it('shows one dialog for several failures', async () => {
    const { webContents } = watched(restart);
    webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    webContents.emit('did-fail-load', {}, -6, 'x', 'y', true);
    await vi.waitFor(() => expect(webContents.reload).toHaveBeenCalledOnce());
    expect(showMessageBox).toHaveBeenCalledOnce();
  });

  it('lets the person wait for a page that hangs, or reload it', async () => {
    const { webContents } = watched(last, restart);
    webContents.emit('unresponsive');
    await vi.waitFor(() => expect(showMessageBox).toHaveBeenCalledOnce());
    expect(electron.app.quit).not.toHaveBeenCalled();
    await Promise.resolve();
    webContents.emit('unresponsive');
    await vi.waitFor(() => expect(webContents.reload).toHaveBeenCalledOnce());
    expect(webContents.forcefullyCrashRenderer).toHaveBeenCalledOnce();
    expect(showMessageBox.mock.calls[0]?.[1]).toMatchObject({
      detail: expect.stringMatching(/^Patientez, ou redémarrez/u),
      buttons: ['Redémarrer', 'Ouvrir les fichiers de diagnostic', 'Patienter'],
    });
    webContents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 1 });
    expect(showMessageBox).toHaveBeenCalledTimes(2);
  });
});

describe('an application that cannot start', () => {
  it('reports it once in a dialog, and restarts when the person asks for it', async () => {
    electron.dialog.showMessageBox.mockResolvedValueOnce({ response: 0 });
    const { log, lines } = listeningLog();
    contact = 'IT, 12';
    const options = {
      log,
      flushLog: () => {},
      logFolder: '/logs',
      locale: () => 'en' as const,
      supportContact: () => contact,
    };
    await Promise.all([reportFatal(new Error('no disk'), options), reportFatal(new Error('follows'), options)]);
    expect(electron.dialog.showMessageBox.mock.calls).toEqual([
      [
        expect.objectContaining({
          message: 'Escale could not start.',
          buttons: ['Restart', 'Open the Diagnostic Files', 'Quit Escale'],
          detail: expect.stringMatching(/\n\nNeed help\? IT, 12$/u),
        }),
      ],
    ]);
    expect(electron.app.relaunch).toHaveBeenCalledOnce();
    expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(lines).toHaveLength(2);
  });
});
