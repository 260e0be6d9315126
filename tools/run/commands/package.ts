import { join } from 'node:path';
import type { Command } from '../main.ts';
import { root } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureBuild } from '../steps/build.ts';
import { ensureElectron } from '../steps/electron.ts';
import { packagedApps, wrongFuses } from '../steps/fuses.ts';
import { bin, node } from '../steps/tools.ts';

/** Makes the installers of this system in `dist` (or those that the flags of electron-builder ask for). */
export const packageApp: Command = async (args) => {
  if ((await ensureElectron()) === null) {
    say(
      "Escale cannot be packaged here: an installer holds Electron's binary, which could not be downloaded. " +
        'Run this where it can be, or set ELECTRON_MIRROR to a mirror that this machine reaches.',
    );
    return 1;
  }
  await ensureBuild();
  const code = await run(node, [bin('electron-builder'), '--publish', 'never', ...args]);
  return code === 0 ? verify() : code;
};

/** Checks the fuses of the packaged application, in case the packager ignored an option. */
async function verify(): Promise<number> {
  const apps = packagedApps(join(root, 'dist'));
  const problems = await Promise.all(
    apps.map(async (app) =>
      (await wrongFuses(app)).map((fuse) => `${app}: the fuse ${fuse} is not set as it must be.`),
    ),
  );
  for (const problem of problems.flat()) say(problem);
  if (apps.length === 0) say('No packaged application was found in dist.');
  return apps.length > 0 && problems.flat().length === 0 ? 0 : 1;
}
