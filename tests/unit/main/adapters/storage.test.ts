import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrivateFolder } from '#main/adapters/private-folder.ts';
import { PartFiles } from '#main/files/part-files.ts';
import { TemporaryFolder } from '#main/files/temporary-folder.ts';
import { largestStore, storedBounds } from '#main/stored-values.ts';
import { listeningLog, silent } from '#tests/support/fakes.ts';

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const state = { folder: '' };
  const app = Object.assign(new EventEmitter(), { getPath: () => state.folder, getVersion: () => '1.0.0' });
  const standIn = { app, ipcMain: new EventEmitter(), shell: {} };
  return { ...standIn, state, default: standIn };
});
vi.mock('electron', () => electron);

const { createKeyValueStore } = await import('#main/adapters/key-value-store.ts');
const { createFiles } = await import('#main/adapters/disk.ts');
const { onQuit } = await import('#main/adapters/lifecycle.ts');

/** The disk as the application builds it. */
function openDisk() {
  const temporary = new TemporaryFolder(join(folder, 'temporary'));
  const records = createPrivateFolder(join(folder, 'unfinished-files'));
  const parts = new PartFiles({ folder: records, clock: { now: Date.now }, log: silent });
  onQuit(() => temporary.removeNow());
  return createFiles({ temporary, parts });
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-storage-'));
  electron.state.folder = folder;
});

describe('createKeyValueStore', () => {
  it('keeps values across a restart, also those of another version under keys with dots', () => {
    writeFileSync(join(folder, 'escale.json'), '{"a.b":2}');
    const first = createKeyValueStore('escale', silent);
    first.set('window', { bounds: { x: 1 } });
    first.set('updates', 3);
    first.delete('updates');
    const second = createKeyValueStore('escale', silent);
    expect(second.get('window')).toEqual({ bounds: { x: 1 } });
    expect(second.get('updates')).toBeUndefined();
    expect(JSON.parse(readFileSync(join(folder, 'escale.json'), 'utf8'))).toEqual({
      'a.b': 2,
      window: { bounds: { x: 1 } },
    });
  });

  it('stores no value beyond its bound, and reads none', () => {
    const store = createKeyValueStore('escale', silent);
    store.set('preferences', { theme: 'dark' });
    expect(() => store.set('preferences', { openMenuGroups: 'x'.repeat(storedBounds.preferences) })).toThrow();
    expect(store.get('preferences')).toEqual({ theme: 'dark' });
    writeFileSync(
      join(folder, 'escale.json'),
      JSON.stringify({ window: 'x'.repeat(2000), preferences: { theme: 'dark' } }),
    );
    const { log, lines } = listeningLog();
    const again = createKeyValueStore('escale', log);
    expect(again.get('window')).toBeUndefined();
    expect(again.get('preferences')).toEqual({ theme: 'dark' });
    expect(lines.join()).toContain('too long');
  });

  it('sets a file aside unread that is larger than all values may be', () => {
    writeFileSync(join(folder, 'escale.json'), `{"window":1,"x":"${'x'.repeat(largestStore)}"}`);
    const store = createKeyValueStore('escale', silent);
    expect(store.get('window')).toBeUndefined();
    store.set('window', 2);
    expect(JSON.parse(readFileSync(join(folder, 'escale.json'), 'utf8'))).toEqual({ window: 2 });
    expect(statSync(join(folder, 'escale.json.unreadable')).size).toBeGreaterThan(largestStore);
  });

  it.each(['{"window": {', 'null', '[]', ''])('sets a damaged file aside, and starts empty: %s', (damaged) => {
    writeFileSync(join(folder, 'escale.json'), damaged);
    const store = createKeyValueStore('escale', silent);
    expect(store.get('window')).toBeUndefined();
    store.set('window', 1);
    expect(JSON.parse(readFileSync(join(folder, 'escale.json'), 'utf8'))).toEqual({ window: 1 });
    expect(readFileSync(join(folder, 'escale.json.unreadable'), 'utf8')).toBe(damaged);
  });

  it('is in memory where its file cannot be read, and leaves that as it is', () => {
    // A folder in its place is refused to every account, root included.
    mkdirSync(join(folder, 'escale.json'));
    const { log, lines } = listeningLog();
    const store = createKeyValueStore('escale', log);
    store.set('window', 1);
    expect(store.get('window')).toBe(1);
    store.delete('window');
    expect(store.get('window')).toBeUndefined();
    expect(statSync(join(folder, 'escale.json')).isDirectory()).toBe(true);
    expect(lines.join()).toContain('EISDIR');
  });

  it('leaves a damaged file that cannot be set aside as it is', () => {
    writeFileSync(join(folder, 'escale.json'), '{"window": {');
    mkdirSync(join(folder, 'escale.json.unreadable'));
    createKeyValueStore('escale', silent).set('window', 1);
    expect(readFileSync(join(folder, 'escale.json'), 'utf8')).toBe('{"window": {');
  });

  it('loses nothing when its file cannot be read while it is in use', () => {
    const store = createKeyValueStore('escale', silent);
    store.set('preferences', { locale: 'en' });
    rmSync(join(folder, 'escale.json'));
    store.set('window', 1);
    expect(createKeyValueStore('escale', silent).get('preferences')).toEqual({ locale: 'en' });
  });

  it('is readable and writable by its owner only', () => {
    const path = join(folder, 'escale.json');
    writeFileSync(path, '{}', { mode: 0o644 });
    createKeyValueStore('escale', silent).set('window', 1);
    expect(statSync(path).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
  });
});

describe('createFiles', () => {
  it('reads ranges, writes files for their owner only, replaces and removes them', async () => {
    const files = openDisk();
    const path = join(folder, 'liste.csv');
    await pipeline(['a;b\n', 'c;d\n'], files.openWrite(path));
    expect(statSync(path).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
    expect(await files.stat(path)).toEqual({ name: 'liste.csv', size: 8 });
    // `end` is the last byte, as Node counts.
    expect(await text(files.openRead(path, { start: 4, end: 6 }))).toBe('c;d');
    writeFileSync(join(folder, 'target.csv'), 'old');
    await files.rename(path, join(folder, 'target.csv'));
    expect(new TextDecoder().decode(await files.read(join(folder, 'target.csv')))).toBe('a;b\nc;d\n');
    await files.remove(join(folder, 'target.csv'));
    await files.remove(join(folder, 'target.csv'));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not accept a folder as a file', async () => {
    await expect(openDisk().stat(folder)).rejects.toThrow('not a file');
  });

  it('gives distinct temporary paths, which are removed when the application ends', async () => {
    const files = openDisk();
    const [first, second] = await Promise.all([files.temporaryPath('a.csv'), files.temporaryPath('../../a.csv')]);
    expect(first).not.toBe(second);
    for (const path of [first, second]) expect(path.startsWith(folder)).toBe(true);
    writeFileSync(first, 'personal data');
    electron.app.emit('quit');
    expect(existsSync(first)).toBe(false);
    expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
  });
});
