import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../setup/machine.mjs';

/** The pinned Node, which runs this file. */
export const node = process.execPath;

/**
 * The script of an installed package's command, to be run by `node` on any system without a shell.
 *
 * @throws Error when the package has no such command.
 */
export function bin(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const manifest: { bin?: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}
