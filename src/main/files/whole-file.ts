import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppFailure } from '#shared/failure.ts';
import type { Files } from '../ports.ts';
import { asFileFailure } from './file-failure.ts';

type Output = Pick<Files, 'openWrite' | 'partPath' | 'rename' | 'remove'>;

/**
 * Writes text or bytes to a file as they arrive, with back-pressure.
 * @throws AppFailure `file`, `cancelled`, or what the text throws
 */
export async function writeText(
  files: Pick<Output, 'openWrite'>,
  path: string,
  text: AsyncIterable<string> | Iterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await pipeline(Readable.from(text), files.openWrite(path), { signal });
  } catch (thrown) {
    if (signal.aborted) throw new AppFailure({ kind: 'cancelled' });
    throw asFileFailure(thrown, 'write');
  }
}

/**
 * Replaces a file atomically: `write` fills a part file, which is then renamed to the target. After a failure the part
 * file is removed.
 * @throws AppFailure `file` when the target cannot be replaced; what `write` throws
 */
export async function replaceFile<T>(files: Output, target: string, write: (path: string) => Promise<T>): Promise<T> {
  const path = await files.partPath(target);
  try {
    const value = await write(path);
    await files.rename(path, target).catch((thrown: unknown) => {
      throw asFileFailure(thrown, 'write');
    });
    return value;
  } catch (thrown) {
    await files.remove(path).catch(() => {});
    throw thrown;
  }
}
