import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { RegistryKey } from '#main/ports.ts';
import { registrySources } from '#main/settings/registry.ts';
import { guideLines } from '#tests/support/packages/guide.ts';
import { describeUnless, needs, packed, resultLike } from '#tests/support/packages/packed.ts';
import { freshWine, type Wine, windowsPath } from '#tests/support/packages/wine.ts';
import { type GuideCommandName, newerMsi, packageNames } from '../../tools/guide/commands.ts';
import { msiProject } from '../../tools/package/msi/project.ts';
import { readProduct } from '../../tools/package/product.ts';
import { buildMsi } from '../../tools/package/rehearsal/wix/build.ts';

const given = 'HKLM\\Software\\Escale';
const uninstall = 'HKLM\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall';
const desktopShortcut = 'users/*/Desktop/Escale.lnk';
const name = 'Mobilité d’Évry & Cie';

const [major, minor, patch] = readProduct().version.split('.').map(Number);
/** The version of the packager's MSI, and two later ones. */
const numbers = {
  first: `${major}.${minor}.${patch}`,
  second: `${major}.${Number(minor) + 1}.0`,
  third: `${major}.${Number(minor) + 2}.0`,
};

// One computer, from the first installation to the last removal: each test goes on where the one before ended.
describeUnless(needs('the packages of Windows', 'wine64', 'wixl', 'msibuild'), 'the MSI', () => {
  const work = mkdtempSync(join(tmpdir(), 'msi-'));
  let wine: Wine;
  let before: { files: Set<string>; keys: Set<string> };
  /** The MSI of each version; the first is that of the packager, signed. */
  const versions: Record<string, string> = {};

  const files = (): string[] => globSync('**/*', { cwd: wine.drive });
  const there = (pattern: string): boolean => globSync(pattern, { cwd: wine.drive }).length > 0;
  const msiexec = (way: '/i' | '/x', version: string, properties = ''): number =>
    wine.command(`msiexec ${way} ${windowsPath(versions[version] ?? '')} /qn ${properties}`);
  /** Follows the guide for administrators with the MSI of a version, and that of a newer one. */
  const follow = (command: GuideCommandName, version: string, newer = version): number[] => {
    const names = { [packageNames.msi]: version, [newerMsi]: newer };
    const paths = Object.entries(names).map(([shown, of]) => [shown, windowsPath(versions[of] ?? '')]);
    return guideLines(command, Object.fromEntries(paths)).map((line) => wine.command(line));
  };
  /** The versions of Escale in the list of programs. */
  const programs = (): (string | undefined)[] => {
    const values = wine.registry(uninstall) ?? {};
    return Object.keys(values)
      .filter((path) => path.endsWith('\\DisplayName') && values[path] === 'Escale')
      .map((path) => values[path.replace(/Name$/, 'Version')]);
  };
  /** How the program was called by a command of Windows: its arguments, and what it says of its fuses. */
  const calledBy = (...args: readonly string[]): string[] => {
    const log = join(work, 'called.txt');
    rmSync(log, { force: true });
    wine.run(['start', '/wait', ...args], { STAND_IN_LOG: windowsPath(log) });
    return readFileSync(log, 'utf8').trimEnd().split('\n');
  };
  const registryKeys = (hive: string): string[] =>
    readFileSync(join(wine.drive, '..', hive), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('['))
      .map((line) => line.slice(1, line.indexOf(']')).replaceAll('\\\\', '\\'));
  const allKeys = (): string[] => [...registryKeys('system.reg'), ...registryKeys('user.reg')];

  beforeAll(async () => {
    wine = freshWine();
    before = { files: new Set(files()), keys: new Set(allKeys()) };
    const entries = globSync('**/*', { cwd: packed.win.app, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = entries.map((entry) => relative(packed.win.app, join(entry.parentPath, entry.name)));
    versions.first = resultLike('*.msi');
    for (const version of ['second', 'third'] as const) {
      versions[version] = join(work, `${version}.msi`);
      await buildMsi(await msiProject(paths, numbers[version]), packed.win.app, versions[version]);
    }
  });
  afterAll(() => wine?.remove());

  it('refuses with 1603 an address that Escale could not use, and a name that the registry would take for a number', () => {
    for (const address of ['http://a.example', 'https://u:p@a.example'])
      expect(msiexec('/i', 'first', `APIBASEURL=${address}`), address).toBe(1603);
    expect(msiexec('/i', 'first', 'PLATFORMNAME=#1')).toBe(1603);
    expect(there('Program Files/Escale')).toBe(false);
    expect(wine.registry(given)).toBeNull();
  });

  it('installs every file of the application and nothing else, without a question', () => {
    mkdirSync(join(wine.drive, 'ProgramData/Escale'));
    writeFileSync(managedFile(), 'planted');
    expect(msiexec('/i', 'first', `APIBASEURL=HTTPS://a.example/api PLATFORMNAME="${name}"`)).toBe(0);
    const installed = globSync('**/*', { cwd: join(wine.drive, 'Program Files/Escale') });
    expect(installed.sort()).toEqual(globSync('**/*', { cwd: packed.win.app }).sort());
    const elsewhere = files().filter((path) => !before.files.has(path) && !/^(Program Files|windows)\//.test(path));
    expect(elsewhere.sort()).toEqual(
      [
        'ProgramData/Escale',
        'ProgramData/Escale/config.previous.json',
        'users/root/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Escale.lnk',
        'users/root/Desktop/Escale.lnk',
      ].map((path) => path.replace('users/root', user())),
    );
  });

  it('puts a config.json aside that stood there before its first installation', () => {
    expect(existsSync(managedFile())).toBe(false);
    expect(readFileSync(managedFile('config.previous.json'), 'utf8')).toBe('planted');
    // That of the administrators, for what follows.
    writeFileSync(managedFile(), 'managed');
  });

  it('says who made it, where help is and where it is in the list of programs', () => {
    const [entry = ''] = Object.keys(wine.registry(uninstall) ?? {}).map((path) => path.split('\\')[0]);
    expect(wine.registry(`${uninstall}\\${entry}`)).toMatchObject({
      DisplayName: 'Escale',
      DisplayVersion: numbers.first,
      Publisher: 'Escale',
      HelpLink: 'https://escale.example',
      InstallLocation: 'C:\\Program Files\\Escale\\',
    });
  });

  it('leaves what it was given where Escale reads it', () => {
    const values = wine.registry(given) ?? {};
    const key: RegistryKey = {
      values: Object.fromEntries(Object.entries(values).map(([at, data]) => [at, { type: 'REG_SZ', data }])),
      keys: {},
    };
    const { installer } = registrySources({ readKey: (path) => (path === 'Software\\Escale' ? key : null) });
    expect(installer.read()).toMatchObject({
      state: 'found',
      values: { apiBaseUrl: 'HTTPS://a.example/api', platformName: name },
    });
  });

  it('refuses a repair to whom Windows does not call an administrator, as wine calls nobody: the address stays', () => {
    const kept = wine.registry(given);
    const repair = 'REINSTALL=ALL REINSTALLMODE=omus APIBASEURL=https://b.example';
    expect(msiexec('/i', 'first', repair)).toBe(1603);
    expect(wine.registry(given)).toEqual(kept);
  });

  it('hands a link to the program as it is, after --', () => {
    const [fuse, ...args] = calledBy('escale://users/12');
    expect(args).toEqual(['argv[0]=C:\\Program Files\\Escale\\Escale.exe', 'argv[1]=--', 'argv[2]=escale://users/12']);
    expect(fuse).toBe('runAsNode=0');
  });

  it('lets no link add a switch before the --, whatever it holds', () => {
    for (const link of ['escale://users/12" --no-sandbox "', 'escale://x?a=b%20c --inspect'])
      expect(calledBy(link)[2], link).toBe('argv[1]=--');
  });

  it('can be started by its name alone', () => {
    expect(calledBy('Escale.exe', 'escale://users/12').slice(1)).toEqual([
      'argv[0]=C:\\Program Files\\Escale\\Escale.exe',
      'argv[1]=escale://users/12',
    ]);
  });

  it.each(['check', 'diagnostics', 'forget-me'] as const)(
    'is given the command of the guide as it stands: %s',
    (name) => {
      const log = join(work, `${name}.txt`);
      const [line = ''] = guideLines(name);
      expect(wine.command(line, { STAND_IN_LOG: windowsPath(log) })).toBe(0);
      const [, program, ...args] = readFileSync(log, 'utf8').trimEnd().split('\n');
      expect(program).toBe('argv[0]=C:\\Program Files\\Escale\\Escale.exe');
      const [, given = ''] = line.split('" ');
      expect(args.map((arg) => arg.replace(/^.*?=/u, '')).join(' ')).toBe(given);
    },
  );

  it('is replaced by a newer version, which keeps what was given', () => {
    const kept = wine.registry(given);
    expect(follow('upgrade-msi', 'second')).toEqual([0]);
    expect(programs()).toEqual([numbers.second]);
    expect(wine.registry(given)).toEqual(kept);
    expect(there(desktopShortcut)).toBe(true);
  });

  it('is not replaced by an older version, which ends with 1603', () => {
    expect(msiexec('/i', 'first')).toBe(1603);
    expect(programs()).toEqual([numbers.second]);
  });

  it('takes what a newer version is given in place of what was there', () => {
    expect(follow('install-msi', 'third')).toEqual([0]);
    expect(wine.registry(given)).toMatchObject({ ApiBaseUrl: 'https://api.example.org', PlatformName: 'Mobilités 54' });
  });

  it('goes back to an older version by removal and installation, with what was given', () => {
    expect(follow('back-msi', 'first', 'third')).toEqual([0, 0]);
    expect(programs()).toEqual([numbers.first]);
    expect(wine.registry(given)).toMatchObject({ ApiBaseUrl: 'https://api.example.org', PlatformName: 'Mobilités 54' });
  });

  it('leaves the desktop alone where that is asked for, also in later versions', () => {
    expect(msiexec('/i', 'second', 'NODESKTOPSHORTCUT=1')).toBe(0);
    expect(there(desktopShortcut)).toBe(false);
    expect(msiexec('/i', 'third')).toBe(0);
    expect(there(desktopShortcut)).toBe(false);
  });

  it('puts the shortcut on the desktop again where that is asked for', () => {
    expect(msiexec('/x', 'third')).toBe(0);
    expect(msiexec('/i', 'second', 'NODESKTOPSHORTCUT=0')).toBe(0);
    expect(there(desktopShortcut)).toBe(true);
  });

  it('leaves nothing when it is removed but what it was given and the folder of the settings', () => {
    expect(follow('remove-msi', 'second')).toEqual([0]);
    // Its end writes the registry to the files that are read here.
    wine.stop();
    const leftFiles = files().filter((path) => !before.files.has(path));
    expect(leftFiles.sort()).toEqual([
      'ProgramData/Escale',
      'ProgramData/Escale/config.json',
      'ProgramData/Escale/config.previous.json',
      'windows/Installer',
    ]);
    expect(readFileSync(managedFile(), 'utf8')).toBe('managed');
    const left = allKeys().filter((key) => !before.keys.has(key) && !isBookkeeping(key));
    expect(left).toEqual(['Software\\Escale', 'Software\\Escale\\Setup']);
  });

  const managedFile = (name = 'config.json'): string => join(wine.drive, 'ProgramData/Escale', name);
  const user = (): string => globSync('users/*', { cwd: wine.drive }).find((path) => !path.endsWith('Public')) ?? '';
});

describeUnless(needs('the packages of Windows', 'wine64', 'wixl', 'msibuild'), 'the MSI with KEEPCONFIG=1', () => {
  it('leaves a config.json where it is that administrators put there before', () => {
    const wine = freshWine();
    onTestFinished(() => wine.remove());
    const file = join(wine.drive, 'ProgramData/Escale/config.json');
    mkdirSync(dirname(file));
    writeFileSync(file, 'managed');
    const msi = windowsPath(resultLike('*.msi'));
    expect(wine.command(`msiexec /i ${msi} /qn KEEPCONFIG=1`)).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('managed');
  });
});

/** Empty keys of Windows Installer itself, and what it notes of components that stay. */
const isBookkeeping = (key: string): boolean =>
  /\\Installer\\(Features|Products|UpgradeCodes|UserData\\S-1-5-18\\(Products|Components\\\w+))$/.test(key);
