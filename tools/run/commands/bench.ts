import { join } from 'node:path';
import type { Command } from '../command.ts';
import { root } from '../setup/machine.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureBuild } from '../steps/build.ts';
import { ensureTestShell } from '../steps/test-shell.ts';
import { node } from '../steps/tools.ts';

/** Runs the benches (all, or those named) and writes bench/results.json. */
export const bench: Command = async (args) => {
  const shell = await ensureTestShell();
  await ensureBuild();
  const [file, ...rest] = shell.wrap([node, '--expose-gc', join(root, 'bench/run.ts'), ...args]);
  return run(file, rest);
};
