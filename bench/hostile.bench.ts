import { fileURLToPath } from 'node:url';
import { atMost, type Measure } from './measure.ts';
import { runPrinting } from './resident.ts';

const work = fileURLToPath(new URL('./hostile-work.ts', import.meta.url));

/** What a hostile platform can do to the main process: hold its thread, or fill the memory. */
export async function run(): Promise<Measure[]> {
  await runPrinting([work]);
  const { printed, resident } = await runPrinting([work]);
  const { milliseconds, at } = JSON.parse(printed) as { milliseconds: number; at: string };
  process.stderr.write(`   longest turn: ${at}\n`);
  return [
    atMost(100, "hostile answers: the longest turn of main's thread", milliseconds, 'ms of the processor'),
    atMost(400, 'hostile answers: resident memory of main', resident, 'MB'),
  ];
}
