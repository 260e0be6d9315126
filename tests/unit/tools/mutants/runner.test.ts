import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Runner } from '../../../../tools/mutants/runner.ts';
import { root } from '../../../../tools/run/setup/machine.mjs';

it('runs test files over the sources as they stand, also those that an earlier run saw changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{ "type": "module" }');
  write(
    'vitest.config.ts',
    "export default { test: { projects: [{ test: { name: 'unit', isolate: false, include: ['*.test.ts'] } }] } };",
  );
  write('src/a.ts', 'export const a = 1;');
  write('src/b.ts', 'export const b = 2;');
  write(
    'a.test.ts',
    "import { expect, it } from 'vitest';\nimport { a } from './src/a.ts';\nimport { b } from './src/b.ts';\n" +
      "it('adds', () => expect(a + b).toBe(3));",
  );
  cpSync(join(root, 'tools/mutants/host.ts'), join(folder, 'tools/mutants/host.ts'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const runner = new Runner(folder, 60);
  onTestFinished(() => runner.close());
  const run = (changed: string) => runner.run({ changed, tests: ['a.test.ts'] });

  write('src/a.ts', 'export const a = 7;');
  expect(await run('src/a.ts')).toEqual({
    failed: { file: 'a.test.ts', test: 'adds', message: expect.stringContaining('expected 9 to be 3') },
    passed: [],
  });
  write('src/a.ts', 'export const a = 1;');
  expect(await run('src/b.ts')).toEqual({ failed: null, passed: ['a.test.ts'] });
  write('src/b.ts', 'export const b = ;');
  expect(await run('src/b.ts')).toMatchObject({ failed: { file: 'a.test.ts', test: '' } });
});
