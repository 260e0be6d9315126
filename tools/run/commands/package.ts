import type { Command } from '../main.ts';
import { say } from '../setup/say.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureBuild } from '../steps/build.ts';
import { ensureElectron } from '../steps/electron.ts';
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
  return run(node, [bin('electron-builder'), '--publish', 'never', ...args]);
};
