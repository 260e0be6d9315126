import { hasDisplay } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { ensureSystemPackages } from '../setup/system.mjs';
import { ensureBrowser, ensureHeadlessShell } from './browser.ts';
import { ensureElectron } from './electron.ts';
import { ensureFonts } from './fonts.ts';
import { plain, type Surroundings } from './surroundings.ts';

/**
 * Prepares what tests and benches need to show the application: Electron (with a virtual display where the machine has
 * none), else Chromium for the browser shell; and the fonts that both use.
 */
export async function ensureTestShell(): Promise<Surroundings> {
  await ensureFonts();
  if ((await ensureElectron()) !== null) {
    say('Window tests run on Electron.');
    if (hasDisplay() || !(await ensureSystemPackages(['xvfb', 'xauth'], 'to run Electron without a display'))) {
      return plain;
    }
    return { wrap: (command) => ['xvfb-run', '--auto-servernum', ...command], env: {} };
  }
  say("Window tests run on the browser shell, because Electron's binary cannot be had here.");
  const browser = await ensureBrowser('to run the window tests');
  if (browser === null) say('No Chromium was found: the window tests will fail.');
  else await ensureHeadlessShell();
  return plain;
}
