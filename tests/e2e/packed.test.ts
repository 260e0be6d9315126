import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRawHeader } from '@electron/asar';
import { describe, expect, inject, it } from 'vitest';
import { switchesOfStart } from '../../tools/browser-shell/electron/own-switches.ts';
import { startBrowserShell } from '../../tools/browser-shell/index.ts';
import { installationAt } from '../../tools/browser-shell/installation.ts';
import { platformNames, systems } from '../../tools/package/systems.ts';
import { findElectron } from '../../tools/run/steps/electron.ts';
import { launchApp } from '../support/app.ts';
import { textsOf } from '../support/e2e/texts.ts';
import { accountIn, install } from '../support/installation.ts';
import { needs, packagesOf, packed } from '../support/packages/packed.ts';

// The program of another system does not run here: its archive does, with the switches that Electron adds there.
const isShell = findElectron() === null;

describe.each(systems)('the application packed for %s', (system) => {
  const platform = platformNames[system];
  const missing = needs(packagesOf[system]);

  it.skipIf(missing !== null || !isShell)(
    `shows its window with the switches that Electron adds there${missing === null ? '' : ` (skipped: ${missing})`}`,
    async () => {
      expect(switchesOfStart(platform)).toContain('allow-file-access-from-files');
      const app = await launchApp({ program: packed[system].executable, switchesOf: platform });
      const text = await textsOf('fr');
      const account = text('session:training.accounts.administrator.name');
      await app.page.getByRole('button', { name: account }).click();
      await app.page.locator('main[data-page="home"] h1').waitFor();
    },
  );
});

describe.skipIf(!isShell)('the packed application', () => {
  const startWith = (args: readonly string[], env: Record<string, string> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'escale-packed-'));
    const application = install(inject('program'), join(folder, 'application'), { training: true });
    return startBrowserShell({ application, args, env: { ...accountIn(folder).env, ...env } });
  };

  it('opens the page of a link that was passed to it', async () => {
    const app = await launchApp({ args: ['--', 'escale://users?page=2'] });
    await expect.poll(() => new URL(app.page.url()).pathname).toBe('/login');
    expect(app.page.url()).toContain(encodeURIComponent('/users?page=2'));
  });

  it.each(['--remote-debugging-port=9222', '--no-sandbox', '--inspect'])('does not start with %s', async (given) => {
    await expect(startWith([given])).rejects.toThrow(given);
  });

  it.skipIf(process.platform !== 'linux')('does not start where the environment takes the sandbox away', async () => {
    await expect(startWith([], { ELECTRON_DISABLE_SANDBOX: '1' })).rejects.toThrow('ELECTRON_DISABLE_SANDBOX');
  });

  it('ends where its archive was changed, as Electron ends on Windows and macOS', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'escale-packed-'));
    const application = install(inject('program'), folder, { training: true });
    const { appPath } = installationAt(application);
    const bytes = readFileSync(appPath);
    const { headerString, headerSize } = getRawHeader(appPath);
    const [, offset] = /"index\.js":\{[^{}]*"offset":"(\d+)"/u.exec(headerString) ?? [];
    const at = 8 + headerSize + Number(offset);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    rmSync(appPath);
    writeFileSync(appPath, bytes);
    await expect(startBrowserShell({ application, env: accountIn(folder).env })).rejects.toThrow('Integrity Violation');
  });
});
