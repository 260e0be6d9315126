import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckId, checkReport } from '#shared/ipc/check.ts';
import { root } from '../../tools/run/setup/machine.mjs';

/** A built application of its own name, so that its entries of the keychain are its own, with a home folder. */
export interface Workstation {
  /** The service under which the keychain keeps its entries. */
  service: string;
  home: string;
  dataFolder: string;
  /** Carries out a command, as a process of its own without a window. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<CommandResult>;
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

/** Prepares a workstation over the built application in `appRoot`. */
export function openWorkstation(appRoot: string): Workstation {
  const folder = mkdtempSync(join(tmpdir(), 'escale-commands-'));
  const service = `Escale ${randomUUID()}`;
  const [own, home, dataFolder] = [join(folder, 'application'), join(folder, 'home'), join(folder, 'data')];
  for (const path of [join(own, 'resources'), home]) mkdirSync(path, { recursive: true });
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: 'escale', productName: service, version: '1.2.3' }));
  writeFileSync(join(own, 'resources', 'config.json'), '{}');
  symlinkSync(join(appRoot, 'out'), join(own, 'out'), 'junction');
  // A display of this workstation, which takes connections: the runtime is there to be asked.
  const display = join(folder, 'wayland');
  createServer((socket) => socket.destroy())
    .listen(display)
    .unref();
  const program = join(root, 'tools', 'browser-shell', 'command.ts');

  const run: Workstation['run'] = (args, env = {}) =>
    new Promise((resolve) => {
      const around = {
        ...process.env,
        // The proxies of this computer are not those of the test.
        ...{ https_proxy: '', HTTPS_PROXY: '', all_proxy: '', ALL_PROXY: '', no_proxy: '', NO_PROXY: '' },
        ...{
          HOME: home,
          ESCALE_USER_DATA: dataFolder,
          DISPLAY: '',
          WAYLAND_DISPLAY: display,
          ESCALE_CONFIG: '',
          ...env,
        },
      };
      execFile(process.execPath, [program, own, ...args], { env: around, timeout: 60_000 }, (error, out, err) => {
        const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        resolve({ status, out, err });
      });
    });
  return {
    service,
    home,
    dataFolder,
    run,
    check: async (apiBaseUrl, env = {}) => {
      const { status, out, err } = await run(['--check'], { ESCALE_API_BASE_URL: apiBaseUrl, ...env });
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
