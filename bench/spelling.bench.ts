import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { dictionaryLocales } from '../src/shared/dictionaries.ts';
import { atMost, type Measure } from './measure.ts';

const work = fileURLToPath(new URL('./spelling-work.ts', import.meta.url));

interface Worked {
  stored: number;
  load: number;
  heap: number;
  check: number;
  suggest: number;
}

/** What the dictionaries take in the archive, in memory and in time; the worker of the page does the same. */
export async function run(): Promise<Measure[]> {
  return dictionaryLocales.flatMap((locale) => {
    const out = execFileSync(process.execPath, ['--expose-gc', work, locale], { encoding: 'utf8' });
    const { stored, load, heap, check, suggest }: Worked = JSON.parse(out);
    const of = (figure: string) => `spelling, ${locale}: ${figure}`;
    return [
      atMost(280, of('the dictionary as it is stored'), stored / 1000, 'kB'),
      atMost(600, of('loading, processor time'), load, 'ms'),
      atMost(40, of('memory'), heap, 'MB'),
      atMost(0.2, of('one word, processor time'), check, 'ms'),
      atMost(1000, of('slowest of six suggestions, processor time'), suggest, 'ms'),
    ];
  });
}
