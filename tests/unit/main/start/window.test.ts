import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { patient } from '#tests/support/fakes.ts';

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const app = Object.assign(new EventEmitter(), {
    requestSingleInstanceLock: () => true,
    whenReady: async () => undefined,
    getName: () => 'Escale',
    getPreferredSystemLanguages: () => ['fr-CA', 'en-US'],
    exit: vi.fn(),
  });
  const dialog = { showMessageBox: vi.fn(async (_options: { message: string }) => ({ response: 2 })) };
  return {
    app,
    dialog,
    BrowserWindow: { getAllWindows: () => [{}] },
    // Asked on Windows alone, as it starts.
    Notification: { handleActivation: () => undefined, isSupported: () => true },
    nativeTheme: {},
    powerMonitor: new EventEmitter(),
  };
});
vi.mock('electron', () => electron);
vi.mock('#main/adapters/key-value-store.ts', () => ({ createKeyValueStore: () => ({ get: () => undefined }) }));
vi.mock('#main/adapters/security.ts', () => ({ restrictWebContents: () => undefined }));
vi.mock('#main/adapters/protocol-client.ts', () => ({ claimLinks: () => undefined }));
vi.mock('#main/start/files.ts', () => ({ openFiles: () => ({}) }));
vi.mock('#main/start/page.ts', () => ({ answerPage: () => undefined }));
vi.mock('#main/start/menu.ts', () => ({ showMenu: () => undefined }));
vi.mock('#main/start/main-window.ts', () => ({ openMainWindow: () => undefined }));
const buildServices = vi.hoisted(() => vi.fn());
vi.mock('#main/start/services.ts', () => ({ buildServices }));
const bridgeServices = vi.hoisted(() => vi.fn());
vi.mock('#main/start/bridge.ts', () => ({ bridgeServices }));

const broken = () => Promise.reject(new Error('this file is broken'));
const session = { checkIdle: () => undefined };

it.each([
  ['the services', broken, async () => ({})],
  ['the schemas of the calls', async () => ({ session }), broken],
])('says beside the open window that %s cannot be loaded, and logs why', async (_what, services, binder) => {
  // What is reported once is not reported again.
  vi.resetModules();
  vi.clearAllMocks();
  vi.spyOn(process, 'on').mockReturnValue(process);
  buildServices.mockImplementation(services);
  bridgeServices.mockImplementation(({ trigger }) => {
    trigger.begin();
    return binder();
  });
  const logFolder = mkdtempSync(join(tmpdir(), 'escale-start-'));
  // The settings of this computer are not those of the test.
  const settings = join(logFolder, 'config.json');
  writeFileSync(settings, '{}');
  const application = { name: 'Escale', args: [], platform: 'linux', isPackaged: false, logFolder, resourceFolder: '' };
  const { startWithWindow } = await import('#main/start/window.ts');
  type Context = Parameters<typeof startWithWindow>[0];
  const context = { application, env: { ESCALE_CONFIG: settings }, redact: (text: string) => text };
  await startWithWindow(context as unknown as Context); // all that it reads of them
  await vi.waitFor(() => expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(1), patient);
  expect(electron.dialog.showMessageBox.mock.calls[0]?.[0].message).toBe('Escale a une erreur et doit redémarrer.');
  expect(readFileSync(join(logFolder, 'escale.log'), 'utf8')).toMatch(/the application failed.*at broken/u);
});
