import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../../tools/run/setup/machine.mjs';

/** Timers that do not wake the loop of Electron while nothing else happens (`src/main/delay.ts`). */
const sleeping = /from 'node:timers|import\('node:timers|AbortSignal\.timeout\(/u;

test('what runs in the main process waits by timers that wake it', () => {
  const files = globSync('src/{main,training,shared}/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => sleeping.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
});
