import { fileURLToPath } from 'node:url';
import { atMost, type Measure } from './measure.ts';
import { runMeasured } from './resident.ts';

const work = fileURLToPath(new URL('./export-work.ts', import.meta.url));

/** Memory of an export: ten times the rows may need little more, whether the list shows all of them or half. */
export async function run(): Promise<Measure[]> {
  const measures: Measure[] = [];
  await runMeasured([work, '100', 'all']);
  for (const shown of ['all', 'half'] as const) {
    const few = await runMeasured([work, '10000', shown]);
    const many = await runMeasured([work, '100000', shown]);
    process.stderr.write(`   ${shown}: ${few.toFixed(0)} MB, then ${many.toFixed(0)} MB\n`);
    const name = `export: memory that 100,000 rows take beyond 10,000, the list showing ${shown} of them`;
    measures.push(atMost(40, name, Math.max(0, many - few), 'MB'));
  }
  return measures;
}
