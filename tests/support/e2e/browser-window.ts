import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PrintToPDFOptions } from 'electron';
import { type Browser, chromium } from 'playwright';
import { startBrowserShell } from '../../../tools/browser-shell/index.ts';
import { printTab } from '../../../tools/browser-shell/print-tab.ts';
import { browserEnv, findBrowser, quietFlags } from '../../../tools/run/steps/browser.ts';
import { type FontName, fontEnv } from '../../../tools/run/steps/fonts.ts';
import { delivered } from './delivered.ts';
import { type AppWindow, patience, type WindowOptions } from './window.ts';

/**
 * Starts the Chromium in which windows of the browser shell open, drawn in one font; it serves any number of them.
 *
 * @param executablePath the browser; an installed Chromium if absent
 */
export async function launchBrowser(font: FontName, executablePath = findBrowser()): Promise<Browser> {
  if (executablePath === null) throw new Error('No Chromium was found: npm test installs it where it can.');
  const folder = mkdtempSync(join(tmpdir(), 'escale-fonts-'));
  const env = { ...browserEnv(), ...fontEnv(font, folder) };
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...quietFlags], env });
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return browser;
}

/** Opens the built application in the browser shell, in its own context, so that windows share nothing. */
export async function openInBrowserShell(browser: Browser, options: WindowOptions): Promise<AppWindow> {
  const { size, font: _, ...start } = options;
  // The tab opens while the application starts, as an Electron window would be part of the application.
  // Transitions are drawn by the processor here, and take a fifth of the time of these tests.
  const openTab = async () => (await browser.newContext({ viewport: size, reducedMotion: 'reduce' })).newPage();
  const tab = openTab();
  const printPage = async (asked: PrintToPDFOptions) => printTab(await tab, asked);
  const [shell, page] = await Promise.all([startBrowserShell({ ...start, printPage }), tab]);
  page.setDefaultTimeout(patience);
  await page.goto(shell.url);
  return {
    kind: 'browser shell',
    page,
    async chooseFile(open, path) {
      await open();
      await page.getByTestId('shell-file-input').setInputFiles(path);
    },
    async clipboard() {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      return page.evaluate(() => navigator.clipboard.readText());
    },
    async sleep(milliseconds) {
      shell.control({ command: 'wakeUp', slept: milliseconds });
    },
    async answerSaveDialog(answer) {
      shell.control({ command: 'answerSaveDialog', answer });
    },
    async crashPage() {
      shell.control({ command: 'crashPage', reason: 'crashed' });
    },
    notifications: {
      shown: shell.notifications,
      leaveWindow: () => shell.control({ command: 'leaveWindow' }),
      click: (title) => shell.control({ command: 'clickNotification', title }),
    },
    async close() {
      // Electron hands over what the page sent before a window closes; a tab may close with messages in its socket. A
      // page that is being left, or whose application has ended, has nothing more to send.
      const sent = delivered(page).catch(() => undefined);
      await Promise.race([sent, setTimeout(5_000, undefined, { ref: false })]);
      await page.context().close();
      await shell.close();
    },
    async kill() {
      await shell.kill();
      await page.context().close();
    },
    async endBySystem(how) {
      if (how === 'shutdown') shell.control({ command: 'shutDown' });
      else if (how === 'signal') void shell.close();
      else {
        const reasons = [how === 'signOut' ? 'logoff' : 'close-app'] as const;
        shell.control({ command: 'queryEndSession', reasons });
        shell.control({ command: 'endSession', reasons });
      }
      const code = await shell.exited;
      await page.context().close();
      return code;
    },
  };
}
