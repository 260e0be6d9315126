import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSiteConfig } from '#main/settings/site-config.ts';
import { guideLines } from '#tests/support/packages/guide.ts';
import { describeUnless, needs, resultLike } from '#tests/support/packages/packed.ts';
import { type GuideCommandName, packageNames } from '../../tools/guide/commands.ts';

const linkHandler = '/usr/share/applications/escale.desktop';
const sandbox = '/opt/Escale/chrome-sandbox';
const profile = '/etc/apparmor.d/escale';
const resources = '/opt/Escale/resources';
/** The managed file to begin with, as the package brings it. */
const example = `${resources}/policies/config.example.json`;

const aptSettings = [
  'DPkg::Lock::Timeout "60"',
  'DPkg::Options { "--force-unsafe-io" }',
  'APT::Install-Recommends "false"',
];
/** No servers: what a package depends on is there after its first installation, and reading their lists takes long. */
const noSources: readonly string[] = ['sourcelist', 'sourceparts'].map((name) => `Dir::Etc::${name} "/dev/null"`);

/** Runs a program to its end; fails with what it printed unless it ends with `expected`. */
function run(file: string, args: readonly string[], expected = 0, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(file, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive', ...env },
  });
  expect(status, `${file} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(expected);
  return stdout;
}

const reason = needs(
  'the packages of Linux',
  'root on Debian',
  'no Escale installed',
  'dpkg-deb',
  'gio',
  'update-desktop-database',
);

// It installs into the system of this machine, and takes everything away again.
describeUnless(reason, 'the deb on Debian, as root', () => {
  let folder = '';
  /** The package as it is, and one of a newer version. */
  let [first, second] = ['', ''];
  /** What did not belong to this machine before. */
  let made: (string | undefined)[] = [];
  let installedBefore = new Set<string>();

  const shown = (field: string, ...names: readonly string[]) =>
    run('dpkg-query', ['--show', '--showformat', `$\{${field}}\n`, ...names])
      .trimEnd()
      .split('\n');
  const installed = () => new Set(shown('Package'));
  const version = () => shown('Version', 'escale')[0];
  /** Runs a line of a shell, in which apt asks no servers unless it says so. */
  const shell = (line: string, expected = 0, sources = noSources): void => {
    const config = join(folder, 'apt.conf');
    writeFileSync(config, [...aptSettings, ...sources].map((setting) => `${setting};\n`).join(''));
    run('sh', ['-c', line], expected, { APT_CONFIG: config });
  };
  /** Follows the guide for administrators, as root. */
  const follow = (command: GuideCommandName, sources = noSources): void => {
    const lines = guideLines(command, { [`./${packageNames.deb}`]: first, 'config.json': example });
    for (const line of lines) shell(line.replace(/^sudo /u, ''), 0, sources);
  };

  const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

  /** A setting of apt with which the scripts of the package meet these programs instead of the system's. */
  function withPrograms(name: string, scripts: Readonly<Record<string, string>>): string {
    const path = join(folder, name);
    mkdirSync(path);
    for (const [program, script] of Object.entries(scripts)) {
      writeFileSync(join(path, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    return `DPkg::Path "${path}:/usr/sbin:/usr/bin:/sbin:/bin"`;
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'escale-deb-'));
    // Read by apt's own account.
    chmodSync(folder, 0o755);
    installedBefore = installed();
    first = resultLike('*.deb');
    second = join(folder, 'newer.deb');
    const tree = join(folder, 'tree');
    run('dpkg-deb', ['--raw-extract', first, tree]);
    const control = join(tree, 'DEBIAN/control');
    writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/mu, 'Version: 99.0.0'));
    run('dpkg-deb', ['-Znone', '--root-owner-group', '--build', tree, second]);
    made = ['/etc/escale', '/etc/apparmor.d'].map((path) => mkdirSync(path, { recursive: true }));
    // The lists of a new machine are empty.
    if (spawnSync('apt-get', ['install', '--simulate', first]).status !== 0) run('apt-get', ['update']);
  });
  afterAll(() => {
    const added = [...installed()].filter((name) => !installedBefore.has(name));
    if (added.length > 0) shell(`apt-get purge --yes ${added.join(' ')}`);
    for (const path of made) if (path !== undefined) rmSync(path, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });

  it('is installed by apt, with its command, and a helper for the sandbox where an account has no namespaces', () => {
    // Root has namespaces even where an ordinary account, as which setpriv runs, has none.
    follow('install-deb', [withPrograms('neither', { apparmor_status: 'exit 1', setpriv: 'exit 1' })]);
    expect(run('readlink', ['-f', '/usr/bin/escale'])).toBe('/opt/Escale/escale\n');
    expect(modeOf(sandbox)).toBe('4755');
  });

  it('opens links of escale: with exactly what they say', async () => {
    const log = join(folder, 'log');
    // The person's own choice of programs is elsewhere.
    const env = { STAND_IN_LOG: log, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    run('gio', ['open', 'escale://users/12'], 0, env);
    await expect
      .poll(() => (existsSync(log) ? readFileSync(log, 'utf8') : ''), { timeout: 30_000 })
      .toBe('runAsNode=0\nargv[0]=/opt/Escale/escale\nargv[1]=escale://users/12\n');
  });

  it('is upgraded, keeps the choice of a command, and gets a profile where AppArmor is', () => {
    run('update-alternatives', ['--set', 'escale', '/opt/Escale/escale']);
    const calls = join(folder, 'calls');
    const script = `echo "$(basename "$0")" "$@" >> '${calls}'`;
    // The profile is not loaded in a chroot, where this test may well run.
    const programs = { apparmor_status: script, apparmor_parser: script, setpriv: 'exit 1', ischroot: 'exit 1' };
    const met = withPrograms('profile', programs);
    shell(`apt-get install --yes ${second}`, 0, [...noSources, met]);
    expect(version()).toBe('99.0.0');
    expect(run('update-alternatives', ['--query', 'escale'])).toContain('\nStatus: manual\n');
    expect(readFileSync(profile, 'utf8')).toContain('profile "escale" "/opt/Escale/escale" flags=(unconfined)');
    expect(readFileSync(calls, 'utf8')).toContain(
      `apparmor_parser --replace --write-cache --skip-read-cache ${profile}\n`,
    );
    expect(readFileSync(calls, 'utf8')).not.toContain('--remove');
    expect(modeOf(sandbox)).toBe('755');
  });

  it('is not replaced by an older version, unless the administrator says so', () => {
    shell(`apt-get install --yes ${first}`, 100);
    expect(version()).toBe('99.0.0');
    follow('back-deb', [...noSources, withPrograms('namespaces', { apparmor_status: 'exit 1', setpriv: 'exit 0' })]);
    expect(version()).not.toBe('99.0.0');
    expect(existsSync(profile)).toBe(true);
    expect(modeOf(sandbox)).toBe('755');
  });

  it('leaves nothing when it is purged but the settings of the administrator', () => {
    const settings = '/etc/escale/config.json';
    const isOwn = !existsSync(settings);
    if (isOwn) follow('managed-file');
    const before = readFileSync(settings, 'utf8');
    if (isOwn) {
      const packagedFile = `${resources}/config.json`;
      const { config } = readSiteConfig({ managedFile: settings, packagedFile, isPackaged: true, env: {} });
      expect(config.platformName).toBe(JSON.parse(readFileSync(example, 'utf8')).platformName);
    }
    follow('remove-deb');
    const left = ['/opt/Escale', '/usr/bin/escale', '/usr/share/doc/escale', linkHandler, profile].filter(existsSync);
    expect(left).toEqual([]);
    expect(readFileSync(settings, 'utf8')).toBe(before);
    if (isOwn) rmSync(settings);
  });
});
