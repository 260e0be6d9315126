import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    async close() {
      await browser?.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
