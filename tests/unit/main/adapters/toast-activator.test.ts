import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

const electron = vi.hoisted(() => ({ app: { getName: () => 'Escale', getPath: (_name: string): string => '' } }));
vi.mock('electron', () => electron);

/** The person's part of the registry: the values of each key by its path. */
const registry = vi.hoisted(() => new Map<string, Record<string, string>>());
vi.mock('native-reg', () => ({
  default: {
    HKCU: 'HKCU',
    Access: { READ: 1, ALL_ACCESS: 2 },
    openKey: (hive: string, path: string) => {
      const isThere =
        hive === 'HKCU' && [...registry.keys()].some((key) => key === path || key.startsWith(`${path}\\`));
      return isThere ? path : null;
    },
    closeKey: () => undefined,
    queryValue: (path: string, name: string) => registry.get(path)?.[name] ?? null,
    deleteTree: (path: string, name: string) => {
      for (const key of registry.keys()) if (key.startsWith(`${path}\\${name}`)) registry.delete(key);
    },
  },
}));
const { isActivatorRegistered, removeActivator } = await import('#main/adapters/toast-activator.ts');

const own = String.raw`Software\Classes\CLSID\{3AC23227-7F62-4DE3-A52D-C4C6C510D89B}`;
const others = String.raw`Software\Classes\CLSID\{00000000-0000-0000-0000-000000000001}`;
const shellFolders = String.raw`Software\Microsoft\Windows\CurrentVersion\Explorer\Shell Folders`;

let programs: string;
let shortcut: string;

/** What Electron writes with the first use of notifications. */
function useNotifications(): void {
  registry.set(own, { '': 'Electron Notification Activator' });
  registry.set(String.raw`${own}\LocalServer32`, { '': String.raw`C:\Program Files\Escale\Escale.exe` });
  writeFileSync(shortcut, '');
}

beforeEach(() => {
  const appData = mkdtempSync(join(tmpdir(), 'escale-activator-'));
  electron.app.getPath = () => appData;
  programs = join(appData, 'Microsoft', 'Windows', 'Start Menu', 'Programs');
  mkdirSync(programs, { recursive: true });
  shortcut = join(programs, 'Escale.lnk');
  registry.clear();
  registry.set(others, { '': 'Another program' });
});

it('removes the entry and the shortcut that notifications left in an account, and nothing beside them', () => {
  useNotifications();
  writeFileSync(join(programs, 'Other.lnk'), '');
  expect(isActivatorRegistered()).toBe(true);
  expect(removeActivator()).toEqual([shortcut, `HKCU\\${own}`]);
  expect(isActivatorRegistered()).toBe(false);
  expect([...registry.keys()]).toEqual([others]);
  expect([existsSync(shortcut), existsSync(join(programs, 'Other.lnk'))]).toEqual([false, true]);
  expect(removeActivator()).toEqual([]);
});

it('leaves a shortcut that somebody else made, where no notification was ever shown', () => {
  writeFileSync(shortcut, '');
  expect(removeActivator()).toEqual([]);
  expect(existsSync(shortcut)).toBe(true);
});

it('finds the shortcut in a Start menu that a policy moved', () => {
  programs = mkdtempSync(join(tmpdir(), 'escale-moved-'));
  shortcut = join(programs, 'Escale.lnk');
  registry.set(shellFolders, { Programs: programs });
  useNotifications();
  removeActivator();
  expect(existsSync(shortcut)).toBe(false);
});
