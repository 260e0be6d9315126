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

/** Path of an installed Chromium-based browser, or null. */
export function findBrowser(): string | null {
  for (const command of commands) {
    const path = which(command);
    if (path !== null) return path;
  }
  return places[process.platform]?.find((path) => existsSync(path)) ?? null;
}

/** Path of a Chromium-based browser, installed if possible; null where there is none. */
export async function ensureBrowser(reason: string): Promise<string | null> {
  const found = findBrowser();
  if (found !== null) return found;
  await ensureSystemPackages(['chromium'], reason);
  return findBrowser();
}

/**
 * Path of Chromium's headless shell, or null where it is not installed: the same engine without windows, menus and an
 * address bar, which takes a tenth of the processor time of window tests.
 */
export const findHeadlessShell = (): string | null => which('chromium-headless-shell');

/** Installs the headless shell if possible; window tests run in the whole browser otherwise. */
export async function ensureHeadlessShell(): Promise<void> {
  await ensureSystemPackages(['chromium-headless-shell'], 'to run the window tests in less time');
}

/**
 * Features of Chromium to turn off: offers of translation, and the pages of its address bar, which take half a second
 * of processor time for every new window.
 */
const foreignFeatures = ['Translate', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Flags for a browser with a separate profile: no first-run pages and no background traffic. */
export const quietFlags: readonly string[] = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${foreignFeatures.join(',')}`,
  ...rootFlags,
];

/** Chromium decodes file names by the locale: without one it cannot open a file with an accent in its name. */
export function browserEnv(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const defined = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  const needsLocale = process.platform === 'linux' && !/utf-?8/iu.test(locale);
  return { ...Object.fromEntries(defined), ...(needsLocale && { LC_ALL: 'C.UTF-8' }) };
}

/**
 * Shows an address as an application window, in a separate profile, until the window or the signal closes it. The
 * browser gets the address in a file that only this person can read, since command lines are visible to everybody.
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
