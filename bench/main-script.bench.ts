import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { broughtScripts } from '../tools/build/brought-scripts.ts';
import { atMost, type Measure, median } from './measure.ts';

const root = join(import.meta.dirname, '..');
const work = fileURLToPath(new URL('./main-window-work.ts', import.meta.url));
const rounds = 7;

/** Prints the milliseconds of processor time in which the modules whose paths are given are parsed. */
const parse = `const { readFileSync } = require('node:fs');
const codes = process.argv.slice(1).map((path) => readFileSync(path, 'utf8'));
const { SourceTextModule } = require('node:vm');
const before = process.cpuUsage();
for (const code of codes) new SourceTextModule(code);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);`;

/** How long main takes until its window is open, and how much of it Node parses: in processes that start for it. */
export async function run(): Promise<Measure[]> {
  const scripts = broughtScripts('out/main/index.js', (path) => readFileSync(join(root, path), 'utf8'));
  const paths = scripts.map((path) => join(root, path));
  const flags = ['--experimental-vm-modules', '--no-warnings', '--eval', parse, ...paths];
  const times = Array.from({ length: rounds }, () =>
    Number(execFileSync(process.execPath, flags, { encoding: 'utf8' })),
  );
  return [
    atMost(25, 'parsing of the scripts that open the window', median(times), 'ms'),
    atMost(120, 'processor time of main until its window is open', median(timesOfWindows()), 'ms'),
  ];
}

/** Starts main in new processes, each with data of its own. */
function timesOfWindows(): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'escale-bench-'));
  try {
    return Array.from({ length: rounds }, (_, round) => {
      const env = { ...process.env, ESCALE_USER_DATA: join(folder, String(round)) };
      return Number(execFileSync(process.execPath, [work], { encoding: 'utf8', env }));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
