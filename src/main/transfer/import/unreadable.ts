/**
 * A file that cannot be checked at all. Not an AppFailure: the command-line check shares this code and starts without
 * the schemas of the bridge.
 */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
  /** As the page is told, where one is. */
  readonly reason = 'unsupported';
}
