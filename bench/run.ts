// Runs the benches (all, or those whose names are given) and writes what they measured to bench/results.json.
import { globSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import type { Bench, Measure } from './measure.ts';

const folder = import.meta.dirname;
const wanted = process.argv.slice(2);

const files = globSync('*.bench.ts', { cwd: folder }).sort();
const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.bench.ts')));
if (chosen.length === 0)
  throw new Error(`No such bench. There are ${files.map((file) => basename(file, '.bench.ts')).join(', ')}.`);

const measures: Measure[] = [];
const broken: string[] = [];
for (const file of chosen) {
  process.stderr.write(`── ${basename(file, '.bench.ts')}\n`);
  try {
    const bench: Bench = await import(join(folder, file));
    measures.push(...(await bench.run()));
  } catch (error) {
    broken.push(file);
    console.error(error);
  }
}

const results = {
  measuredAt: new Date().toISOString(),
  machine: {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
  },
  measures,
};
// A run of some benches writes only their figures, so that old ones of the others are not taken for new.
if (wanted.length === 0) writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);

printTable(measures);
for (const file of broken) console.log(`${file} could not be measured: see above.`);
process.exit(broken.length === 0 && measures.every(({ passes }) => passes) ? 0 : 1);

function printTable(rows: readonly Measure[]): void {
  const cells = rows.map(({ name, value, unit, limit, passes }) => [
    name,
    `${formatted(value)} ${unit}`,
    `at most ${formatted(limit)} ${unit}`,
    passes ? 'holds' : 'FAILS',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function formatted(value: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value);
}
