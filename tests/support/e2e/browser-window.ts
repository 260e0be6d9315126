import { type Browser, chromium } from 'playwright';
import { afterAll } from 'vitest';
import { startBrowserShell } from '../../../tools/browser-shell/index.ts';
import { findBrowser, quietFlags } from '../../../tools/run/steps/browser.ts';
import { type AppWindow, patience, type WindowOptions } from './window.ts';

let browser: Promise<Browser> | undefined;

// One browser serves all windows of a test file; each has a context, so nothing is shared between them.
afterAll(async () => {
  await (await browser)?.close();
});

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chromium was found: npm test installs it where it can.');
  return chromium.launch({ executablePath, args: ['--disable-gpu', ...quietFlags] });
}

/** Opens the built application in the browser shell. */
export async function openInBrowserShell(options: WindowOptions): Promise<AppWindow> {
  browser ??= launch();
  const { userData, downloads, env, size } = options;
  const [shell, chromiumNow] = await Promise.all([
    startBrowserShell({ appRoot: options.appRoot, userData, downloads, env }),
    browser,
  ]);
  const context = await chromiumNow.newContext({ viewport: size });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(shell.url);
  return {
    kind: 'browser shell',
    page,
    async chooseFile(open, path) {
      await open();
      await page.getByTestId('shell-file-input').setInputFiles(path);
    },
    async close() {
      await context.close();
      await shell.close();
    },
  };
}
