import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toastActivatorClsid } from '#shared/app-id.ts';
import { switchesOfStart } from '../../../../tools/browser-shell/electron/own-switches.ts';
import { readConfiguration } from '../../../../tools/package/configuration/file.ts';

const electron = vi.hoisted(() => {
  const state = { isReady: false, switches: [] as string[] };
  const app = {
    isPackaged: true,
    commandLine: { hasSwitch: (name: string) => state.switches.includes(name) },
    // Electron's own: refused once the application is ready.
    enableSandbox: vi.fn(() => {
      if (state.isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
    }),
    getAppPath: () => '/opt/escale',
    getName: () => 'Escale',
    getPreferredSystemLanguages: () => ['fr-CA', 'en-US'],
    getPath: (name: string) => `/data/${name}`,
    getVersion: () => '1.2.3',
    disableHardwareAcceleration: vi.fn(),
    setAppUserModelId: vi.fn(),
    setToastActivatorCLSID: vi.fn(),
    setPath: vi.fn(),
    whenReady: vi.fn(async () => {
      state.isReady = true;
    }),
  };
  class ClipboardItem {
    readonly items: Record<string, unknown>;
    constructor(items: Record<string, unknown>) {
      this.items = items;
    }
  }
  const clipboard = { write: vi.fn(async (_items: ClipboardItem[]) => {}) };
  const dialog = { showErrorBox: vi.fn() };
  return { state, app, dialog, ClipboardItem, clipboard, nativeTheme: {}, powerMonitor: {}, shell: {} };
});
vi.mock('electron', () => electron);
const spawn = vi.hoisted(() =>
  vi.fn((file: string, _args: string[], _options: object) => ({
    error: file === 'zenity' ? new Error('ENOENT') : undefined,
  })),
);
vi.mock('node:child_process', async (load) => ({ ...(await load<object>()), spawnSync: spawn }));
const mkdir = vi.hoisted(() => vi.fn());
vi.mock('node:fs', async (load) => ({ ...(await load<object>()), mkdirSync: mkdir }));

const { drawWithoutGraphicsCard } = await import('#main/adapters/appearance.ts');
const { prepareApplication } = await import('#main/adapters/application.ts');
const { copySecret } = await import('#main/adapters/clipboard.ts');
const { app, clipboard, dialog, state } = electron;
const { argv, stderr } = process;
const { isTTY } = stderr;

class Exit extends Error {}
const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
  throw new Exit(String(code));
});
const system = vi.spyOn(process, 'platform', 'get');
const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(state, { isReady: false, switches: [] });
  app.isPackaged = true;
  // As where a shortcut started it.
  stderr.isTTY = false;
  // Present in Electron alone.
  Object.assign(process, { resourcesPath: '/opt/escale/resources' });
});
afterEach(() => {
  process.argv = argv;
  stderr.isTTY = isTTY;
  system.mockReset();
});

