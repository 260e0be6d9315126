import type { RotatingFile } from './rotating-file.ts';

/** Bytes that wait for a disk that is slow; lines beyond them are not taken. */
const MOST_WAITING = 1_000_000;

/** Lines that are being written. */
interface Writing {
  readonly bytes: Buffer;
  /** Offset in the file, once known. */
  place: number | null;
  /** Whether they were written meanwhile, at the end of the process. */
  isDone: boolean;
}

const bytesOf = (lines: readonly string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''));

/**
 * Lines on their way to the log's file: written in order by one writer that nothing waits for, or at once by whoever
 * ends the process. Lines that cannot be written are dropped.
 */
export class QueuedLines {
  readonly #file: Pick<RotatingFile, 'append' | 'appendNow'>;
  #waiting: string[] = [];
  #waitingBytes = 0;
  #writing: Writing | null = null;

  constructor(file: Pick<RotatingFile, 'append' | 'appendNow'>) {
    this.#file = file;
  }

  /** @returns the bytes of the line; null when it was not taken */
  add(line: string): number | null {
    const bytes = Buffer.byteLength(line) + 1;
    if (this.#waitingBytes + bytes > MOST_WAITING) return null;
    this.#waiting.push(line);
    this.#waitingBytes += bytes;
    if (this.#writing === null) void this.#write();
    return bytes;
  }

  /** Writes everything before it returns: the process may be gone after that. Never throws. */
  flushNow(): void {
    const writing = this.#writing;
    const isToWrite = writing !== null && !writing.isDone;
    if (writing !== null) writing.isDone = true;
    try {
      // The same bytes in the same place: it does not matter which of the two is written last.
      if (isToWrite) this.#file.appendNow(writing.bytes, writing.place ?? undefined);
      const bytes = this.#take();
      if (bytes.length > 0) this.#file.appendNow(bytes);
    } catch {
      // The disk is full: there is nowhere to report it.
    }
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const writing: Writing = { bytes: this.#take(), place: null, isDone: false };
      this.#writing = writing;
      const begins = (place: number) => {
        writing.place = place;
        return !writing.isDone;
      };
      await this.#file.append(writing.bytes, begins).catch(() => undefined);
    }
    this.#writing = null;
  }

  #take(): Buffer {
    const bytes = bytesOf(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    return bytes;
  }
}
