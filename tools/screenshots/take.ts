import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import type { Browser } from 'playwright';
import { locales } from '#shared/preferences.ts';
import { launchBrowser } from '../../tests/support/e2e/browser-window.ts';
import { textsOf } from '../../tests/support/e2e/texts.ts';
import { root } from '../run/setup/machine.mjs';
import { resultsFolder } from '../run/steps/stages.ts';
import { communityScreens } from './community-screens.ts';
import { contentScreens } from './content-screens.ts';
import { helpScreens } from './help-screens.ts';
import { keptFolder, keptPictures } from './kept.ts';
import { listScreens } from './list-screens.ts';
import { mainScreens } from './main-screens.ts';
import { settled } from './screen.ts';
import { solidaryScreens } from './solidary-screens.ts';
import { takeStates } from './take-states.ts';
import { type Appearance, openWindow } from './window.ts';

/**
 * Takes every screen and state in both languages and both themes, as `{screen}-{language}-{theme}.png`, into
 * `test-results/screenshots`. With `--keep`, takes only those in README.md and `docs`, into `docs/screenshots`.
 */

const screens = [
  ...mainScreens,
  ...listScreens,
  ...contentScreens,
  ...communityScreens,
  ...solidaryScreens,
  ...helpScreens,
];
const kept = process.argv.includes('--keep') ? keptPictures() : null;
const target = kept === null ? join(resultsFolder, 'screenshots') : keptFolder;
const isWanted = (file: string): boolean => kept === null || kept.has(file);
const fileOf = (name: string, { locale, theme }: Appearance): string => `${name}-${locale}-${theme}.png`;
const report = (file: string) => process.stdout.write(`${relative(root, join(target, file))}\n`);

mkdirSync(target, { recursive: true });
const browser = await launchBrowser('narrow');
try {
  for (const locale of locales) {
    for (const theme of ['light', 'dark'] as const) {
      const appearance = { locale, theme };
      await takeScreens(browser, appearance);
      const states = fileOf('states', appearance);
      if (!isWanted(states)) continue;
      await takeStates(browser, appearance, join(target, states));
      report(states);
    }
  }
} finally {
  await browser.close();
}

/** Opens every screen up to the last requested one, since each is reached from the one before. */
async function takeScreens(within: Browser, appearance: Appearance): Promise<void> {
  const last = screens.findLastIndex(({ name }) => isWanted(fileOf(name, appearance)));
  if (last === -1) return;
  const window = await openWindow(within, appearance);
  try {
    const context = { window, page: window.page, text: await textsOf(appearance.locale), folder: window.folder };
    for (const { name, open } of screens.slice(0, last + 1)) {
      await open(context);
      const file = fileOf(name, appearance);
      if (!isWanted(file)) continue;
      await settled(window.page);
      await window.page.screenshot({ path: join(target, file) });
      report(file);
    }
  } finally {
    await window.close();
  }
}
