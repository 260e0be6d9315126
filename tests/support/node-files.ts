import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Files } from '#main/ports.ts';

/** The real file system, temporary files in a folder of the test. */
export const nodeFiles = (folder: string): Files => ({
  stat: async (path) => ({ name: basename(path), size: (await stat(path)).size }),
  read: (path) => readFile(path),
  openRead: (path, range) => createReadStream(path, range),
  openWrite: (path) => createWriteStream(path),
  rename: (from, to) => rename(from, to),
  remove: (path) => rm(path, { force: true }),
  partPath: async (target) => `${target}.${randomUUID().slice(0, 8)}.part`,
  temporaryPath: async (name) => join(folder, `${randomUUID()}-${name}`),
});
