import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { patient } from '#tests/support/fakes.ts';
import { ShellPage } from '#tests/support/shell-page.ts';
import { writeTinyApp } from '#tests/support/tiny-app.ts';
import {
  type BrowserShell,
  type BrowserShellOptions,
  startBrowserShell,
} from '../../../../tools/browser-shell/index.ts';

let appRoot: string;
let shell: BrowserShell;
beforeAll(() => {
  appRoot = writeTinyApp();
});
afterEach(() => shell.close());

const start = (options: Partial<BrowserShellOptions> = {}) => startBrowserShell({ application: appRoot, ...options });

describe('what the system tells the application', () => {
  it.skipIf(process.platform === 'win32')('is the arguments and the data of a second start, which ends', async () => {
    const TINY_USER_DATA = mkdtempSync(join(tmpdir(), 'escale-second-'));
    shell = await start({ env: { TINY_USER_DATA } });
    const page = await ShellPage.open(shell.url);
    await expect(start({ env: { TINY_USER_DATA } })).rejects.toThrow('ended with 7');
    const second = ['second-instance', [appRoot], process.cwd(), { from: 'the second' }];
    await expect.poll(() => page.call('told'), patient).toContainEqual(second);
    shell.control({ command: 'openLink', link: 'tiny://users' });
    const opened = ['second-instance', ['--', 'tiny://users'], process.cwd(), null];
    await expect.poll(() => page.call('told'), patient).toContainEqual(opened);
  });

  it('is, before it is ready, the link by which macOS started it, once', async () => {
    shell = await start({ link: 'tiny://users' });
    const page = await ShellPage.open(shell.url);
    expect(await page.call('told')).toEqual(['open-url tiny://users', 'ready']);
    expect(await page.call('argv')).toEqual([]);
  });

  it('is the click on a notification, if the application still holds it', async () => {
    shell = await start();
    const page = await ShellPage.open(shell.url);
    await page.call('notify', { title: 'Lost', isHeld: false });
    await page.call('notify', { title: 'Kept', isHeld: true });
    await expect.poll(() => shell.notifications, patient).toMatchObject([{ title: 'Lost' }, { title: 'Kept' }]);
    shell.control({ command: 'clickNotification', title: 'Lost' });
    shell.control({ command: 'clickNotification', title: 'Kept' });
    await expect.poll(() => page.call('told'), patient).toContain('click on Kept');
    expect(await page.call('told')).not.toContain('click on Lost');
  });

  it('is that another window is in front', async () => {
    shell = await start();
    const page = await ShellPage.open(shell.url);
    expect(await page.call('focused')).toBe(true);
    shell.control({ command: 'leaveWindow' });
    await expect.poll(() => page.call('focused'), patient).toBe(false);
  });

  it('is on Windows the click that started it, from its first use of notifications on', async () => {
    shell = await start({ activation: 'type=click&tag=1', platform: 'win32' });
    const page = await ShellPage.open(shell.url);
    expect(await page.call('argv')).toEqual(['-Embedding']);
    expect(await page.call('told')).toEqual(['ready']);
    await page.call('useNotifications');
    await expect.poll(() => page.call('told'), patient).toEqual(['ready', 'click type=click&tag=1']);
  });
});
