import { closeSync, openSync, readSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/**
 * Bytes that can be read several times. Reading is synchronous: it runs in a worker thread or a command, where nothing
 * else waits, and costs a fraction of asynchronous reading.
 */
export interface ByteSource {
  /**
   * Yields chunks from an offset to the end. The array is reused for the next chunk: copy what you keep.
   * @throws an error of node:fs when the file cannot be read
   */
  chunks(from?: number): Iterable<Uint8Array>;
  /** Present when the bytes are the rows of a sheet, as `RowBytes` writes them. */
  readonly workbook?: { readonly sheet: string };
}

/** Large enough to make the number of calls negligible, small enough for the processor's cache. */
const CHUNK_BYTES = 1 << 18;

export const fileSource = (path: string, chunkBytes = CHUNK_BYTES): ByteSource => ({
  *chunks(from = 0) {
    const file = openSync(path, 'r');
    try {
      const buffer = new Uint8Array(chunkBytes);
      let position = from;
      for (;;) {
        const read = readSync(file, buffer, 0, chunkBytes, position);
        if (read === 0) return;
        position += read;
        yield buffer.subarray(0, read);
      }
    } finally {
      closeSync(file);
    }
  },
});

/** Returns the first `length` bytes from an offset, or fewer at the end of the source. */
export function readStart(source: ByteSource, length: number, from = 0): Uint8Array {
  const start = new Uint8Array(length);
  let filled = 0;
  for (const chunk of source.chunks(from)) {
    const part = chunk.subarray(0, length - filled);
    start.set(part, filled);
    filled += part.length;
    if (filled === length) break;
  }
  return start.subarray(0, filled);
}

/** Passes chunks through and reports the bytes read so far, at most every 100 ms and at the end. */
export function* countBytes(chunks: Iterable<Uint8Array>, onBytes: (bytes: number) => void): Iterable<Uint8Array> {
  const INTERVAL_MS = 100;
  let bytes = 0;
  let reportedAt = performance.now();
  for (const chunk of chunks) {
    yield chunk;
    bytes += chunk.length;
    const now = performance.now();
    if (now - reportedAt < INTERVAL_MS) continue;
    reportedAt = now;
    onBytes(bytes);
  }
  onBytes(bytes);
}
