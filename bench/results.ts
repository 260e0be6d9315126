import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Measure } from './measure.ts';

/** What each bench measured last, all on one machine. */
interface Results {
  machine: ReturnType<typeof machine>;
  benches: Record<string, { measuredAt: string; measures: readonly Measure[] }>;
}

const file = join(import.meta.dirname, 'results.json');

const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  system: `${platform()} ${arch()}`,
  node: process.version,
});

/** Writes what a bench measured beside what the others did last. Figures of another machine are dropped. */
export function keepResult(name: string, measures: readonly Measure[]): void {
  const here = machine();
  const last: Results = JSON.parse(readFileSync(file, 'utf8'));
  const others = JSON.stringify(last.machine) === JSON.stringify(here) ? last.benches : {};
  const benches = { ...others, [name]: { measuredAt: new Date().toISOString(), measures } };
  const sorted = Object.fromEntries(Object.entries(benches).sort(([left], [right]) => left.localeCompare(right)));
  writeFileSync(file, `${JSON.stringify({ machine: here, benches: sorted } satisfies Results, null, 2)}\n`);
}
