import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPackageWithOptions, extractAll } from '@electron/asar';
import { managedConfigPath } from '#main/settings/site-config.ts';
import { type CheckId, checkReport } from '#shared/ipc/check.ts';
import { packagedEnvironment } from '../../tools/browser-shell/electron/environment.ts';
import { archiveSupport, installationAt } from '../../tools/browser-shell/installation.ts';
import { root } from '../../tools/run/setup/machine.mjs';
import { accountIn, install } from './installation.ts';

/** An installed application of its own name, so that its entries of the keychain are its own, with a home folder. */
export interface Workstation {
  /** The service under which the keychain keeps its entries. */
  service: string;
  home: string;
  dataFolder: string;
  /** Variables by which the folder of the home is the folder of the data too. */
  homeAsData: Readonly<Record<string, string>>;
  /** Writes the configuration that is packed. */
  configure(config: object): void;
  /** Carries out a command, as a process of its own without a window. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<CommandResult>;
  /** As `run`, where an administrator has written the managed file of Linux: for this process alone, by root. */
  runManaged(config: object, args: readonly string[]): Promise<CommandResult>;
  /** Runs `--check` over the address of a platform. */
  check(apiBaseUrl: string, env?: Readonly<Record<string, string>>): Promise<CheckResult>;
}

interface CommandResult {
  status: number;
  out: string;
  err: string;
}

interface CheckResult {
  status: number;
  /** By item: state, then what was found. */
  found: Partial<Record<CheckId, string>>;
  out: string;
}

/** Prepares a workstation on which a packed program is installed, with version 1.2.3. */
export async function openWorkstation(program: string): Promise<Workstation> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-commands-'));
  const service = `Escale ${randomUUID()}`;
  const home = join(folder, service);
  mkdirSync(home);
  const own = install(program, join(folder, 'application'), {});
  const { appPath, resourcesPath } = installationAt(own);
  await rename(appPath, { productName: service, version: '1.2.3' });
  const account = accountIn(join(folder, 'account'), service);
  // A display of this workstation, which takes connections: the runtime is there to be asked.
  const display = join(folder, 'wayland');
  createServer((socket) => socket.destroy())
    .listen(display)
    .unref();
  const command = join(root, 'tools', 'browser-shell', 'command.ts');

  const configure: Workstation['configure'] = (config) =>
    writeFileSync(join(resourcesPath, 'config.json'), JSON.stringify(config));
  const start = (before: readonly string[], args: readonly string[], env: Readonly<Record<string, string>>) =>
    new Promise<CommandResult>((resolve) => {
      const around = packagedEnvironment({
        ...process.env,
        // The proxies of this computer are not those of the test.
        ...{ https_proxy: '', HTTPS_PROXY: '', all_proxy: '', ALL_PROXY: '', no_proxy: '', NO_PROXY: '' },
        ...{ HOME: home, DISPLAY: '', WAYLAND_DISPLAY: display, ...account.env, ...env },
      });
      const [file = '', ...whole] = [...before, process.execPath, ...archiveSupport, command, own, ...args];
      execFile(file, whole, { env: around, timeout: 60_000 }, (error, out, err) => {
        const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        resolve({ status, out, err });
      });
    });
  const run: Workstation['run'] = (args, env = {}) => start([], args, env);
  return {
    service,
    home,
    dataFolder: account.userData,
    homeAsData: accountIn(folder, service, folder).env,
    configure,
    run,
    runManaged: async (config, args) => {
      const managed = join(folder, 'managed');
      mkdirSync(managed, { recursive: true });
      writeFileSync(join(managed, 'config.json'), JSON.stringify(config));
      const place = dirname(managedConfigPath('linux', {}));
      const isMade = mkdirSync(place, { recursive: true }) !== undefined;
      const script = 'mount --bind "$0" "$1" && shift && exec "$@"';
      const result = await start(['unshare', '--mount', 'sh', '-c', script, managed, place], args, {});
      if (isMade) rmdirSync(place);
      return result;
    },
    check: async (apiBaseUrl, env = {}) => {
      configure({ apiBaseUrl });
      const { status, out, err } = await run(['--check'], env);
      if (out === '') throw new Error(err);
      const { items } = checkReport.parse(JSON.parse(out));
      return {
        status,
        out,
        found: Object.fromEntries(items.map(({ id, state, detail }) => [id, `${state}: ${detail}`])),
      };
    },
  };
}

/** Replaces what an archive says of its application. The archive may be a link: what it leads to stays as it is. */
async function rename(archive: string, manifest: object): Promise<void> {
  const content = `${archive}.content`;
  extractAll(archive, content);
  const file = join(content, 'package.json');
  // The manifest of this project.
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...manifest }));
  for (const old of [archive, `${archive}.unpacked`]) rmSync(old, { recursive: true });
  await createPackageWithOptions(content, archive, { unpack: '*.node' });
  rmSync(content, { recursive: true });
}
