import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from 'playwright';
import { launchBrowser, openInBrowserShell } from '../tests/support/e2e/browser-window.ts';
import { openInElectron } from '../tests/support/e2e/electron-window.ts';
import type { AppWindow } from '../tests/support/e2e/window.ts';
import { root } from '../tools/run/setup/machine.mjs';
import { findElectron } from '../tools/run/steps/electron.ts';

export interface Stage {
  /** The shell in which windows open, as text for the name of a figure. */
  readonly kind: string;
  /** Opens the application with new data. */
  open(env?: Record<string, string>): Promise<AppWindow>;
  /** Milliseconds of what stands in for Electron, without the application; null where Electron itself is measured. */
  readonly standIn: (() => Promise<StandIn>) | null;
  close(): Promise<void>;
}

/** What a window takes before the application does anything. */
interface StandIn {
  /** The start of Node, to its end. */
  node: number;
  /** A tab that shows a page of one line: its context, the way to it, its paint. */
  tab: number;
}

/** Prepares windows to measure: Electron where it is installed, else the browser shell in a running Chromium. */
export async function prepareWindows(): Promise<Stage> {
  const electron = findElectron();
  const browser = electron === null ? await launchBrowser('narrow') : null;
  const folder = mkdtempSync(join(tmpdir(), 'escale-bench-'));
  const configFile = join(folder, 'config.json');
  // The list of the members of a community is one of those measured.
  writeFileSync(configFile, JSON.stringify({ modules: { community: true } }));
  return {
    kind: browser === null ? 'Electron' : 'browser shell, Chromium running',
    open(env = {}) {
      const options = {
        application: root,
        userData: mkdtempSync(join(folder, 'data-')),
        downloads: folder,
        env: { ESCALE_CONFIG: configFile, ...env },
        size: { width: 1280, height: 840 },
        font: 'narrow' as const,
      };
      if (browser !== null) return openInBrowserShell(browser, options);
      if (electron === null) throw new Error('neither Electron nor a browser');
      return openInElectron(electron, options);
    },
    standIn: browser === null ? null : async () => ({ node: await timeNode(), tab: await timeTab(browser) }),
    async close() {
      await browser?.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function timeNode(): Promise<number> {
  const begin = performance.now();
  await once(spawn(process.execPath, ['--eval', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - begin;
}

async function timeTab(browser: Browser): Promise<number> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Escale</h1>'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the page has no port');
  const begin = Date.now();
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 840 } })).newPage();
  await page.goto(`http://127.0.0.1:${address.port}/`);
  const painted = await paintOfContent(page);
  await page.context().close();
  server.close();
  return painted - begin;
}

/** Time of the paint of the page's main content, in milliseconds since 1970. */
export function paintOfContent(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last !== undefined) resolve(performance.timeOrigin + last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
