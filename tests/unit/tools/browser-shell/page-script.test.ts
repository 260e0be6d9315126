import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageScript } from '../../../../tools/browser-shell/page-script.ts';

describe('a script of the page', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'escale-script-'));
    file = join(folder, 'script.ts');
    writeFileSync(file, 'const answer: number = 42;\n');
  });

  it('is served without its types, and cached for the next start', async () => {
    const kept = join(folder, 'made', 'when needed');
    expect(await pageScript(file, kept)).toMatch(/^const answer\s+= 42;\n$/u);
    const names = readdirSync(kept);
    expect(names).toEqual([expect.stringMatching(/^\w{64}\.js$/u)]);
    writeFileSync(join(kept, names[0] ?? ''), 'kept');
    expect(await pageScript(file, kept)).toBe('kept');
  });

  it('is compiled again once its text has changed', async () => {
    await pageScript(file, folder);
    writeFileSync(file, 'const answer: string = "another";\n');
    expect(await pageScript(file, folder)).toContain('another');
  });

  it('is served even where nothing can be cached', async () => {
    expect(await pageScript(file, join(file, 'no folder'))).toContain('42');
  });
});
