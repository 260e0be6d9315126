/**
 * A file that cannot be checked at all. Not an AppFailure, because the command-line check shares this code and loads no
 * bridge schemas.
 */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
  /** The reason that the page shows. */
  readonly reason = 'unsupported';
}
