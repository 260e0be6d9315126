import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser } from 'playwright';
import { locales } from '#shared/preferences.ts';
import { launchBrowser } from '../../tests/support/e2e/browser-window.ts';
import { textsOf } from '../../tests/support/e2e/texts.ts';
import { root } from '../run/setup/machine.mjs';
import { contentScreens } from './content-screens.ts';
import { listScreens } from './list-screens.ts';
import { mainScreens } from './main-screens.ts';
import { settled } from './screen.ts';
import { takeStates } from './take-states.ts';
import { type Look, openWindow } from './window.ts';

/** Takes every screen and state in both languages and both themes into docs/screenshots, `{screen}-{language}-{theme}.png`. */

const screens = [...mainScreens, ...listScreens, ...contentScreens];
const target = join(root, 'docs/screenshots');
const tell = (file: string) => process.stdout.write(`${file}\n`);

mkdirSync(target, { recursive: true });
const browser = await launchBrowser('narrow');
try {
  for (const locale of locales) {
    for (const theme of ['light', 'dark'] as const) {
      await takeScreens(browser, { locale, theme });
      tell(await takeStates(browser, { locale, theme }, target));
    }
  }
} finally {
  await browser.close();
}

async function takeScreens(within: Browser, { locale, theme }: Look): Promise<void> {
  const window = await openWindow(within, { locale, theme });
  try {
    const place = { window, page: window.page, text: await textsOf(locale), folder: window.folder };
    for (const { name, open } of screens) {
      await open(place);
      await settled(window.page);
      const file = `${name}-${locale}-${theme}.png`;
      await window.page.screenshot({ path: join(target, file) });
      tell(file);
    }
  } finally {
    await window.close();
  }
}
