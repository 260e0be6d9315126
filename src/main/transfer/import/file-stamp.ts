import { stat } from 'node:fs/promises';
import { AppFailure } from '#shared/failure.ts';
import { asFileFailure } from '../../files/file-failure.ts';

/** What tells that a file is still the same. */
export interface FileStamp {
  size: number;
  /** Milliseconds since 1970, with fractions. */
  modified: number;
}

/** @throws AppFailure `file`/`unreadable` when it is not there or is no file. */
export async function stampOf(path: string): Promise<FileStamp> {
  try {
    const entry = await stat(path);
    if (entry.isFile()) return { size: entry.size, modified: entry.mtimeMs };
  } catch (thrown) {
    throw asFileFailure(thrown, 'read');
  }
  throw new AppFailure({ kind: 'file', reason: 'unreadable' });
}

/** @throws AppFailure `file`/`changed` when the file is not as it was. */
export async function assertUnchanged(path: string, { size, modified }: FileStamp): Promise<void> {
  const now = await stampOf(path);
  if (now.size !== size || now.modified !== modified) throw new AppFailure({ kind: 'file', reason: 'changed' });
}
