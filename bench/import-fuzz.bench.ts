import { bothChecks, fuzzedFile } from '#tests/support/import-fuzz.ts';
import { atMost, type Measure } from './measure.ts';

const FILES = 10_000;

/** Files of any kind, of both types, whose lines are checked from their bytes and as text. */
export async function run(): Promise<Measure[]> {
  let differing = 0;
  for (let seed = 1; seed <= FILES; seed++) {
    const { bytes, text } = bothChecks(fuzzedFile(seed));
    if (bytes !== text) differing++;
  }
  return [atMost(0, 'import: files of 10,000 of which the check from bytes tells anything else', differing, 'files')];
}
