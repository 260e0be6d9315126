import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { patient } from '#tests/support/fakes.ts';

const electron = vi.hoisted(() => ({
  app: { relaunch: vi.fn(), releaseSingleInstanceLock: vi.fn(), exit: vi.fn() },
}));
vi.mock('electron', () => electron);

const { restart } = await import('#main/adapters/restart.ts');
const { app } = electron;

beforeEach(() => void vi.clearAllMocks());

/** A program in the place of an AppImage, which writes down its arguments. */
function appImage() {
  const folder = mkdtempSync(join(tmpdir(), 'escale-restart-'));
  const [path, told] = [join(folder, 'Escale.AppImage'), join(folder, 'told')];
  writeFileSync(path, `#!/bin/sh\necho "$@" > "${told}"\n`, { mode: 0o755 });
  return { path, told };
}

it.skipIf(process.platform === 'win32')(
  'starts the AppImage itself, not the program inside its mount, which ends with this process',
  async () => {
    const { path, told } = appImage();
    const argv = vi.spyOn(process, 'argv', 'get').mockReturnValue(['escale', 'escale://users']);
    restart({ APPIMAGE: path, APPDIR: dirname(process.execPath) });
    argv.mockRestore();
    await vi.waitFor(() => expect(readFileSync(told, 'utf8')).toBe('escale://users\n'), patient);
    expect(app.relaunch).not.toHaveBeenCalled();
    // Given up first: the next process would otherwise find this one, and end.
    expect(app.releaseSingleInstanceLock).toHaveBeenCalledBefore(app.exit);
    expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
  },
);

it('starts an installed application by Electron, also one that a program of an AppImage started', () => {
  const { path, told } = appImage();
  restart({});
  restart({ APPIMAGE: path, APPDIR: '/tmp/.mount_other' });
  expect(app.relaunch).toHaveBeenCalledTimes(2);
  expect(app.exit).toHaveBeenCalledTimes(2);
  expect(existsSync(told)).toBe(false);
});
