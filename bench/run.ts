// Runs the benches (all, or those whose names are given) and writes what they measured to bench/results.json.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import type { Bench, Measure } from './measure.ts';
import { keepResult } from './results.ts';

const folder = import.meta.dirname;
const wanted = process.argv.slice(2);

const files = globSync('*.bench.ts', { cwd: folder }).sort();
const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.bench.ts')));
if (chosen.length === 0)
  throw new Error(`No such bench. There are ${files.map((file) => basename(file, '.bench.ts')).join(', ')}.`);

const measures: Measure[] = [];
const broken: string[] = [];
for (const file of chosen) {
  const name = basename(file, '.bench.ts');
  process.stderr.write(`── ${name}\n`);
  try {
    const bench: Bench = await import(join(folder, file));
    const measured = await bench.run();
    measures.push(...measured);
    keepResult(name, measured);
  } catch (error) {
    broken.push(file);
    console.error(error);
  }
}

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
