import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build, type Plugin, preview } from 'vite';
import { launchBrowser } from '../tests/support/e2e/browser-window.ts';
import { compiledAhead } from '../tools/build/compile-ahead.ts';

/** The page runs in a browser: what its bridge has of main must need no Node. */
const withoutBulk: Plugin = {
  name: 'without-bulk',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/fake-bulk.ts') ? join(import.meta.dirname, 'page', 'no-bulk.ts') : undefined,
};

export interface Pages {
  /** Opens the page of the benches in a new window. */
  open(): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Builds bench/page with the settings of the application's page and serves it to Chromium, for measurements with more
 * rows or actions than a platform gives at once.
 */
export async function preparePages(): Promise<Pages> {
  const outDir = mkdtempSync(join(tmpdir(), 'escale-bench-page-'));
  const shared = { root: join(import.meta.dirname, 'page'), configFile: false, logLevel: 'warn' } as const;
  await build({
    ...shared,
    plugins: [react({ jsxImportSource: '#jsx' }), withoutBulk],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      chunkSizeWarningLimit: 4000,
      rollupOptions: { output: { postBanner: compiledAhead } },
    },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await launchBrowser('narrow');
  return {
    async open() {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 840 } })).newPage();
      page.on('pageerror', (error) => process.stderr.write(`   ${error.message}\n`));
      const [address = ''] = server.resolvedUrls?.local ?? [];
      await page.goto(address);
      await page.waitForFunction(() => window.bench !== undefined);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