describe('a packaged application', () => {
  it.each([
    '--remote-debugging-port=9222',
    '--remote-debugging-pipe',
    '--inspect-brk',
    '--no-sandbox',
    '--disable-web-security',
  ])('refuses to start with %s and prints the reason', async (given) => {
    process.argv = ['escale', given];
    await expect(prepareApplication({})).rejects.toThrow(Exit);
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(written.mock.calls.join()).toContain(given);
    expect(app.enableSandbox).not.toHaveBeenCalled();
  });

  it.each(['win32', 'darwin', 'linux'] as const)(
    'starts with the switches that Electron adds by itself on %s',
    async (name) => {
      system.mockReturnValue(name);
      state.switches = switchesOfStart(name);
      expect(state.switches).toContain('allow-file-access-from-files');
      process.argv = ['escale', '--', 'escale://users/12'];
      expect(await prepareApplication({})).toMatchObject({ isPackaged: true });
      expect(exit).not.toHaveBeenCalled();
    },
  );

  it.each(['ELECTRON_DISABLE_SANDBOX', 'electron_disable_sandbox'])(
    'refuses on Linux to start with %s, which starts all pages without a sandbox, and says where to remove it',
    async (variable) => {
      system.mockReturnValue('linux');
      process.argv = ['escale'];
      await expect(prepareApplication({ [variable]: '' })).rejects.toThrow(Exit);
      expect(written.mock.calls.join()).toMatch(new RegExp(`${variable}.+/etc/environment`, 'u'));
    },
  );

  it.each(['win32', 'darwin'] as const)(
    'starts on %s with that variable, whose switch Electron takes back for the sandbox of every page',
    async (name) => {
      system.mockReturnValue(name);
      process.argv = ['escale'];
      await prepareApplication({ ELECTRON_DISABLE_SANDBOX: '1' });
      expect(app.enableSandbox).toHaveBeenCalledOnce();
    },
  );

  it('keeps the keys of its connections from the file that a variable names, while one run from source does not', async () => {
    process.argv = ['escale'];
    const names = ['SSLKEYLOGFILE', 'sslkeylogfile'];
    for (const name of names) vi.stubEnv(name, '/tmp/keys.txt');
    onTestFinished(() => void vi.unstubAllEnvs());
    app.isPackaged = false;
    await prepareApplication({});
    for (const name of names) expect(process.env[name]).toBe('/tmp/keys.txt');
    app.isPackaged = true;
    await prepareApplication({});
    for (const name of names) expect(process.env[name]).toBeUndefined();
  });

  it('says on screen what to do where an AppImage finds no sandbox, by the first program that is there', async () => {
    system.mockReturnValue('linux');
    process.argv = ['escale', '--no-sandbox'];
    const env = { APPIMAGE: '/home/anna/Escale.AppImage', LD_LIBRARY_PATH: '/tmp/.mount/usr/lib', HOME: '/home/anna' };
    await expect(prepareApplication(env)).rejects.toThrow(Exit);
    expect(spawn.mock.calls.map(([file]) => file)).toEqual(['zenity', 'kdialog']);
    const [, args, options] = spawn.mock.calls[1] ?? [];
    expect(args?.at(-1)).toMatch(/Escale (?:does not start: .+ \.deb|ne démarre pas : .+ \.deb)/u);
    expect(options).toMatchObject({ env: { APPIMAGE: env.APPIMAGE, HOME: env.HOME } });
    expect(options).not.toHaveProperty('env.LD_LIBRARY_PATH');
  });

  it('shows nothing to whoever typed the switch in a terminal, nor beside a command, which a script may have given', async () => {
    stderr.isTTY = true;
    process.argv = ['escale', '--no-sandbox'];
    await expect(prepareApplication({})).rejects.toThrow(Exit);
    stderr.isTTY = false;
    process.argv = ['escale', '--no-sandbox', '--check'];
    await expect(prepareApplication({ APPIMAGE: '/home/anna/Escale.AppImage' })).rejects.toThrow(Exit);
    system.mockReturnValue('win32');
    await expect(prepareApplication({})).rejects.toThrow(Exit);
    expect(spawn).not.toHaveBeenCalled();
    expect(dialog.showErrorBox).not.toHaveBeenCalled();
  });

  it.each(['win32', 'darwin'] as const)(
    'names the switch of a shortcut on screen, where no terminal does: %s',
    async (name) => {
      system.mockReturnValue(name);
      process.argv = ['escale', '--ignore-certificate-errors'];
      await expect(prepareApplication({})).rejects.toThrow(Exit);
      expect(dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith(
        'Escale',
        expect.stringMatching(/(?:with the switch “|avec l’option «\u00A0)--ignore-certificate-errors/u),
      );
    },
  );

  it('names it by a program of the system on Linux, where Electron shows nothing this early', async () => {
    system.mockReturnValue('linux');
    process.argv = ['escale', '--host-rules=MAP * 127.0.0.1'];
    await expect(prepareApplication({})).rejects.toThrow(Exit);
    expect(spawn.mock.calls.at(-1)?.[1].at(-1)).toContain('--host-rules=MAP * 127.0.0.1');
    expect(dialog.showErrorBox).not.toHaveBeenCalled();
  });

  it('puts every page in the sandbox before the application is ready', async () => {
    process.argv = ['escale', 'escale://users'];
    expect(await prepareApplication({ ESCALE_USER_DATA: '/elsewhere' })).toMatchObject({ isPackaged: true });
    expect(app.enableSandbox).toHaveBeenCalledOnce();
    expect(app.whenReady).not.toHaveBeenCalled();
    expect(app.setPath).not.toHaveBeenCalled();
  });
});

describe('an unpackaged application', () => {
  beforeEach(() => {
    app.isPackaged = false;
  });

  it('starts with a debugging switch, and keeps the sandbox', async () => {
    state.switches = ['remote-debugging-port'];
    process.argv = ['electron', '.', '--remote-debugging-port=9222', '--inspect'];
    expect(await prepareApplication({})).toMatchObject({ isPackaged: false });
    expect(exit).not.toHaveBeenCalled();
    expect(app.enableSandbox).toHaveBeenCalledOnce();
  });

  it('keeps its data in the folder that it is given', async () => {
    await prepareApplication({ ESCALE_USER_DATA: '/elsewhere' });
    expect(app.setPath.mock.calls).toEqual([
      ['userData', '/elsewhere'],
      ['logs', expect.stringMatching(/^.elsewhere.logs$/u)],
    ]);
  });
});

describe('an application on Windows', () => {
  const local = String.raw`C:\Users\x\AppData\Local`;
  beforeEach(() => {
    process.argv = ['Escale.exe'];
    system.mockReturnValue('win32');
  });

  it('takes the identity of its installer before anything else', async () => {
    await prepareApplication({});
    expect(app.setAppUserModelId).toHaveBeenCalledExactlyOnceWith('org.escale.desktop');
    expect(app.setAppUserModelId).toHaveBeenCalledBefore(app.enableSandbox);
    expect(readConfiguration().appId).toBe('org.escale.desktop');
  });

  it('has one identifier for clicks on its notifications, instead of another one for each start', async () => {
    await prepareApplication({});
    expect(app.setToastActivatorCLSID).toHaveBeenCalledExactlyOnceWith(toastActivatorClsid);
    // What Windows takes (CLSIDFromString); Electron throws for anything else.
    expect(toastActivatorClsid).toMatch(/^\{[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\}$/u);
  });

  it('starts when Windows starts it for a click on a notification', async () => {
    process.argv = ['Escale.exe', '-Embedding'];
    expect(await prepareApplication({})).toMatchObject({ args: ['-Embedding'] });
    expect(dialog.showErrorBox).not.toHaveBeenCalled();
  });

  it('keeps caches, logs and temporary files on the computer, and its data in the folder that may roam', async () => {
    const { localFolder, dataFolder } = await prepareApplication({ LOCALAPPDATA: local });
    expect(app.setPath.mock.calls).toEqual([
      ['sessionData', String.raw`${local}\Escale`],
      ['logs', expect.stringMatching(/^C:\\Users\\x\\AppData\\Local\\Escale.logs$/u)],
    ]);
    expect([localFolder, dataFolder]).toEqual([String.raw`${local}\Escale`, '/data/userData']);
    expect(mkdir).toHaveBeenCalledBefore(app.setPath);
  });

  it.each([String.raw`\\server\profiles\x`, '//server/profiles/x', 'Local', '', undefined])(
    'keeps them beside its data where LOCALAPPDATA is %j',
    async (LOCALAPPDATA) => {
      expect(await prepareApplication({ LOCALAPPDATA })).toMatchObject({ localFolder: '/data/userData' });
      expect(app.setPath).not.toHaveBeenCalled();
      expect(mkdir).not.toHaveBeenCalled();
    },
  );

  it('keeps them beside its data where that folder cannot be made', async () => {
    mkdir.mockImplementationOnce(() => {
      throw new Error('ENOSPC');
    });
    expect(await prepareApplication({ LOCALAPPDATA: local })).toMatchObject({ localFolder: '/data/userData' });
    expect(app.setPath).not.toHaveBeenCalled();
  });

  it('keeps everything in the folder that an unpackaged one is given', async () => {
    app.isPackaged = false;
    await prepareApplication({ LOCALAPPDATA: local, ESCALE_USER_DATA: '/elsewhere' });
    expect(app.setPath.mock.calls.map(([name]) => name)).toEqual(['userData', 'logs']);
  });
});

describe('an application on another system', () => {
  it('knows neither the identity nor the folders of Windows', async () => {
    process.argv = ['escale'];
    expect(await prepareApplication({ LOCALAPPDATA: String.raw`C:\Local` })).toMatchObject({
      localFolder: '/data/userData',
    });
    expect(app.setAppUserModelId).not.toHaveBeenCalled();
    expect(app.setToastActivatorCLSID).not.toHaveBeenCalled();
    expect(app.setPath).not.toHaveBeenCalled();
  });
});

describe('the graphics card', () => {
  it('is left alone where the site says so', () => {
    drawWithoutGraphicsCard();
    expect(app.disableHardwareAcceleration).toHaveBeenCalledOnce();
  });
});

describe('the main process', () => {
  it('calls prepareApplication before its first await', async () => {
    const source = readFileSync(new URL('../../../../src/main/index.ts', import.meta.url), 'utf8');
    const [prepared, waited] = ['prepareApplication(process.env)', 'await '].map((text) => source.indexOf(text));
    expect(prepared).toBeGreaterThan(0);
    expect(prepared).toBeLessThan(waited ?? 0);
  });

  it('leaves the graphics card alone before the application is ready', () => {
    const source = readFileSync(new URL('../../../../src/main/start/window.ts', import.meta.url), 'utf8');
    const [drawn, ready] = ['drawWithoutGraphicsCard()', 'await whenReady()'].map((text) => source.indexOf(text));
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(ready ?? 0);
  });
});

describe('a copied secret', () => {
  const format = (name: string) => `electron application/osclipboard;format="${name}"`;

  it.each([
    [
      'win32',
      ['ExcludeClipboardContentFromMonitorProcessing', 'CanIncludeInClipboardHistory', 'CanUploadToCloudClipboard'],
    ],
    ['darwin', ['org.nspasteboard.ConcealedType']],
    ['linux', ['x-kde-passwordManagerHint']],
  ])('stays out of the history of the clipboard on %s', async (platform, marks) => {
    system.mockReturnValue(platform as NodeJS.Platform);
    await copySecret('hunter2');
    const [[item] = []] = clipboard.write.mock.calls[0] ?? [];
    expect(item?.items['text/plain']).toBe('hunter2');
    expect(Object.keys(item?.items ?? {})).toEqual(['text/plain', ...marks.map(format)]);
  });

  it('is marked with a zero, which keeps it out of the history and the cloud of Windows', async () => {
    system.mockReturnValue('win32');
    await copySecret('hunter2');
    const [[item] = []] = clipboard.write.mock.calls[0] ?? [];
    const mark = item?.items[format('CanIncludeInClipboardHistory')];
    expect(mark instanceof Blob && [...new Uint8Array(await mark.arrayBuffer())]).toEqual([0, 0, 0, 0]);
  });
});
