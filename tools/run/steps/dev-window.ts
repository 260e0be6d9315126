import process from 'node:process';
import { say } from '../setup/say.mjs';
import { quietFlags } from './browser.ts';
import { type RunningShell, startShell } from './shell.ts';

/** The browser shell's window during development. */
export interface DevWindow {
  /** Loads the renderer again, on the route where it stands. */
  reload(): Promise<void>;
  /** Starts the main process again,. */
  restart(): Promise<void>;
  isClosed(): boolean;
}

/** Without a browser it only says where the shell is open; the person reloads. */
export async function openDevWindow(browser: string | null): Promise<DevWindow> {
  let shell = await startShell();
  const page = browser === null ? null : await openPage(browser, shell.url);
  if (page === null) announce(shell);
  let isClosed = false;
  const end = () => {
    isClosed = true;
    shell.stop();
  };
  page?.once('close', end);
  process.once('SIGINT', end).once('SIGTERM', end);
  return {
    async reload() {
      if (page === null) say('Built: reload the page.');
      else await page.reload();
    },
    async restart() {
      shell.stop();
      await shell.ended;
      shell = await startShell();
      if (page === null) announce(shell);
      else await page.goto(shell.url);
    },
    isClosed: () => isClosed,
  };
}

function announce(shell: RunningShell): void {
  process.stdout.write(`Escale is open at ${shell.url}\n`);
}

async function openPage(browser: string, url: string) {
  const { chromium } = await import('playwright');
  const context = await chromium.launchPersistentContext('', {
    executablePath: browser,
    headless: false,
    viewport: null,
    args: [...quietFlags],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  return page;
}
