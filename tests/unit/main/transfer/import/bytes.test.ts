import { expect, test } from 'vitest';
import { bothChecks, fuzzedFile } from '#tests/support/import-fuzz.ts';

const FILES = 250;

test('a check from bytes tells of every file what the rules tell of its text', () => {
  for (let seed = 1; seed <= FILES; seed++) {
    const { bytes, text } = bothChecks(fuzzedFile(seed));
    if (bytes !== text) expect(`${seed} ${bytes}`).toBe(`${seed} ${text}`);
  }
});
