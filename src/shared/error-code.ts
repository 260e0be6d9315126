/**
 * The code of an error, as Node names what files, connections and certificates fail with (`ENOENT`); undefined for an
 * error without one. Unlike its message, it holds no path and no name.
 */
export function errorCode(thrown: unknown): string | undefined {
  const code: unknown = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The code of an error or of what caused it, else the name of its type: never its message. */
export function codeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const code = errorCode(thrown);
  if (code !== undefined) return code;
  return thrown.cause instanceof Error ? codeOf(thrown.cause) : thrown.name;
}
