import { join, resolve } from 'node:path';
import process from 'node:process';
import { obstacleTo } from '../../package/run/obstacle.ts';
import { verifyPackages } from '../../package/verify/packages.ts';
import { unpackedIn } from '../../package/verify/unpacked.ts';
import type { Command } from '../command.ts';
import { hasDisplay, root, which } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { run } from '../setup/spawn.mjs';
import type { CommandLine } from '../steps/surroundings.ts';
import { bin, node } from '../steps/tools.ts';

/**
 * Checks the packages of a folder, `dist` unless another one is named, and runs the programs of those that this machine
 * can run: `tests/packed`. Fails when one is not as it must be; with `--run` also when none could be run.
 */
export const verify: Command = async (args) => {
  const folder = args.find((arg) => arg !== '--run');
  const results = folder === undefined ? join(root, 'dist') : resolve(folder);
  const code = await check(results);
  const problem = await runPrograms(results, args.includes('--run'));
  if (problem !== null) say(problem);
  return problem === null ? code : 1;
};

/** Checks the packages of a folder, without running anything. Returns the exit code. */
export async function check(folder: string): Promise<number> {
  const { problems, skipped } = await verifyPackages(folder);
  for (const sentence of skipped) say(sentence);
  for (const problem of problems) say(problem);
  say(problems.length === 0 ? 'The packages are as they must be.' : `Problems of the packages: ${problems.length}.`);
  return problems.length === 0 ? 0 : 1;
}

/** Runs the packaged programs of a folder. Returns what is wrong, as a sentence. */
async function runPrograms(folder: string, isDemanded: boolean): Promise<string | null> {
  const unpacked = unpackedIn(folder);
  const obstacles = unpacked.map(obstacleTo);
  for (const [index, { app }] of unpacked.entries()) {
    const obstacle = obstacles[index];
    if (obstacle !== null) say(`${app} was not run: ${obstacle}.`);
  }
  if (!obstacles.includes(null)) return isDemanded ? `No program of ${folder} was run.` : null;
  const tests: CommandLine = [node, bin('vitest'), 'run', '--project', 'packed'];
  const [file, ...rest] =
    hasDisplay() || which('xvfb-run') === null ? tests : ['xvfb-run', '--auto-servernum', ...tests];
  const code = await run(file ?? node, rest, { env: { ...process.env, ESCALE_PACKAGES: folder } });
  return code === 0 ? null : `A program of ${folder} does not run as it must: see above.`;
}
