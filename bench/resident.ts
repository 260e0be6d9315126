import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Runs inside the measured process and prints at its end the most memory that it held, in KB on every system. On Linux
 * the value for a process starts with the memory of its parent; the value for a program does not.
 */
function sayResident(): void {
  process.on('exit', () => {
    const isLinux = process.platform === 'linux';
    const status = isLinux ? process.getBuiltinModule('node:fs').readFileSync('/proc/self/status', 'utf8') : '';
    const held = /VmHWM:\s*(\d+) kB/.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
    process.stderr.write(`\nresident ${held}`);
  });
}
const preload = `data:text/javascript,${encodeURIComponent(`(${sayResident})()`)}`;

/** Folder of the code compiled in one run, for the later ones. */
const compiled = mkdtempSync(join(tmpdir(), 'escale-bench-compiled-'));
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }));

/** Exit statuses as intended: 1 means that the checked file has errors. */
const ENDED = [0, 1];

/** What a measured script printed, and the most memory that it held at once, in MB. */
export interface Measured {
  printed: string;
  resident: number;
}

/**
 * Runs a script with Node in a process of its own. The product contains only JavaScript, while Node's compiler of
 * TypeScript holds 40 MB, so the script runs once to be compiled before it is measured.
 * @param statuses with which it may end
 * @returns the most memory that it held at once, in MB.
 */
export const runMeasured = async (args: readonly string[], statuses?: readonly number[]): Promise<number> =>
  (await runPrinting(args, statuses)).resident;

/** Does the same, and returns what the script printed as well. */
export function runPrinting(args: readonly string[], statuses: readonly number[] = ENDED): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', preload, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const kilobytes = /\nresident (\d+)$/.exec(said)?.[1];
      if (kilobytes !== undefined && code !== null && statuses.includes(code))
        resolve({ printed, resident: Number(kilobytes) / 1024 });
      else reject(new Error(`ended with ${code}: ${said}`));
    });
  });
}
