import { stat } from 'node:fs/promises';
import { AppFailure } from '#shared/failure.ts';
import { asFileFailure } from '../../files/file-failure.ts';

/** What identifies an unchanged file. */
export interface FileStamp {
  size: number;
  /** Modification time in milliseconds since 1970, with fractions. */
  modified: number;
}

/**
 * Reads size and time of a file.
 * @throws AppFailure `file`/`unreadable` when it does not exist or is not a file
 */
export async function stampOf(path: string): Promise<FileStamp> {
  try {
    const entry = await stat(path);
    if (entry.isFile()) return { size: entry.size, modified: entry.mtimeMs };
  } catch (thrown) {
    throw asFileFailure(thrown, 'read');
  }
  throw new AppFailure({ kind: 'file', reason: 'unreadable' });
}

/** @throws AppFailure `file`/`changed` when size or time differ */
export async function assertUnchanged(path: string, { size, modified }: FileStamp): Promise<void> {
  const now = await stampOf(path);
  if (now.size !== size || now.modified !== modified) throw new AppFailure({ kind: 'file', reason: 'changed' });
}
