import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Runs inside the measured process: says at its end how much memory it held at most, in KB on every system. What Linux
 * counts for a process begins with what its parent held when it started it; what it counts for a program does not.
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

/** What was compiled by one run, for those after it. */
const compiled = mkdtempSync(join(tmpdir(), 'escale-bench-compiled-'));
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }));

/**
 * Runs a script of Node in a process of its own. What ships is JavaScript: Node's reader of TypeScript holds 40 MB of its
 * own, so that a script runs once for nothing before it is measured, and is found compiled.
 * @returns the most memory that it held at once, in MB.
 */
export function runMeasured(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', preload, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const kilobytes = /\nresident (\d+)$/.exec(said)?.[1];
      // Exit status 1 says that the file checked has errors, which it has.
      if (kilobytes !== undefined && (code === 0 || code === 1)) resolve(Number(kilobytes) / 1024);
      else reject(new Error(`ended with ${code}: ${said}`));
    });
  });
}
