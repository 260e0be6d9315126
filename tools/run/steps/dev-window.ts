import process from 'node:process';
import { _electron, type BrowserContext, chromium, type Page } from 'playwright';
import { startBrowserShell } from '../../browser-shell/index.ts';
import { printTab } from '../../browser-shell/print-tab.ts';
import { hasDisplay, root } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { browserEnv, ensureBrowser, quietFlags } from './browser.ts';
import { ensureElectron, rootFlags } from './electron.ts';

/** The application's window during development. */
export interface DevWindow {
  /** Reloads the page on its current route. */
  reload(): Promise<void>;
  /** Restarts the main process. */
  restart(): Promise<void>;
  isClosed(): boolean;
}

/** One run of the application; `page` is null where only the person can reload it. */
interface Run {
  readonly page: Page | null;
  stop(): Promise<void>;
}

/** Opens Electron, else the browser shell in Chromium, else (or with 'none') prints the address of the shell. */
export async function openDevWindow(wanted: 'any' | 'none'): Promise<DevWindow> {
  const start = await starterFor(wanted);
  let isRestarting = false;
  let isClosed = false;
  let current = await begin();

  async function begin(): Promise<Run> {
    const started = await start();
    started.page?.once('close', () => {
      if (!isRestarting) end();
    });
    return started;
  }
  function end(): void {
    isClosed = true;
    void current.stop();
  }
  process.once('SIGINT', end).once('SIGTERM', end);

  return {
    async reload() {
      if (current.page === null) say('Built: reload the page.');
      else await current.page.reload();
    },
    async restart() {
      isRestarting = true;
      await current.stop();
      current = await begin();
      isRestarting = false;
    },
    isClosed: () => isClosed,
  };
}

async function starterFor(wanted: 'any' | 'none'): Promise<() => Promise<Run>> {
  if (wanted === 'none' || !hasDisplay()) return serve;
  const electron = await ensureElectron();
  if (electron !== null) return () => openElectron(electron);
  const browser = await ensureBrowser('to show Escale in a window');
  if (browser === null) return serve;
  say("Developing in the browser shell, because Electron's binary cannot be had here.");
  const context = await chromium.launchPersistentContext('', {
    executablePath: browser,
    headless: false,
    viewport: null,
    args: [...quietFlags],
    env: browserEnv(),
  });
  return () => openShell(context);
}

async function openElectron(executablePath: string): Promise<Run> {
  const app = await _electron.launch({ executablePath, args: [root, ...rootFlags] });
  return { page: await app.firstWindow(), stop: () => app.close() };
}

async function openShell(context: BrowserContext): Promise<Run> {
  const page = context.pages()[0] ?? (await context.newPage());
  const shell = await startBrowserShell({ application: root, printPage: (options) => printTab(page, options) });
  await page.goto(shell.url);
  return { page, stop: () => shell.close() };
}

async function serve(): Promise<Run> {
  const shell = await startBrowserShell({ application: root });
  process.stdout.write(`Escale is open at ${shell.url}\n`);
  return { page: null, stop: () => shell.close() };
}
