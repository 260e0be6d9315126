import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../command.ts';
import { root } from '../setup/machine.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureBuild } from '../steps/build.ts';
import { ensureTestShell } from '../steps/test-shell.ts';
import { node } from '../steps/tools.ts';

/**
 * Takes pictures of every screen of the built application into `test-results/screenshots`; with `--keep`, only those
 * in README.md and `docs`, into `docs/screenshots`. With `--compare FOLDER`, takes them beside those of an earlier
 * checkout that is built, into `test-results/before-after`; with `--keep` as well, into `docs/before-after`.
 */
export const screenshots: Command = async (args) => {
  const keep = args.includes('--keep') ? ['--keep'] : [];
  const rest = args.filter((arg) => arg !== '--keep');
  const [option, folder, ...more] = rest;
  const isComparison = option === '--compare' && folder !== undefined && more.length === 0;
  if (rest.length > 0 && !isComparison) {
    throw new Error(`npm run screenshots knows --keep and --compare FOLDER, not ${rest.join(' ')}`);
  }
  if (isComparison && !existsSync(join(folder, 'out/main/index.js'))) {
    throw new Error(`${folder} holds no built application: run npm run build there`);
  }
  const shell = await ensureTestShell();
  await ensureBuild();
  const tool = isComparison ? ['compare/main.ts', folder, ...keep] : ['take.ts', ...keep];
  const [script = '', ...given] = tool;
  const [file, ...wrapped] = shell.wrap([node, join(root, 'tools/screenshots', script), ...given]);
  return run(file, wrapped);
};
