import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RotatingFile } from '#main/log/rotating-file.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'escale-log-'));
const bytes = (line: string) => Buffer.from(`${line}\n`);
const always = () => true;

describe.each([
  ['with others waiting', (file: RotatingFile, line: string) => file.append(bytes(line), always)],
  ['at once', async (file: RotatingFile, line: string) => file.appendNow(bytes(line))],
])('a file that is written %s', (_, write) => {
  it('is followed by a new one at the limit of its size, and so many are kept', async () => {
    const at = folder();
    const file = new RotatingFile({ folder: at, name: 'escale', maxSize: 30, keep: 3 });
    for (let number = 0; number < 10; number += 1) await write(file, `line number ${number}`);
    expect(readdirSync(at).sort()).toEqual(['escale.1.log', 'escale.2.log', 'escale.log']);
    expect(readFileSync(join(at, 'escale.log'), 'utf8')).toBe('line number 8\nline number 9\n');
    expect(readFileSync(join(at, 'escale.1.log'), 'utf8')).toBe('line number 6\nline number 7\n');
    expect(readFileSync(join(at, 'escale.2.log'), 'utf8')).toBe('line number 4\nline number 5\n');
  });

  it('holds a line longer than its limit, which moves the others only where there is a file to follow', async () => {
    const at = folder();
    writeFileSync(join(at, 'escale.1.log'), 'older');
    const file = new RotatingFile({ folder: at, name: 'escale', maxSize: 10, keep: 3 });
    await write(file, 'a long line');
    expect(readdirSync(at).sort()).toEqual(['escale.1.log', 'escale.log']);
    await write(file, 'another long line');
    expect(readFileSync(join(at, 'escale.2.log'), 'utf8')).toBe('older');
    expect(readFileSync(join(at, 'escale.1.log'), 'utf8')).toBe('a long line\n');
  });

  it('goes on behind the last run', async () => {
    const at = join(folder(), 'made', 'when needed');
    await write(new RotatingFile({ folder: at, name: 'escale' }), 'first run');
    await write(new RotatingFile({ folder: at, name: 'escale' }), 'second run');
    expect(readFileSync(join(at, 'escale.log'), 'utf8')).toBe('first run\nsecond run\n');
  });
});
