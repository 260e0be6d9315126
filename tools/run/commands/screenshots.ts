import { join } from 'node:path';
import type { Command } from '../command.ts';
import { root } from '../setup/machine.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureBuild } from '../steps/build.ts';
import { ensureTestShell } from '../steps/test-shell.ts';
import { node } from '../steps/tools.ts';

/**
 * Takes pictures of every screen of the built application into `test-results/screenshots`; with `--keep`, only those
 * in README.md and `docs`, into `docs/screenshots`.
 */
export const screenshots: Command = async (args) => {
  const unknown = args.filter((arg) => arg !== '--keep');
  if (unknown.length > 0) throw new Error(`npm run screenshots knows --keep, not ${unknown.join(' ')}`);
  const shell = await ensureTestShell();
  await ensureBuild();
  const [file, ...rest] = shell.wrap([node, join(root, 'tools/screenshots/take.ts'), ...args]);
  return run(file, rest);
};
