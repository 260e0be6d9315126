import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from '../../../../tools/run/steps/build.ts';

describe('the fingerprint of the sources', () => {
  let folder = '';
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const now = () => fingerprint(folder, ['src/**/*', 'config.ts']);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'escale-fingerprint-'));
    mkdirSync(join(folder, 'src/deep'), { recursive: true });
    write('src/a.ts', 'one');
    write('src/deep/b.ts', 'two');
    write('config.ts', 'three');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is unchanged when only file times change, or files that the build does not read', () => {
    const before = now();
    utimesSync(join(folder, 'src/a.ts'), 1, 1);
    write('notes.md', 'something else');
    expect(now()).toBe(before);
  });

  it.each<[string, () => void]>([
    ['a file changes', () => write('src/deep/b.ts', 'changed')],
    ['a file is added', () => write('src/deep/c.ts', '')],
    ['a file is removed', () => rmSync(join(folder, 'src/a.ts'))],
    ['the configuration changes', () => write('config.ts', 'changed')],
    [
      'text moves from one file to the next',
      () => {
        write('src/a.ts', '');
        write('src/deep/b.ts', 'onetwo');
      },
    ],
  ])('changes when %s', (_case, change) => {
    const before = now();
    change();
    expect(now()).not.toBe(before);
  });
});
