import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#shared/error-code.ts';
import { isOutOfSpace } from '../files/file-failure.ts';
import { type Finding, type FolderName, folderNames, of } from './findings.ts';

/** Bytes written into each folder: more than an empty block that a full disk may still have. */
const SAMPLE = 64 * 1024;
const MEGABYTE = 1024 * 1024;
/** Megabytes below which exports and documents soon fail, and below which nothing works. */
const LITTLE = 500;
const NONE = 50;

const folderItem = of('folders');
const spaceItem = of('space');

/**
 * Writes a file into each folder and removes it.
 * @param folders path by the name under which it is reported; a missing one is created, as the application does
 */
export async function checkFolders(folders: Readonly<Record<FolderName, string>>): Promise<Finding[]> {
  const tried = await Promise.all(folderNames.map(async (name) => ({ name, code: await writeProblem(folders[name]) })));
  const failed = tried.flatMap(({ name, code }) => (code === null ? [] : [{ name, code }]));
  if (failed.length === 0) return [folderItem.ok('folders.writable')];
  const reason = failed.some(({ code }) => isOutOfSpace(code)) ? 'folders.full' : 'folders.refused';
  const codes = new Set(failed.map(({ code }) => code));
  return [folderItem.failed(reason, { folders: failed.map(({ name }) => name), code: [...codes].join(', ') })];
}

/** The system's code when a file cannot be written into a folder; null when it can. */
async function writeProblem(folder: string): Promise<string | null> {
  const path = join(folder, `check-${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, Buffer.alloc(SAMPLE, 1), { flag: 'wx', mode: 0o600, flush: true });
    return null;
  } catch (thrown) {
    return codeOf(thrown);
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Free space for this account, on the fullest of the disks of some folders. */
export async function checkSpace(folders: readonly string[]): Promise<Finding[]> {
  const found = await Promise.all(folders.map(freeMegabytes));
  const free = Math.min(...found.filter((megabytes) => megabytes !== null));
  if (!Number.isFinite(free)) return [spaceItem.unknown('broken', { code: 'ENOENT' })];
  if (free < NONE) return [spaceItem.failed('space.none', { free })];
  if (free < LITTLE) return [spaceItem.warning('space.little', { free })];
  return [spaceItem.ok('space.enough', { gigabytes: Math.round((free / 1024) * 10) / 10 })];
}

/** Null for a folder that is not there and cannot be made. */
async function freeMegabytes(folder: string): Promise<number | null> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
    const { bavail, bsize } = await statfs(folder);
    return Math.floor((bavail * bsize) / MEGABYTE);
  } catch {
    return null;
  }
}
