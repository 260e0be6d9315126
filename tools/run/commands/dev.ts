import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '../main.ts';
import { hasDisplay, root } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureBrowser } from '../steps/browser.ts';
import { ensureBuild, fingerprint } from '../steps/build.ts';
import { openDevWindow } from '../steps/dev-window.ts';
import { ensureElectron, rootFlags } from '../steps/electron.ts';
import { bin, node } from '../steps/tools.ts';

/** Milliseconds between two looks for changes: editors write in bursts. */
const settle = 200;

/** Hot reload: electron-vite's in Electron, else a build at each change and a reload of the browser shell's window. */
export const dev: Command = async () => {
  const electron = hasDisplay() ? await ensureElectron() : null;
  if (electron !== null) {
    const sandbox = rootFlags.length > 0 ? ['--noSandbox'] : [];
    return run(node, [bin('electron-vite'), 'dev', '--watch', ...sandbox]);
  }
  say('Electron cannot be used here: the browser shell shows each build.');
  await ensureBuild();
  const browser = hasDisplay() ? await ensureBrowser('to show Escale in a window') : null;
  const window = await openDevWindow(browser);
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
    // A change during the build asks for the next one.
    if (!(await tryBuild())) continue;
    const before = authority;
    authority = mainFingerprint();
    await (before === authority ? window.reload() : window.restart());
  }
  watcher.close();
  return 0;
};

/** What a reload of the page does not bring in: the main process and the preload. */
const mainFingerprint = () => fingerprint(root, ['out/main/**/*', 'out/preload/**/*']);

async function tryBuild(): Promise<boolean> {
  try {
    await ensureBuild();
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}
