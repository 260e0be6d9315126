import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { DirectoryRecord, FileRecord } from '@electron/asar';
// Not the package's index, which also loads the code that creates archives and would delay every start.
import { readArchiveHeaderSync } from '@electron/asar/lib/disk.js';
import { exitNow } from '../exit-now.ts';

/** The header is preceded by two numbers of 4 bytes. */
const BEFORE_HEADER = 8;

/** An archive of a packaged application, whose files are read as Electron reads them. */
export class Archive {
  readonly path: string;
  readonly #header: DirectoryRecord;
  readonly #contents: number;

  /** @throws Error when the file is no archive */
  constructor(path: string) {
    this.path = path;
    const { header, headerSize } = readArchiveHeaderSync(path);
    this.#header = header;
    this.#contents = BEFORE_HEADER + headerSize;
  }

  /**
   * Returns the content of a file, from the archive or from beside it.
   * @param inside path in the archive, with slashes
   * @throws Error with code ENOENT where the archive has no such file. A file that does not fit its sum ends the
   *   process, as in Electron (lib/node/asar-fs-wrapper.ts, 408-424)
   */
  read(inside: string): Buffer {
    const entry = this.find(inside);
    if (entry === null)
      throw Object.assign(new Error(`ENOENT, ${inside} not found in ${this.path}`), { code: 'ENOENT' });
    const { size, integrity } = entry;
    const bytes = Buffer.alloc(size);
    const isBeside = entry.unpacked === true;
    const file = openSync(isBeside ? this.unpackedPath(inside) : this.path, 'r');
    try {
      readSync(file, bytes, 0, size, isBeside ? 0 : this.#contents + Number(entry.offset));
    } finally {
      closeSync(file);
    }
    const sum = createHash('sha256').update(bytes).digest('hex');
    if (!isBeside && sum !== integrity.hash) {
      process.stderr.write(`ASAR Integrity Violation: got a hash mismatch (${sum} vs ${integrity.hash})\n`);
      exitNow(1);
    }
    return bytes;
  }

  /** The entry of a file; null where the archive has none of that path. */
  find(inside: string): FileRecord | null {
    let entry: DirectoryRecord | FileRecord | undefined = this.#header;
    for (const name of inside.split('/')) {
      if (entry === undefined || !('files' in entry) || !Object.hasOwn(entry.files, name)) return null;
      // Links have a type of their own, of which this archive has none.
      entry = entry.files[name] as DirectoryRecord | FileRecord;
    }
    return entry === undefined || 'files' in entry ? null : entry;
  }

  /** Path of a file that lies beside the archive. */
  unpackedPath(inside: string): string {
    return join(`${this.path}.unpacked`, ...inside.split('/'));
  }
}

const archives = new Map<string, Archive>();

/** The archive that a path leads into, and the path in it with slashes; null for a path outside of archives. */
export function splitPath(path: string): { archive: Archive; inside: string } | null {
  const [, file = '', inside = ''] = /^(.*?\.asar)(?:[\\/](.*))?$/su.exec(path) ?? [];
  if (file === '' || !isFile(file)) return null;
  const archive = archives.get(file) ?? new Archive(file);
  archives.set(file, archive);
  return { archive, inside: inside.replaceAll(sep, '/') };
}

const isFile = (path: string): boolean =>
  archives.has(path) || statSync(path, { throwIfNoEntry: false })?.isFile() === true;
