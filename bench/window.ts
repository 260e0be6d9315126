import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
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
  /**
   * Opens an application of one line in the same shell: what it takes is the shell's, not the application's. Null where
   * Electron itself is measured.
   */
  readonly openEmpty: (() => Promise<AppWindow>) | null;
  close(): Promise<void>;
}

/** Prepares windows to measure: Electron where it is installed, else the browser shell in a running Chromium. */
export async function prepareWindows(): Promise<Stage> {
  const electron = findElectron();
  const browser = electron === null ? await launchBrowser('narrow') : null;
  const folder = mkdtempSync(join(tmpdir(), 'escale-bench-'));
  const configFile = join(folder, 'config.json');
  // The list of the members of a community is one of those measured.
  writeFileSync(configFile, JSON.stringify({ modules: { community: true } }));
  const optionsOf = (application: string, env: Record<string, string>) => ({
    application,
    userData: mkdtempSync(join(folder, 'data-')),
    downloads: folder,
    env,
    size: { width: 1280, height: 840 },
    font: 'narrow' as const,
  });
  const empty = emptyApplication(join(folder, 'empty'));
  return {
    kind: browser === null ? 'Electron' : 'browser shell, Chromium running',
    open(env = {}) {
      const options = optionsOf(root, { ESCALE_CONFIG: configFile, ...env });
      if (browser !== null) return openInBrowserShell(browser, options);
      if (electron === null) throw new Error('neither Electron nor a browser');
      return openInElectron(electron, options);
    },
    openEmpty: browser === null ? null : () => openInBrowserShell(browser, optionsOf(empty, {})),
    async close() {
      await browser?.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** An application that does nothing but open a window with a heading. */
const emptyMain = `
import { app, BrowserWindow, protocol } from 'electron';
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
app.whenReady().then(() => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  protocol.handle('app', () => new Response('<!doctype html><title>Escale</title><h1>Escale</h1>', { headers }));
  new BrowserWindow().loadURL('app://escale/');
});
`;

/** Writes the application of one line. @returns its folder */
function emptyApplication(folder: string): string {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', type: 'module', main: 'main.js' }));
  writeFileSync(join(folder, 'main.js'), emptyMain);
  return folder;
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
