import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { PartFiles } from '../files/part-files.ts';
import type { TemporaryFolder } from '../files/temporary-folder.ts';
import type { Files } from '../ports.ts';

/** Creates the port to the file system. Errors are Node's own (`ENOENT`, `ENOSPC`…). */
export function createFiles({ temporary, parts }: { temporary: TemporaryFolder; parts: PartFiles }): Files {
  return {
    stat: async (path) => {
      const entry = await stat(path);
      if (!entry.isFile()) throw new Error('not a file');
      return { name: basename(path), size: entry.size };
    },
    read: (path) => readFile(path),
    openRead: (path, range) => createReadStream(path, range),
    openWrite: (path) => createWriteStream(path, { mode: 0o600 }),
    rename: async (from, to) => {
      await rename(from, to);
      await parts.forget(from);
    },
    remove: async (path) => {
      await rm(path, { force: true });
      await parts.forget(path);
    },
    temporaryPath: (name) => temporary.path(name),
    partPath: (target) => parts.beside(target),
  };
}
