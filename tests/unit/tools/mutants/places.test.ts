import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { choosePlaces } from '../../../../tools/mutants/choose.ts';
import { changed, describePlace, placesIn } from '../../../../tools/mutants/places.ts';

/** What becomes of a source by each of its changes. */
const changesOf = (text: string, file = 'a.ts') => placesIn(file, text).map((place) => changed(text, place));

describe('the places of a source', () => {
  it.each([
    ['a < b', 'a <= b'],
    ['a >= b', 'a > b'],
    ['a === b', 'a !== b'],
    ['a && b', 'a || b'],
    ['a ?? b', 'a'],
    ['!a', 'a'],
    ['a + b', 'a - b'],
    ['(a) * (b)', '(a) / (b)'],
    ['true', 'false'],
  ])('%s becomes %s', (before, after) => {
    expect(changesOf(`const c = ${before};`)).toEqual([`const c = ${after};`]);
  });

  it('are decided conditions, one way and the other, but no loop that never ends', () => {
    expect(changesOf('const c = a ? b : d;')).toEqual(['const c = true ? b : d;', 'const c = false ? b : d;']);
    expect(changesOf('while (a) b;')).toEqual(['while (false) b;', 'while (a) ;']);
    expect(changesOf('if (a) throw b;')).toEqual(['if (true) throw b;', 'if (false) throw b;', 'if (a) ;']);
  });

  it('are numbers one off, never below nothing', () => {
    expect(changesOf('const c = 5;')).toEqual(['const c = 6;', 'const c = 4;']);
    expect(changesOf('const c = 0;')).toEqual(['const c = 1;']);
  });

  it('are statements that go, and returned values', () => {
    expect(changesOf('f();\ng();')).toEqual([';\ng();', 'f();\n;']);
    expect(changesOf('function f() { return a; }')).toEqual(['function f() { return undefined; }']);
    expect(changesOf('function f() { return; }')).toEqual(['function f() { ; }']);
    expect(changesOf('const f = () => (a);')).toEqual(['const f = () => undefined;']);
  });

  it('are none in types, in texts that are joined, and in the call of a parent’s constructor', () => {
    expect(changesOf("type A = { a: 1 | true; b: -1 };\nconst c = a + 'x' as B<3>;")).toEqual([]);
    expect(changesOf('class A extends B { constructor() { super(); } }')).toEqual([]);
    expect(changesOf('const a = void 0, f = () => undefined;').filter((text) => text.includes('1'))).toHaveLength(1);
  });

  it('are found in JSX', () => {
    expect(changesOf('const c = <p>{a && <b />}</p>;', 'a.tsx')).toEqual(['const c = <p>{a || <b />}</p>;']);
  });

  it('are told in one line', () => {
    const text = 'if (a\n  < b) c();';
    const told = placesIn('a.ts', text).map((place) => describePlace(text, place));
    expect(told).toContain('< b) c(); → <= b) c();');
    expect(told).toContain('c(); → (removed)');
  });
});

describe('the choice of places', () => {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('src/main/a.ts', 'export const a = (b: number) => {\n  if (b > 1 && b < 9) return b + 1;\n  return 7;\n};\n');
  write('src/main/b.ts', 'export const b = [1, 2, 3, 4, 5, 6, 7, 8, 9];\n');
  write('src/renderer/locales/fr/index.ts', 'export const fr = 1;\n');
  // `2.toFixed()` is none.
  write('src/shared/c.ts', 'export const c = 1..toFixed();\n');
  const choose = (seed: number, count: number, where = ['src/main']) => choosePlaces(root, where, seed, count);

  it('is the same for the same seed, and another for another', () => {
    expect(choose(1, 8)).toEqual(choose(1, 8));
    expect(choose(1, 8)).not.toEqual(choose(2, 8));
    expect(choose(1, 5)).toEqual(choose(1, 8).slice(0, 5));
  });

  it('is of all places once, with their lines', () => {
    const all = choose(1, 1000);
    expect(new Set(all.map(({ file, place }) => file + JSON.stringify(place))).size).toBe(all.length);
    expect(all.filter(({ file }) => file === 'src/main/b.ts')).toHaveLength(18);
    expect(all.find(({ change }) => change.startsWith('return 7') || change.startsWith('7'))?.line).toBe(3);
  });

  it('is of the folders, files or lines that are named, without texts', () => {
    expect(new Set(choose(1, 1000, ['src/main/a.ts:2']).map(({ file, line }) => `${file}:${line}`))).toEqual(
      new Set(['src/main/a.ts:2']),
    );
    expect(choose(1, 1000, ['src/renderer'])).toEqual([]);
    expect(choose(1, 1000, ['src/main', 'src/main/'])).toEqual(choose(1, 1000));
    expect(() => choose(1, 1, ['tests'])).toThrow('tests is no folder or file of src');
    expect(() => choose(1, 1, ['src/nothing'])).toThrow('src/nothing');
  });

  it('leaves out changes that are no program', () => {
    expect(placesIn('src/shared/c.ts', 'export const c = 1..toFixed();')).toHaveLength(2);
    expect(choose(1, 1000, ['src/shared'])).toEqual([]);
  });
});
