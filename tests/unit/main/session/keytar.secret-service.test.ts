import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const drill = join(import.meta.dirname, '../../../support/keychain-drill.ts');

const isOnPath = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

function canLoadKeytar(): boolean {
  try {
    createRequire(import.meta.url)('keytar');
    return true;
  } catch {
    return false;
  }
}

/** What this computer lacks for the test, as the command or package that gives it. */
function missing(): string[] {
  return [
    ...(isOnPath('dbus-run-session') ? [] : ['dbus-run-session (Debian: apt-get install dbus)']),
    ...(isOnPath('gnome-keyring-daemon') ? [] : ['gnome-keyring-daemon (Debian: apt-get install gnome-keyring)']),
    ...(canLoadKeytar()
      ? []
      : ['keytar (Debian: apt-get install libsecret-1-dev pkg-config, then npm rebuild keytar)']),
  ];
}

const isLinux = process.platform === 'linux';
const lacks = isLinux ? missing() : [];
/** On a build server nothing may go untested because something is not installed there. */
const mustRun = isLinux && process.env.CI !== undefined;

if (!isLinux) console.warn(`SKIPPED: keytar against a Secret Service, which is Linux's (this is ${process.platform})`);
else if (lacks.length > 0 && !mustRun)
  console.warn(`SKIPPED: keytar against a Secret Service; missing: ${lacks.join('; ')}`);

describe.skipIf(!isLinux || (lacks.length > 0 && !mustRun))('keytar', () => {
  let home: string;
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'escale-keyring-'));
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  /** A home and a bus of its own: no keyring of a person is touched. */
  const environment = () => ({
    PATH: process.env.PATH,
    HOME: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
  });

  it('has its libraries on this machine', () => {
    expect(lacks).toEqual([]);
  });

  it('keeps the session in a real Secret Service across a restart, until sign-out', {
    timeout: 60_000,
  }, async () => {
    const script = 'echo x | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec "$0" "$1" present';
    const { stdout } = await run('dbus-run-session', ['--', 'sh', '-c', script, process.execPath, drill], {
      env: environment(),
      timeout: 50_000,
    });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      mode: 'present',
      done: ['set', 'get', 'replace', 'delete', 'restart into a live session', 'sign out'],
    });
  });

  it('keeps the session in memory without a Secret Service', { timeout: 60_000 }, async () => {
    const env = { ...environment(), DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(home, 'no-bus')}` };
    const { stdout } = await run(process.execPath, [drill, 'absent'], { env, timeout: 50_000 });
    expect(JSON.parse(stdout)).toEqual({
      mode: 'absent',
      done: ['every operation rejects', 'session in memory', 'sign out'],
    });
  });
});
