import { closeSync, constants, fstatSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface RotatingFileOptions {
  folder: string;
  /** Without extension: `escale` gives `escale.log`, `escale.1.log`… */
  name: string;
  /** Bytes after which a new file is started. */
  maxSize?: number;
  /** Number of files kept, including the current one. */
  keep?: number;
}

const ownerOnly = 0o600;
/** Not opened for appending, so that bytes being written can be written again at the same offset. */
const creating = constants.O_WRONLY | constants.O_CREAT;

/** The files of the log: the current one, and older ones, of which number 1 is the newest. */
export class RotatingFile {
  readonly #path: (number: number) => string;
  readonly #folder: string;
  readonly #maxSize: number;
  readonly #keep: number;

  constructor({ folder, name, maxSize = 2_000_000, keep = 5 }: RotatingFileOptions) {
    this.#folder = folder;
    this.#maxSize = maxSize;
    this.#keep = keep;
    this.#path = (number) => join(folder, number === 0 ? `${name}.log` : `${name}.${number}.log`);
  }

  /**
   * Appends bytes.
   * @param begins called with their offset in the file before they are written; returning false prevents the writing
   * @throws an error of node:fs
   */
  async append(bytes: Uint8Array, begins: (place: number) => boolean): Promise<void> {
    const path = this.#path(0);
    await mkdir(this.#folder, { recursive: true });
    const size = await stat(path).then(
      (found) => found.size,
      () => 0,
    );
    if (this.#isFull(size, bytes)) this.#rotate();
    const file = await open(path, creating, ownerOnly);
    try {
      const place = (await file.stat()).size;
      if (!begins(place)) return;
      for (let done = 0; done < bytes.length; ) {
        done += (await file.write(bytes, done, bytes.length - done, place + done)).bytesWritten;
      }
    } finally {
      await file.close();
    }
  }

  /**
   * Writes bytes before it returns.
   * @param at offset where an asynchronous write of them has begun; appended otherwise
   * @throws an error of node:fs
   */
  appendNow(bytes: Uint8Array, at?: number): void {
    const path = this.#path(0);
    mkdirSync(this.#folder, { recursive: true });
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (at === undefined && this.#isFull(size, bytes)) this.#rotate();
    const file = openSync(path, creating, ownerOnly);
    try {
      const place = at ?? fstatSync(file).size;
      for (let done = 0; done < bytes.length; ) {
        done += writeSync(file, bytes, done, bytes.length - done, place + done);
      }
    } finally {
      closeSync(file);
    }
  }

  #isFull(size: number, bytes: Uint8Array): boolean {
    return size > 0 && size + bytes.length > this.#maxSize;
  }

  #rotate(): void {
    rmSync(this.#path(this.#keep - 1), { force: true });
    for (let number = this.#keep - 2; number >= 0; number -= 1) {
      const from = this.#path(number);
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, this.#path(number + 1));
    }
  }
}
