import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../../../tools/run/setup/machine.mjs';
import { wineFolder } from '../../../tools/run/setup/system.mjs';
import { type RegistryValues, registryValues } from './registry-export.ts';

/** Beside the packages: files are linked within one file system. */
const folder = join(root, 'test-results/packages');
/** A Windows in which nothing was done yet. It takes seconds to make and is kept. */
const prepared = join(folder, 'wine');
/** Time limit of a program, in milliseconds: to end what hangs, such as a message on a screen that is not there. */
const limit = 120_000;

/** A Windows of a test's own: its files, its registry, its processes. */
export interface Wine {
  /** Path on this system of its drive C:. */
  readonly drive: string;
  /** Runs a program of Windows with its arguments to its end, without a window; returns its exit code modulo 256. */
  run(args: readonly string[], env?: NodeJS.ProcessEnv): number;
  /** Runs a command line of Windows to its end, without a window; returns its whole exit code. */
  command(line: string, env?: NodeJS.ProcessEnv): number;
  /** The values of a key of the registry, such as `HKLM\Software\Escale`, and of those below it; null without it. */
  registry(key: string): RegistryValues | null;
  /** Ends everything that runs in it. */
  stop(): void;
  /** Ends everything that runs in it, and deletes its files. */
  remove(): void;
}

/** Path of a file of this system as programs of Windows know it. */
export const windowsPath = (path: string): string => `Z:${path.replaceAll('/', '\\')}`;

/** A Windows 10 without anything in it. */
export function freshWine(): Wine {
  if (!existsSync(prepared)) prepare();
  const prefix = mkdtempSync(join(folder, 'prefix-'));
  copyTree(prepared, prefix);
  // Its server stays between two programs: one that starts while the server is ending does not run, and says nothing.
  serve(prefix);
  const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number =>
    spawnSync(join(wineFolder, program), args, { env: environment(prefix, env), stdio: 'ignore', timeout: limit })
      .status ?? -1;
  // The first program of a Windows that was copied has it look at itself, and may not find others meanwhile.
  run('wine64', ['cmd', '/c', 'exit']);
  const stop = (): void => {
    run('wineserver64', ['-k']);
    run('wineserver64', ['-w']);
  };
  return {
    drive: join(prefix, 'drive_c'),
    run: (args, env) => run('wine64', args, env),
    command: (line, env) => {
      const code = join(prefix, 'code.txt');
      const script = join(prefix, 'command.bat');
      // That of the command before is no answer to this one.
      rmSync(code, { force: true });
      // The line comes in a variable: a script is read in an old code page, which lacks letters.
      writeFileSync(script, `@%LINE%\r\n@echo %errorlevel%>${windowsPath(code)}\r\n`);
      const ended = run('wine64', ['cmd', '/c', windowsPath(script)], { LINE: line, ...env });
      if (!existsSync(code)) throw new Error(`cmd ended with ${ended} before the command line did: ${line}`);
      return Number(readFileSync(code, 'utf8'));
    },
    registry: (key) => {
      const file = join(prefix, 'export.reg');
      const isThere = run('wine64', ['reg', 'export', key, windowsPath(file), '/y']) === 0;
      return isThere ? registryValues(readFileSync(file)) : null;
    },
    stop,
    remove: () => {
      stop();
      rmSync(prefix, { recursive: true, force: true });
    },
  };
}

const environment = (prefix: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  // No screen, no menus of this system, no download of Mono and Gecko.
  DISPLAY: undefined,
  LC_ALL: 'C.UTF-8',
  WINEDLLOVERRIDES: 'mscoree=;mshtml=;winemenubuilder.exe=d',
  WINEARCH: 'win64',
  WINEDEBUG: '-all',
  WINEPREFIX: prefix,
  ...env,
});

/** Starts the server of a Windows; it stays until it is stopped. */
function serve(prefix: string): void {
  const path = join(wineFolder, 'wineserver64');
  const { status } = spawnSync(path, ['-p'], { env: environment(prefix, {}), stdio: 'ignore', timeout: limit });
  if (status !== 0) throw new Error(`wineserver64 -p ended with ${status}`);
}

/** Makes it under another name first: a run that is ended half-way leaves nothing that looks prepared. */
function prepare(): void {
  mkdirSync(folder, { recursive: true });
  const prefix = mkdtempSync(join(folder, 'wine-'));
  try {
    fill(prefix);
    renameSync(prefix, prepared);
  } catch (error) {
    rmSync(prefix, { recursive: true, force: true });
    // Another file of tests was quicker.
    if (!existsSync(prepared)) throw error;
  }
}

/** Lets wine make its files in an empty folder. */
function fill(prefix: string): void {
  const start = (program: string, ...args: readonly string[]) =>
    spawnSync(join(wineFolder, program), args, { env: environment(prefix, {}), stdio: 'ignore', timeout: limit });
  start('wine64', 'wineboot', '-i');
  // The version that it names itself is older than those that Escale supports.
  start('wine64', 'reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f');
  start('wineserver64', '-k');
  start('wineserver64', '-w');
  rmSync(join(prefix, 'wineserver'), { force: true });
  ownFolders(join(prefix, 'drive_c/users'));
}

/** Wine links the folders of a person to those of whoever runs it, where tests have no business. */
function ownFolders(users: string): void {
  for (const user of readdirSync(users))
    for (const name of readdirSync(join(users, user))) {
      const path = join(users, user, name);
      if (!lstatSync(path).isSymbolicLink()) continue;
      rmSync(path);
      mkdirSync(path);
    }
}

/** Copies folders. Only the registry is written to: the files of Windows are the same files under another name. */
function copyTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      mkdirSync(target);
      copyTree(source, target);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.endsWith('.reg')) writeFileSync(target, readFileSync(source));
    else linkSync(source, target);
  }
}
