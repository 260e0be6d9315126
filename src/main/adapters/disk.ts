import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { app } from 'electron';
import type { Files } from '../ports.ts';

/** The file system. Errors are Node's own (`ENOENT`, `ENOSPC`…). */
export function createFiles(): Files {
  const temporaryFolder = join(app.getPath('temp'), `escale-${process.pid}`);
  app.once('quit', () => rmSync(temporaryFolder, { recursive: true, force: true }));
  return {
    stat: async (path) => {
      const entry = await stat(path);
      if (!entry.isFile()) throw new Error('not a file');
      return { name: basename(path), size: entry.size };
    },
    read: (path) => readFile(path),
    openRead: (path, range) => createReadStream(path, range),
    openWrite: (path) => createWriteStream(path, { mode: 0o600 }),
    rename: (from, to) => rename(from, to),
    remove: (path) => rm(path, { force: true }),
    temporaryPath: async (name) => {
      const folder = join(temporaryFolder, randomUUID());
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return join(folder, basename(name));
    },
  };
}
