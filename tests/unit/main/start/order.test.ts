import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { patient } from '#tests/support/fakes.ts';

/** Electron, which is ready when the test says so, and what was asked of it and of the parts of the start, in order. */
const { calls, electron, start } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const calls: string[] = [];
  const start = { isReady: false, isFirst: true, ready: Promise.withResolvers<void>() };
  /** Electron's own refuse to be called later: it was read as Electron started. */
  const early = (name: string) => () => {
    if (start.isReady) throw new Error(`${name} can only be called before app is ready`);
    calls.push(name);
  };
  const late = (name: string) => () => {
    if (!start.isReady) throw new Error(`${name} can only be used after app is ready`);
    calls.push(name);
  };
  const app = Object.assign(new EventEmitter(), {
    isPackaged: false,
    enableSandbox: early('enableSandbox'),
    disableHardwareAcceleration: early('disableHardwareAcceleration'),
    setPath: (name: string) => early(`setPath ${name}`)(),
    setAppUserModelId: () => undefined,
    setToastActivatorCLSID: () => undefined,
    getPath: () => '/data',
    getAppPath: () => '/opt/escale',
    getName: () => 'Escale',
    getVersion: () => '1.2.3',
    getPreferredSystemLanguages: () => ['fr-FR'],
    requestSingleInstanceLock: () => {
      calls.push('requestSingleInstanceLock');
      return start.isFirst;
    },
    whenReady: () => {
      calls.push('whenReady');
      return start.ready.promise;
    },
    quit: () => void calls.push('quit'),
    exit: (status: number) => void calls.push(`exit ${status}`),
  });
  const powerMonitor = new EventEmitter();
  powerMonitor.once('newListener', late('powerMonitor'));
  const electron = {
    app,
    powerMonitor,
    protocol: { registerSchemesAsPrivileged: early('registerSchemesAsPrivileged') },
    nativeTheme: {
      set themeSource(theme: string) {
        calls.push(`theme ${theme}`);
      },
    },
    session: {
      get defaultSession() {
        late('session')();
        const deny = () => undefined;
        return {
          on: deny,
          setPermissionRequestHandler: deny,
          setPermissionCheckHandler: deny,
          setDevicePermissionHandler: deny,
        };
      },
    },
    // Asked on Windows alone, as it starts.
    Notification: { handleActivation: () => undefined, isSupported: () => true },
    BrowserWindow: { getAllWindows: () => [] },
  };
  return { calls, electron, start };
});
vi.mock('electron', () => electron);
vi.mock('#main/adapters/key-value-store.ts', () => ({ createKeyValueStore: () => ({ get: () => undefined }) }));
vi.mock('#main/adapters/protocol-client.ts', () => ({ claimLinks: () => void calls.push('claimLinks') }));
vi.mock('#main/log/open-log.ts', () => ({
  openLog: () => {
    calls.push('openLog');
    return { log: () => undefined, flush: () => undefined };
  },
}));
vi.mock('#main/start/command.ts', () => ({ endWithCommand: async () => void calls.push('command') }));
vi.mock('#main/start/files.ts', () => ({ openFiles: () => ({}) }));
vi.mock('#main/start/page.ts', () => ({ answerPage: () => void calls.push('answerPage') }));
vi.mock('#main/start/menu.ts', () => ({ showMenu: async () => void calls.push('menu') }));
vi.mock('#main/start/services.ts', () => ({
  buildServices: async () => {
    calls.push('buildServices');
    return {
      session: { on: () => undefined, onChange: () => undefined },
      preload: async () => void calls.push('preload'),
    };
  },
}));
vi.mock('#main/start/bridge.ts', () => ({
  bridgeServices: async ({ trigger }: { trigger: { begin(): void } }) => {
    calls.push('bridgeServices');
    trigger.begin();
  },
}));
vi.mock('#main/start/main-window.ts', () => ({ openMainWindow: (path: string) => void calls.push(`window ${path}`) }));

const { argv } = process;
const folder = mkdtempSync(join(tmpdir(), 'escale-start-'));
// The settings of this computer are not those of the test.
const settings = join(folder, 'config.json');
writeFileSync(settings, '{ "hardwareAcceleration": false }');

/** Another process: nothing is loaded, and Electron is not ready. */
function startAnew(): void {
  vi.resetModules();
  electron.app.removeAllListeners();
  electron.app.on('newListener', (name: string) => void calls.push(`on ${name}`));
  Object.assign(start, { isReady: false, isFirst: true, ready: Promise.withResolvers<void>() });
  calls.length = 0;
}

beforeEach(() => {
  startAnew();
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  vi.spyOn(process, 'on').mockReturnValue(process);
  vi.spyOn(process, 'once').mockReturnValue(process);
  vi.stubEnv('ESCALE_CONFIG', settings);
  vi.stubEnv('ESCALE_USER_DATA', folder);
  return () => {
    process.argv = argv;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

/** Starts the application as Electron does: it is ready once the module has ended. */
async function startWith(...args: string[]): Promise<void> {
  process.argv = ['electron', '.', ...args];
  await import('#main/index.ts');
}

function becomeReady(): void {
  start.isReady = true;
  start.ready.resolve();
}

const settled = ['enableSandbox', 'setPath userData', 'setPath logs', 'registerSchemesAsPrivileged'];

describe('the start', () => {
  it('settles before Electron is ready what Electron reads as it starts, and waits for it with nothing left to say', async () => {
    await startWith();
    expect(calls).toEqual([
      ...settled,
      'openLog',
      'requestSingleInstanceLock',
      'on second-instance',
      'on open-url',
      'on activate',
      'on before-quit',
      'on window-all-closed',
      'disableHardwareAcceleration',
      'theme light',
      'whenReady',
    ]);
  });

  it('restricts what pages may do before there is one, and shows the window before the services are there', async () => {
    await startWith();
    calls.length = 0;
    becomeReady();
    await vi.waitFor(() => expect(calls).toContain('claimLinks'), patient);
    expect(calls).toEqual([
      'on quit',
      'session',
      'session',
      'on web-contents-created',
      'on select-client-certificate',
      'on child-process-gone',
      'powerMonitor',
      'bridgeServices',
      'answerPage',
      'window /',
      'menu',
      'buildServices',
      'claimLinks',
      'preload',
    ]);
  });

  it('opens the window at the link it was started with, and rather at one that macOS hands over meanwhile', async () => {
    await startWith('--', 'escale://users/12');
    becomeReady();
    await vi.waitFor(() => expect(calls).toContain('window /users/12'), patient);

    startAnew();
    await startWith('--', 'escale://users/12');
    electron.app.emit('open-url', { preventDefault: () => undefined }, 'escale://communities/3');
    becomeReady();
    await vi.waitFor(() => expect(calls).toContain('window /communities/3'), patient);
  });

  it('quits as a second start before it touches anything of the first one', async () => {
    start.isFirst = false;
    await startWith();
    becomeReady();
    await new Promise(setImmediate);
    expect(calls).toEqual([...settled, 'openLog', 'requestSingleInstanceLock', 'quit']);
  });

  it('is a command without lock, log and window', async () => {
    await startWith('--check');
    becomeReady();
    await new Promise(setImmediate);
    expect(calls).toEqual([...settled, 'command']);
  });
});
