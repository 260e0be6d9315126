import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#shared/error-code.ts';
import type { PrivateFolder } from '../ports.ts';

/** Suffix of a file that is being written. */
const unfinished = '.part';

/**
 * Creates a folder of files that are written to a temporary file and renamed, so that a crash or a full disk leaves the
 * previous file.
 * @param folder created with the first file; accessible to its owner only
 */
export function createPrivateFolder(folder: string): PrivateFolder {
  /** How many times a file was written by `writeNow`: a write that began before must not replace it. */
  const overtaken = new Map<string, number>();
  return {
    list: async () => {
      const names = await readdir(folder).catch(whenMissing<string[]>([]));
      const entries = names.map(async (name) => {
        const entry = await stat(join(folder, name)).catch(whenMissing(null));
        return entry?.isFile() ? [{ name, modifiedAt: entry.mtimeMs }] : [];
      });
      return (await Promise.all(entries)).flat();
    },
    read: async (name, limit) => {
      const file = await open(join(folder, name)).catch(whenMissing(null));
      if (file === null) return null;
      try {
        const { size } = await file.stat();
        const bytes = Buffer.alloc(Math.min(size, limit) + 1);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    write: async (name, bytes) => {
      const before = overtaken.get(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const beside = join(folder, `${name}${unfinished}`);
      try {
        // Flushed: otherwise a power failure may leave the new name with empty content.
        await writeFile(beside, bytes, { mode: 0o600, flush: true });
        // Synchronous: nothing comes between the comparison and the renaming.
        if (overtaken.get(name) === before) renameSync(beside, join(folder, name));
        else await rm(beside, { force: true });
      } catch (thrown) {
        await rm(beside, { force: true });
        throw thrown;
      }
    },
    writeNow: (name, bytes) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // Not the file that a running write has open.
      const beside = join(folder, `${name}.now${unfinished}`);
      try {
        writeFileSync(beside, bytes, { mode: 0o600, flush: true });
        renameSync(beside, join(folder, name));
        overtaken.set(name, (overtaken.get(name) ?? 0) + 1);
      } catch (thrown) {
        rmSync(beside, { force: true });
        throw thrown;
      }
    },
    append: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(join(folder, name), bytes, { mode: 0o600, flush: true });
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

const whenMissing =
  <T>(instead: T) =>
  (thrown: unknown): T => {
    if (errorCode(thrown) === 'ENOENT') return instead;
    throw thrown;
  };
