import { errorCode } from '#shared/error-code.ts';
import type { Reading } from './sources.ts';

/** A file that others than administrators could have written. Its message says what to do, without its path. */
export class UntrustedFile extends Error {}

/** What an error in reading a file says about the source. */
export function unreadable(thrown: unknown): Reading {
  if (thrown instanceof UntrustedFile) return { state: 'untrusted', reason: thrown.message };
  const code = errorCode(thrown);
  if (code === 'ENOENT' || code === 'ENOTDIR') return { state: 'absent' };
  return { state: 'unreadable', reason: `cannot be read (${code ?? 'unknown reason'})` };
}
