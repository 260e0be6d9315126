import { join } from 'node:path';
import type { Command } from '../main.ts';
import { root } from '../setup/machine.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureBuild } from '../steps/build.ts';
import { ensureTestShell } from '../steps/test-shell.ts';
import { node } from '../steps/tools.ts';

/** Takes the pictures of docs/screenshots from the built application. */
export const screenshots: Command = async () => {
  const shell = await ensureTestShell();
  await ensureBuild();
  const [file, ...rest] = shell.wrap([node, join(root, 'tools/screenshots/take.ts')]);
  return run(file, rest);
};
