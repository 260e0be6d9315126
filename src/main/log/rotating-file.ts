import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
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

/**
 * Appends lines to a log file synchronously, so that the last line before a crash is written. Number 1 is the newest of
 * the older files. Failures are ignored: the line is dropped.
 */
export class RotatingFile {
  readonly #path: (number: number) => string;
  readonly #folder: string;
  readonly #maxSize: number;
  readonly #keep: number;
  #size: number | null = null;

  constructor({ folder, name, maxSize = 2_000_000, keep = 5 }: RotatingFileOptions) {
    this.#folder = folder;
    this.#maxSize = maxSize;
    this.#keep = keep;
    this.#path = (number) => join(folder, number === 0 ? `${name}.log` : `${name}.${number}.log`);
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line) + 1;
    try {
      this.#size ??= this.#open();
      if (this.#size > 0 && this.#size + bytes > this.#maxSize) this.#rotate();
      appendFileSync(this.#path(0), `${line}\n`, { mode: 0o600 });
      this.#size += bytes;
    } catch {
      this.#size = null;
    }
  }

  #open(): number {
    mkdirSync(this.#folder, { recursive: true });
    return statSync(this.#path(0), { throwIfNoEntry: false })?.size ?? 0;
  }

  #rotate(): void {
    rmSync(this.#path(this.#keep - 1), { force: true });
    for (let number = this.#keep - 2; number >= 0; number -= 1) {
      const from = this.#path(number);
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, this.#path(number + 1));
    }
    this.#size = 0;
  }
}
