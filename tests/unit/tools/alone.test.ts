import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../../tools/run/setup/machine.mjs';
import { alone } from '../../../vitest.config.ts';

test('tests that replace modules run in a worker of their own', () => {
  const files = globSync('tests/{unit,contract}/**/*.test.{ts,tsx}', { cwd: root });
  const separate = new Set(globSync(alone, { cwd: root }));
  const replacing = files.filter((file) =>
    /\bvi\.(?:mock|doMock|hoisted)\(/u.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(replacing.length).toBeGreaterThan(5);
  expect(replacing.filter((file) => !separate.has(file))).toEqual([]);
});
