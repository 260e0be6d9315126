import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { locales } from '#shared/preferences.ts';
import { launchBrowser, openInBrowserShell } from '../../tests/support/e2e/browser-window.ts';
import { textsOf } from '../../tests/support/e2e/texts.ts';
import { root } from '../run/setup/machine.mjs';
import { screens } from './screens.ts';

/** Takes every screen in both languages and both themes into docs/screenshots, as `{screen}-{language}-{theme}.png`. */

const target = join(root, 'docs/screenshots');
mkdirSync(target, { recursive: true });
const browser = await launchBrowser();
try {
  for (const locale of locales) for (const theme of ['light', 'dark'] as const) await take(locale, theme);
} finally {
  await browser.close();
}

async function take(locale: (typeof locales)[number], theme: 'light' | 'dark'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-screenshots-'));
  const configFile = join(folder, 'config.json');
  writeFileSync(configFile, JSON.stringify({ locale, theme }));
  const window = await openInBrowserShell(browser, {
    appRoot: root,
    userData: join(folder, 'data'),
    downloads: folder,
    env: { ESCALE_CONFIG: configFile },
    size: { width: 1280, height: 800 },
  });
  try {
    const place = { window, page: window.page, text: await textsOf(locale), folder };
    for (const { name, open } of screens) {
      await open(place);
      await settled();
      const file = `${name}-${locale}-${theme}.png`;
      await window.page.screenshot({ path: join(target, file) });
      process.stdout.write(`${file}\n`);
    }
  } finally {
    await window.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Pictures are there and nothing fades any more. */
  function settled(): Promise<unknown> {
    return window.page.evaluate(async () => {
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    });
  }
}
