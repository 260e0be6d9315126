import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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
    getPath: (name: string) => `/data/${name}`,
    getVersion: () => '1.2.3',
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
  return { state, app, ClipboardItem, clipboard, nativeTheme: {}, powerMonitor: {}, shell: {} };
});
vi.mock('electron', () => electron);

const { copySecret, prepareApplication } = await import('#main/adapters/application.ts');
const { app, clipboard, state } = electron;
const { argv } = process;

class Exit extends Error {}
const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
  throw new Exit(String(code));
});
const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(state, { isReady: false, switches: [] });
  app.isPackaged = true;
  // Present in Electron alone.
  Object.assign(process, { resourcesPath: '/opt/escale/resources' });
});
afterEach(() => {
  process.argv = argv;
});

describe('a packaged application', () => {
  it.each([
    '--remote-debugging-port=9222',
    '--remote-debugging-pipe',
    '--inspect-brk',
    '--no-sandbox',
    '--disable-web-security',
  ])('refuses to start with %s and prints the reason', (given) => {
    process.argv = ['escale', given];
    expect(() => prepareApplication({})).toThrow(Exit);
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(written.mock.calls.join()).toContain(given);
    expect(app.enableSandbox).not.toHaveBeenCalled();
  });

  it('refuses to start with a switch that only the runtime recognised', () => {
    state.switches = ['remote-debugging-port'];
    process.argv = ['escale'];
    expect(() => prepareApplication({})).toThrow(Exit);
  });

  it('puts every page in the sandbox before the application is ready', () => {
    process.argv = ['escale', 'escale://users'];
    expect(prepareApplication({ ESCALE_USER_DATA: '/elsewhere' })).toMatchObject({ isPackaged: true });
    expect(app.enableSandbox).toHaveBeenCalledOnce();
    expect(app.whenReady).not.toHaveBeenCalled();
    expect(app.setPath).not.toHaveBeenCalled();
  });
});

describe('an unpackaged application', () => {
  beforeEach(() => {
    app.isPackaged = false;
  });

  it('starts with a debugging switch, and keeps the sandbox', () => {
    state.switches = ['remote-debugging-port'];
    process.argv = ['electron', '.', '--remote-debugging-port=9222', '--inspect'];
    expect(prepareApplication({})).toMatchObject({ isPackaged: false });
    expect(exit).not.toHaveBeenCalled();
    expect(app.enableSandbox).toHaveBeenCalledOnce();
  });

  it('keeps its data in the folder that it is given', () => {
    prepareApplication({ ESCALE_USER_DATA: '/elsewhere' });
    expect(app.setPath.mock.calls).toEqual([
      ['userData', '/elsewhere'],
      ['logs', expect.stringMatching(/^.elsewhere.logs$/u)],
    ]);
  });
});

describe('the main process', () => {
  it('calls prepareApplication before its first await', async () => {
    const { readFile } = await import('node:fs/promises');
    const source = await readFile(new URL('../../../../src/main/index.ts', import.meta.url), 'utf8');
    const [prepared, waited] = ['prepareApplication(process.env)', 'await '].map((text) => source.indexOf(text));
    expect(prepared).toBeGreaterThan(0);
    expect(prepared).toBeLessThan(waited ?? 0);
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
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform as NodeJS.Platform);
    await copySecret('hunter2');
    const [[item] = []] = clipboard.write.mock.calls[0] ?? [];
    expect(item?.items['text/plain']).toBe('hunter2');
    expect(Object.keys(item?.items ?? {})).toEqual(['text/plain', ...marks.map(format)]);
  });

  it('is marked with a zero, which keeps it out of the history and the cloud of Windows', async () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
    await copySecret('hunter2');
    const [[item] = []] = clipboard.write.mock.calls[0] ?? [];
    const mark = item?.items[format('CanIncludeInClipboardHistory')];
    expect(mark instanceof Blob && [...new Uint8Array(await mark.arrayBuffer())]).toEqual([0, 0, 0, 0]);
  });
});
