import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { atMost, type Measure, median } from './measure.ts';

const script = join(import.meta.dirname, '../out/main/index.js');
const rounds = 7;

/** Prints the milliseconds of processor time in which the module whose path is given is parsed. */
const parse = `const code = require('node:fs').readFileSync(process.argv[1], 'utf8');
const { SourceTextModule } = require('node:vm');
const before = process.cpuUsage();
new SourceTextModule(code);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);`;

/** How long Node parses the script that the application starts with, in a process that has parsed nothing like it. */
export async function run(): Promise<Measure[]> {
  const flags = ['--experimental-vm-modules', '--no-warnings', '--eval', parse, script];
  const times = Array.from({ length: rounds }, () =>
    Number(execFileSync(process.execPath, flags, { encoding: 'utf8' })),
  );
  return [atMost(50, "parsing of main's script", median(times), 'ms')];
}
