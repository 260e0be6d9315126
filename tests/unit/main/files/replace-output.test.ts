import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notReplaceable, replaceOutput } from '#main/files/replace-output.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'escale-output-'));
const bytes = Buffer.from('new');

describe('the output of a command', () => {
  it('replaces a file, and makes the folder where it is missing', async () => {
    const path = join(folder(), 'a', 'b', 'check.json');
    await replaceOutput(path, Buffer.from('old'));
    await replaceOutput(path, bytes);
    expect(readFileSync(path, 'utf8')).toBe('new');
    // Windows knows no such modes: the folder says who may read.
    if (process.platform !== 'win32') expect(lstatSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(path, '..'))).toEqual(['check.json']);
  });

  // A device is left as a pipe is: whoever took the protection away would lose /dev/null. Windows has no pipes at a path.
  it.skipIf(process.platform === 'win32')('takes no folder, link or pipe for a file, and leaves them', async () => {
    const own = folder();
    const at = (name: string) => join(own, name);
    mkdirSync(at('folder'));
    writeFileSync(at('target'), 'theirs');
    symlinkSync(at('target'), at('link'));
    execFileSync('mkfifo', [at('pipe')]);
    for (const name of ['folder', 'link', 'pipe']) {
      await expect(replaceOutput(at(name), bytes), name).rejects.toMatchObject({ code: notReplaceable });
    }
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('target'), 'utf8')).toBe('theirs');
    expect(readdirSync(own).toSorted()).toEqual(['folder', 'link', 'pipe', 'target']);
  });

  it('follows no link that somebody put where it might be written meanwhile', async () => {
    const own = folder();
    const target = join(own, 'theirs');
    symlinkSync(target, join(own, 'check.json.part'));
    await replaceOutput(join(own, 'check.json'), bytes);
    expect(readFileSync(join(own, 'check.json'), 'utf8')).toBe('new');
    expect(existsSync(target)).toBe(false);
  });
});
