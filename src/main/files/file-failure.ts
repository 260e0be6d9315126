import { errorCode } from '#shared/error-code.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';

const OUT_OF_SPACE: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether a code of node:fs says that disk, quota or file is full. */
export const isOutOfSpace = (code: string): boolean => OUT_OF_SPACE.has(code);

const isFileSystemCode = (code: string | undefined): code is string => code !== undefined && /^E[A-Z0-9]+$/.test(code);

/** Maps a node:fs code to an error. The path stays out of it. */
function fileError(code: string, work: 'read' | 'write'): AppError {
  if (isOutOfSpace(code)) return { kind: 'file', reason: 'noSpace' };
  return { kind: 'file', reason: work === 'read' ? 'unreadable' : 'unwritable' };
}

/** Converts an error of node:fs to an AppFailure; returns anything else unchanged. */
export function asFileFailure(thrown: unknown, work: 'read' | 'write'): unknown {
  const code = errorCode(thrown);
  return isFileSystemCode(code) ? new AppFailure(fileError(code, work)) : thrown;
}
