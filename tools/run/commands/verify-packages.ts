import { join, resolve } from 'node:path';
import { verifyPackages } from '../../package/verify/packages.ts';
import type { Command } from '../main.ts';
import { root } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';

/** Checks the packages of a folder, `dist` unless another one is named. Fails when one is not as it must be. */
export const verify: Command = async ([folder]) => {
  const { problems, skipped } = await verifyPackages(folder === undefined ? join(root, 'dist') : resolve(folder));
  for (const sentence of skipped) say(sentence);
  for (const problem of problems) say(problem);
  say(problems.length === 0 ? 'The packages are as they must be.' : `Problems of the packages: ${problems.length}.`);
  return problems.length === 0 ? 0 : 1;
};
