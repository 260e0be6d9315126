import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '../command.ts';
import { root } from '../setup/machine.mjs';
import { messageOf, say } from '../setup/say.mjs';
import { ensureBuild, fingerprint } from '../steps/build.ts';
import { openDevWindow } from '../steps/dev-window.ts';

/** Milliseconds between two checks for changes, since editors write several files at once. */
const settle = 200;

/** Hot reload: builds at each change, then reloads the page, or restarts when main or preload changed. */
export const dev: Command = async (args) => {
  await ensureBuild('development');
  const window = await openDevWindow(args.includes('--no-open') ? 'none' : 'any');
  const watcher = watch(join(root, 'src'), { recursive: true });
  let isBuildWanted = false;
  watcher.on('change', () => {
    isBuildWanted = true;
  });

  let authority = mainFingerprint();
  while (!window.isClosed()) {
    await wait(settle);
    if (!isBuildWanted) continue;
    isBuildWanted = false;
    // A change during the build triggers the next one.
    if (!(await tryBuild())) continue;
    const before = authority;
    authority = mainFingerprint();
    await (before === authority ? window.reload() : window.restart());
  }
  watcher.close();
  return 0;
};

/** Fingerprint of what a reload of the page does not update: the main process and the preload. */
const mainFingerprint = () => fingerprint(root, ['out/main/**/*', 'out/preload/**/*']);

async function tryBuild(): Promise<boolean> {
  try {
    await ensureBuild('development');
    return true;
  } catch (error) {
    say(messageOf(error));
    return false;
  }
}
