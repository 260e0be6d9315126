import { posix } from 'node:path';

const STATIC_IMPORT = /^(?:import|export)\s*(?:[^'";]*?\sfrom\s*)?["'](\.[^"']+)["']/gm;

/**
 * Returns the scripts that a built script brings with its static imports, itself first: what is parsed before its first
 * line runs. What it loads later (`import(…)`) is not among them.
 * @param entry path of the script, with slashes
 * @param read returns the text of a script
 */
export function broughtScripts(entry: string, read: (path: string) => string): string[] {
  const brought = new Set([entry]);
  // What is added while the set is walked is walked too.
  for (const path of brought) {
    for (const [, specifier = ''] of read(path).matchAll(STATIC_IMPORT)) {
      brought.add(posix.join(posix.dirname(path), specifier));
    }
  }
  return [...brought];
}
