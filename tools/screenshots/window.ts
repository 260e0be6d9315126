import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { ModuleSwitch } from '#shared/config.ts';
import type { Locale } from '#shared/preferences.ts';
import { openInBrowserShell } from '../../tests/support/e2e/browser-window.ts';
import type { AppWindow } from '../../tests/support/e2e/window.ts';
import { root } from '../run/setup/machine.mjs';

/** How the application looks in a series of pictures. */
export interface Appearance {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
}

interface WindowOptions extends Appearance {
  /** Folder of the built application; this one if absent. */
  readonly application?: string;
  readonly modules?: Partial<Record<ModuleSwitch, boolean>>;
  /** Pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  /** A platform instead of the training one inside the application. */
  readonly apiUrl?: string;
}

/** Opens the built application with new data, which are deleted with the window; `folder` is for files. */
export async function openWindow(
  browser: Browser,
  { locale, theme, application = root, modules = {}, apiUrl, size = { width: 1280, height: 800 } }: WindowOptions,
): Promise<AppWindow & { readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-screenshots-'));
  const configFile = join(folder, 'config.json');
  writeFileSync(configFile, JSON.stringify({ locale, theme, modules }));
  const window = await openInBrowserShell(browser, {
    application,
    userData: join(folder, 'data'),
    downloads: folder,
    env: { ESCALE_CONFIG: configFile, ...(apiUrl !== undefined && { ESCALE_API_BASE_URL: apiUrl }) },
    size,
    font: 'narrow',
  });
  return {
    ...window,
    folder,
    async close() {
      await window.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
