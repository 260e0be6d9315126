import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';

const OUT_OF_SPACE: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

const codeOf = (thrown: unknown): string | undefined => {
  const code: unknown = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

const isFileSystemCode = (code: string | undefined): code is string => code !== undefined && /^E[A-Z0-9]+$/.test(code);

/** Maps a node:fs code to an error. The path stays out of it. */
function fileError(code: string, work: 'read' | 'write'): AppError {
  if (OUT_OF_SPACE.has(code)) return { kind: 'file', reason: 'noSpace' };
  return { kind: 'file', reason: work === 'read' ? 'unreadable' : 'unwritable' };
}

/** Converts an error of node:fs to an AppFailure; returns anything else unchanged. */
export function asFileFailure(thrown: unknown, work: 'read' | 'write'): unknown {
  const code = codeOf(thrown);
  return isFileSystemCode(code) ? new AppFailure(fileError(code, work)) : thrown;
}
