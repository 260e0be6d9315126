import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyCheckout } from '../../../../tools/mutants/copy.ts';
import { Judge } from '../../../../tools/mutants/judge.ts';
import { placesIn } from '../../../../tools/mutants/places.ts';
import { importedBy, readImporters, relatedTests } from '../../../../tools/mutants/related.ts';
import { root } from '../../../../tools/run/setup/machine.mjs';

describe('what a file imports', () => {
  it('is what is left of its imports at run time, also later or in a worker', () => {
    const text = `
      import type { A } from './a.ts';
      import { type B } from './b.ts';
      import { type C, c } from './c.ts';
      import './d.ts';
      export { e } from '#shared/e.ts';
      export type { F } from './f.ts';
      export * from './g.ts';
      const h = lazily(async () => (await import('./h.tsx')).H);
      const worker = new Worker(new URL('./i.ts', import.meta.url));
    `;
    expect(importedBy('src/x.ts', text).sort()).toEqual(
      ['./c.ts', './d.ts', '#shared/e.ts', './g.ts', './h.tsx', './i.ts'].sort(),
    );
  });
});

describe('the tests of a source', () => {
  it('are those that load it, the nearest first', () => {
    const importers = readImporters(root);
    const tests = relatedTests('src/main/session/session.ts', importers).map(({ file }) => file);
    expect(tests.slice(0, 8).every((file) => file.startsWith('tests/unit/main/session/'))).toBe(true);
    expect(tests.some((file) => file.startsWith('tests/contract/'))).toBe(true);
    expect(tests.some((file) => file.startsWith('tests/e2e/'))).toBe(false);
    const [first] = relatedTests('src/main/transfer/import/tokenizer.ts', importers);
    expect(first?.file).toBe('tests/unit/main/transfer/import/tokenizer.test.ts');
    expect(relatedTests('src/nothing.ts', importers)).toEqual([]);
  });
});

describe('the copy in which changes are made', () => {
  it('holds the sources as they stand, shares the packages, and goes', () => {
    const copy = copyCheckout(root);
    expect(readFileSync(join(copy.root, 'package.json'), 'utf8')).toBe(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    expect(existsSync(join(copy.root, 'src/main/index.ts'))).toBe(true);
    expect(existsSync(join(copy.root, 'node_modules/vite/package.json'))).toBe(true);
    copy.remove();
    expect(existsSync(copy.root)).toBe(false);
    expect(existsSync(join(root, 'node_modules/vite/package.json'))).toBe(true);
  });
});

describe('the verdict on a change', () => {
  const file = 'src/a.ts';
  const text = 'export const a = true;\n';
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const [place] = placesIn(file, text);
  if (place === undefined) throw new Error('nothing to change');
  const related = ['1', '2', '3', '4', '5'].map((name) => ({ file: name, steps: 1 }));

  type Behaviour = (test: string, isChanged: boolean, time: number) => 'passes' | 'fails' | 'loops';
  /** Judges the change where each test file behaves so; returns the runs too. */
  async function judge(behaviour: Behaviour, tests = related) {
    const runs: string[] = [];
    const times = new Map<string, number>();
    const runner = {
      run: async (request: { tests: readonly string[] }) => {
        const isChanged = readFileSync(join(folder, file), 'utf8') !== text;
        runs.push(`${isChanged ? 'changed' : 'as it is'} ${request.tests.join('')}`);
        const passed: string[] = [];
        for (const test of request.tests) {
          const time = (times.get(test) ?? 0) + 1;
          times.set(test, time);
          const outcome = behaviour(test, isChanged, time);
          if (outcome === 'loops') return 'too long' as const;
          if (outcome === 'fails') return { failed: { file: test, test: 'breaks', message: '' }, passed };
          passed.push(test);
        }
        return { failed: null, passed };
      },
    };
    const verdict = await new Judge(folder, runner).judge(file, place as NonNullable<typeof place>, tests);
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
    return { ...verdict, runs };
  }

  it('is that it survived once every file has passed', async () => {
    expect(await judge(() => 'passes')).toEqual({
      outcome: 'survived',
      by: '',
      tests: 5,
      runs: ['changed 123', 'changed 45'],
    });
  });

  it('is that it was noticed by the first file that fails, and only with the change', async () => {
    expect(await judge((test, isChanged) => (isChanged && test === '2' ? 'fails' : 'passes'))).toEqual({
      outcome: 'noticed',
      by: '2 breaks',
      tests: 5,
      runs: ['changed 123', 'changed 2', 'as it is 2'],
    });
  });

  it('is not that it was noticed where a file fails once, as on a busy computer, and the rest is run all the same', async () => {
    expect(await judge((test, _, time) => (test === '2' && time === 1 ? 'fails' : 'passes'))).toEqual({
      outcome: 'survived',
      by: '',
      tests: 5,
      runs: ['changed 123', 'changed 2', 'changed 3', 'changed 45'],
    });
  });

  it('is none where the file fails anyway', async () => {
    expect(await judge((test) => (test === '4' ? 'fails' : 'passes'))).toMatchObject({ outcome: 'unjudged' });
    expect(await judge((test) => (test === '1' ? 'loops' : 'passes'))).toMatchObject({ outcome: 'unjudged' });
  });

  it('is that a loop that never ends was noticed', async () => {
    expect(await judge((test, isChanged) => (isChanged && test === '3' ? 'loops' : 'passes'))).toMatchObject({
      outcome: 'noticed',
      by: 'too long',
    });
  });

  it('is that nothing covers a source that no test loads', async () => {
    expect(await judge(() => 'passes', [])).toEqual({ outcome: 'notCovered', by: '', tests: 0, runs: [] });
  });
});
