import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Writes a program that runs a script of this folder on this Node, with the arguments that it is called with.
 *
 * @param path where the program goes
 * @param script path of the script from this folder
 * @param args arguments that come before those of the caller
 * @returns the path
 */
export function writeLauncher(path: string, script: string, ...args: readonly string[]): string {
  const command = [process.execPath, join(import.meta.dirname, script), ...args];
  const quoted = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
  writeFileSync(path, `#!/bin/sh\nexec ${quoted.join(' ')} "$@"\n`, { mode: 0o755 });
  return path;
}
