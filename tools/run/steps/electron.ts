import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isRoot, root } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { run } from '../setup/spawn.mjs';
import { bin, node } from './tools.ts';

const folder = join(root, 'node_modules/electron');

/** Time limit of a download that stalls. One that cannot connect fails within seconds by itself. */
const downloadLimit = 10 * 60_000;

/** Turns the sandbox off for root on Linux only, where Chromium cannot use it. */
export const rootFlags: readonly string[] = process.platform === 'linux' && isRoot ? ['--no-sandbox'] : [];

/** The path of Electron's program, or null when its binary was not downloaded. */
export function findElectron(): string | null {
  try {
    const path = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'));
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

let downloaded: Promise<string | null> | undefined;

/** Path of Electron's program, downloaded when it is missing, with one attempt per run. Null if that fails. */
export function ensureElectron(): Promise<string | null> {
  const found = findElectron();
  if (found !== null) return Promise.resolve(found);
  downloaded ??= download();
  return downloaded;
}

async function download(): Promise<string | null> {
  say("Downloading Electron's binary.");
  // Electron's own script verifies the checksum and supports mirrors (ELECTRON_MIRROR).
  const code = await run(node, [bin('electron', 'install-electron')], {
    stdio: ['ignore', process.stderr, 'ignore'],
    timeout: downloadLimit,
  });
  return code === 0 ? findElectron() : null;
}
