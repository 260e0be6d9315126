import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createPrivateFolder } from '#main/adapters/private-folder.ts';

let path: string;
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'escale-private-')), 'drafts');
});

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (read: Uint8Array | null) => read && new TextDecoder().decode(read);

it('creates the folder with the first file, readable by its owner only', async () => {
  const folder = createPrivateFolder(path);
  expect(await folder.list()).toEqual([]);
  expect(await folder.read('a', 10)).toBeNull();
  expect(existsSync(path)).toBe(false);

  await folder.write('a', bytes('first'));
  expect(textOf(await folder.read('a', 10))).toBe('first');
  if (process.platform !== 'win32') {
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(join(path, 'a')).mode & 0o777).toBe(0o600);
  }
});

it('replaces a whole file and leaves no temporary file beside it', async () => {
  const folder = createPrivateFolder(path);
  await folder.write('a', bytes('a long first text'));
  await folder.write('a', bytes('short'));
  expect(textOf(await folder.read('a', 100))).toBe('short');
  expect(readdirSync(path)).toEqual(['a']);
});

it('keeps the old file when the new one cannot replace it', async () => {
  const folder = createPrivateFolder(path);
  mkdirSync(join(path, 'a'), { recursive: true });
  writeFileSync(join(path, 'a', 'inside'), '');
  await expect(folder.write('a', bytes('text'))).rejects.toThrow();
  expect(readdirSync(path)).toEqual(['a']);
});

it('writes at once what cannot wait, and a write that began before does not replace it', async () => {
  const folder = createPrivateFolder(path);
  await folder.write('a', bytes('first'));
  const slow = folder.write('a', bytes('second'));
  folder.writeNow('a', bytes('last'));
  expect(readFileSync(join(path, 'a'), 'utf8')).toBe('last');
  await slow;
  expect(textOf(await folder.read('a', 10))).toBe('last');
  expect(readdirSync(path)).toEqual(['a']);
  await folder.write('a', bytes('later'));
  expect(textOf(await folder.read('a', 10))).toBe('later');
});

it('creates the folder for what cannot wait too, and leaves no temporary file where it fails', () => {
  const folder = createPrivateFolder(path);
  folder.writeNow('a', bytes('text'));
  expect(readFileSync(join(path, 'a'), 'utf8')).toBe('text');
  mkdirSync(join(path, 'b'));
  expect(() => folder.writeNow('b', bytes('text'))).toThrow();
  expect(readdirSync(path)).toEqual(['a', 'b']);
});

it('reads at most one byte above the limit, which shows that the file is larger', async () => {
  const folder = createPrivateFolder(path);
  await folder.write('a', bytes('0123456789'));
  expect(textOf(await folder.read('a', 4))).toBe('01234');
});

it('lists only files, with their age, and removes the named one', async () => {
  const folder = createPrivateFolder(path);
  await folder.write('a', bytes('text'));
  mkdirSync(join(path, 'folder'));
  symlinkSync(join(path, 'gone'), join(path, 'broken'));
  const [file, ...others] = await folder.list();
  expect(others).toEqual([]);
  expect(file).toEqual({ name: 'a', modifiedAt: statSync(join(path, 'a')).mtimeMs });
  await folder.remove('a');
  await folder.remove('a');
  expect(await folder.list()).toEqual([]);
});

it('appends to the end of a file that only its owner can read', async () => {
  const folder = createPrivateFolder(path);
  await folder.append('a', bytes('one'));
  await folder.append('a', bytes(' two'));
  expect(textOf(await folder.read('a', 100))).toBe('one two');
  expect((await folder.read('a', 3))?.length).toBe(4);
  if (process.platform !== 'win32') expect(statSync(join(path, 'a')).mode & 0o777).toBe(0o600);
});
