import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { root } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureSystemPackages, rehearsalPackages } from '../setup/system.mjs';
import { ensureBuild } from '../steps/build.ts';
import { ensureElectron } from '../steps/electron.ts';
import { node } from '../steps/tools.ts';
import { check } from './verify-packages.ts';

/**
 * Makes the installers of this system in `dist`, or those that `--win`, `--mac`, `--linux`, `--x64` and `--arm64` ask
 * for; with `--rehearse` those of all three systems, over programs that stand in for Electron. `--output FOLDER` takes
 * another folder.
 */
export const packageApp: Command = async (args) => {
  if (args.includes('--rehearse')) {
    if (!(await ensureSystemPackages(rehearsalPackages, 'to rehearse the packages'))) return 1;
  } else if ((await ensureElectron()) === null) {
    say(
      "Escale cannot be packaged here: an installer holds Electron's binary, which could not be downloaded. " +
        'Run this where it can be, or set ELECTRON_MIRROR to a mirror that this machine reaches. ' +
        'What the packager does can be seen without it: `npm run package -- --rehearse`.',
    );
    return 1;
  }
  await ensureBuild();
  const code = await run(node, [join(root, 'tools/package/main.ts'), ...args]);
  if (code !== 0) return code;
  const { output } = parseArgs({ args: [...args], options: { output: { type: 'string' } }, strict: false }).values;
  return check(resolve(typeof output === 'string' ? output : join(root, 'dist')));
};
