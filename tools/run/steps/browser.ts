import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { refreshPage } from '../../browser-shell/html.ts';
import { which } from '../setup/machine.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureSystemPackages } from '../setup/system.mjs';
import { rootFlags } from './electron.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const base = process.env[variable];
    if (base === undefined) return [];
    return ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map((path) =>
      join(base, path),
    );
  }),
};

/** A browser of Chromium's family, or null. */
export function findBrowser(): string | null {
  for (const command of commands) {
    const path = which(command);
    if (path !== null) return path;
  }
  return places[process.platform]?.find((path) => existsSync(path)) ?? null;
}

/** A browser of Chromium's family, installed where that can be done; null where not. */
export async function ensureBrowser(reason: string): Promise<string | null> {
  const found = findBrowser();
  if (found !== null) return found;
  await ensureSystemPackages(['chromium'], reason);
  return findBrowser();
}

/**
 * What Chromium would do beside our page: offer translations, and load the pages behind its own address bar, which takes
 * half a second of a processor for every new window.
 */
const foreignFeatures = ['Translate', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Flags that keep a browser with an own profile quiet: no first-run pages, no traffic of its own. */
export const quietFlags: readonly string[] = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${foreignFeatures.join(',')}`,
  ...rootFlags,
];

/** Chromium reads the names of files by the locale: without one it opens no file whose name has an accent. */
export function browserEnv(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const defined = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  const needsLocale = process.platform === 'linux' && !/utf-?8/iu.test(locale);
  return { ...Object.fromEntries(defined), ...(needsLocale && { LC_ALL: 'C.UTF-8' }) };
}

/**
 * Shows an address as an application window, in a profile of its own, until the window or the signal closes it. The
 * address comes to the browser in a file that only this person reads: everybody on the computer sees command lines.
 */
export async function showWindow(browser: string, url: string, signal: AbortSignal): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'escale-window-'));
  try {
    const page = join(profile, 'open.html');
    await writeFile(page, refreshPage(url), { mode: 0o600 });
    await run(
      browser,
      [`--app=${pathToFileURL(page)}`, `--user-data-dir=${profile}`, '--window-size=1280,860', ...quietFlags],
      {
        stdio: 'ignore',
        env: browserEnv(),
        signal,
      },
    );
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
