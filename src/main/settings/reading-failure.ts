import type { ConfigReason } from '#shared/config-reasons.ts';
import { codeOf } from '#shared/error-code.ts';
import type { Reading } from './sources.ts';

/** A file that others than administrators could have written. Its reason says what to do, without its path. */
export class UntrustedFile extends Error {
  readonly reason: ConfigReason;

  constructor(reason: ConfigReason) {
    super(`the file cannot be trusted: ${reason.code}`);
    this.reason = reason;
  }
}

/** What an error in reading a file says about the source. */
export function unreadable(thrown: unknown): Reading {
  if (thrown instanceof UntrustedFile) return { state: 'untrusted', reason: thrown.reason };
  const code = codeOf(thrown);
  if (code === 'ENOENT' || code === 'ENOTDIR') return { state: 'absent' };
  const isRefused = code === 'EACCES' || code === 'EPERM';
  return { state: 'unreadable', reason: { code: isRefused ? 'refused' : 'unreadable', values: { code } } };
}
