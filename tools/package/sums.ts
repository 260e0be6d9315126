import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './sha256.ts';

/** Name of the list of sums of a release. */
export const sumsFile = 'SHA256SUMS';

/**
 * Writes the SHA-256 of every file that is handed out into `SHA256SUMS`, as `sha256sum --check` reads it.
 * @param folder folder of the results of electron-builder
 */
export function writeSums(folder: string): void {
  const lines = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isHandedOut(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`);
  writeFileSync(join(folder, sumsFile), lines.join(''));
}

/** Files that electron-builder writes for itself are not listed. */
const isHandedOut = (name: string): boolean => !/^(?:\.|builder-)/.test(name) && name !== sumsFile;
