import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShellPage } from '#tests/support/shell-page.ts';
import { writeTinyApp } from '#tests/support/tiny-app.ts';
import { type BrowserShell, startBrowserShell } from '../../../../tools/browser-shell/index.ts';

/** An application that notes what it is told, and does with its window what it is called for. */
const script = `
import { app, BrowserWindow, ipcMain, protocol, screen, WebContentsView } from 'electron';
import { writeFileSync } from 'node:fs';

app.whenReady().then(() => {
protocol.handle('app', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }));
const told = [];
const window = new BrowserWindow({ show: false, webPreferences: { zoomFactor: 1.2 } });
const { webContents } = window;
const zoomAtFirst = webContents.getZoomLevel();
for (const name of ['did-start-navigation', 'did-navigate', 'did-finish-load', 'destroyed']) {
  webContents.on(name, () => told.push(name + (name === 'did-navigate' ? ' at zoom ' + webContents.getZoomLevel() : '')));
}
webContents.on('render-process-gone', (_, { reason, exitCode }) => told.push('gone: ' + reason + ' ' + exitCode));
for (const name of ['ready-to-show', 'close', 'closed']) window.on(name, () => told.push(name));
for (const name of ['before-quit', 'window-all-closed']) app.on(name, () => told.push(name));
app.on('will-quit', () => {
  if (process.env.TINY_TOLD) writeFileSync(process.env.TINY_TOLD, told.join());
});
app.on('child-process-gone', (_, { type, reason }) => told.push(type + ' ' + reason));
screen.on('display-removed', (_, { workArea }) => told.push('unplugged ' + workArea.x));
const view = new WebContentsView();
const calls = {
  told: () => told,
  zoom: () => [zoomAtFirst, webContents.getZoomLevel()],
  setZoom: (level) => webContents.setZoomLevel(level),
  crash: () => {
    webContents.forcefullyCrashRenderer();
    webContents.reload();
    told.push('reloading');
    webContents.forcefullyCrashRenderer();
  },
  close: () => {
    window.close();
    told.push('still ' + BrowserWindow.getAllWindows().length);
  },
  screens: () => screen.getAllDisplays().map(({ workArea }) => workArea.x),
  show: () => {
    const before = window.isVisible();
    window.show();
    return [before, window.isVisible()];
  },
  print: async (options) => (await view.webContents.printToPDF(options)).toString('latin1'),
  printPage: async (options) => (await webContents.printToPDF(options)).toString('latin1'),
  capture: async (bounds) => {
    view.setBounds(bounds);
    const picture = await view.webContents.capturePage();
    return [picture.isEmpty(), picture.toPNG().toString('base64')];
  },
};
ipcMain.handle('call', (_, name, value) => calls[name](value));
window.loadURL('app://tiny/start');
});
`;

const appRoot = writeTinyApp(script);
let shell: BrowserShell;
let page: ShellPage;

beforeEach(async () => {
  shell = await startBrowserShell({ application: appRoot });
  page = await ShellPage.open(shell.url);
});
afterEach(() => shell.close());

describe('the page of a window in the shell', () => {
  it('is told of each load in the order of Electron, with its zoom from the first page on', async () => {
    expect(await page.call('told')).toEqual(['did-navigate at zoom 1', 'ready-to-show', 'did-finish-load']);
    expect(await page.call('zoom')).toEqual([0, 1]);
    await page.call('setZoom', 2);
    await page.close();
    page = await ShellPage.open(shell.url);
    expect(await page.call('told')).toEqual(expect.arrayContaining(['did-start-navigation', 'did-navigate at zoom 2']));
  });

  it('goes blank in a crash, whose end is told, and takes no zoom until it is loaded again', async () => {
    shell.control({ command: 'crashPage', reason: 'oom', exitCode: 5 });
    await page.next('crashed');
    await expect.poll(() => page.call('told')).toContain('gone: oom 5');
    await page.call('setZoom', 3);
    expect(await page.call('zoom')).toEqual([0, 1]);
  });

  it('tells that it was killed after it is loaded again, and once', async () => {
    await page.call('crash');
    await page.next('crashed');
    await page.next('reload');
    const gone = ['reloading', 'gone: killed 1'];
    await expect.poll(() => page.call('told')).toEqual(expect.arrayContaining(gone));
    const told = (await page.call('told')) as string[];
    expect(told.filter((name) => name === gone[0] || name.startsWith('gone'))).toEqual(gone);
  });

  it('is hidden until it is shown', async () => {
    expect(await page.call('show')).toEqual([false, true]);
  });
});

describe('the end of a window in the shell', () => {
  it('comes after the call that closes it, and that of its page before', async () => {
    await page.call('close');
    await expect
      .poll(() => page.call('told'))
      .toEqual(expect.arrayContaining(['close', 'still 1', 'destroyed', 'closed', 'window-all-closed']));
    const told = (await page.call('told')) as string[];
    expect(told.slice(-5)).toEqual(['close', 'still 1', 'destroyed', 'closed', 'window-all-closed']);
  });

  it('tells of no window-all-closed where the application quits', async () => {
    const told = join(mkdtempSync(join(tmpdir(), 'escale-told-')), 'told');
    const own = await startBrowserShell({ application: appRoot, env: { TINY_TOLD: told } });
    own.control({ command: 'quit' });
    expect(await own.exited).toBe(0);
    expect(readFileSync(told, 'utf8')).toBe('before-quit,close,destroyed,closed');
  });
});

describe('what happens around the window', () => {
  it('is told: a process of Chromium that ended, a screen that was unplugged', async () => {
    shell.control({ command: 'endProcess', type: 'GPU', reason: 'crashed' });
    shell.control({
      command: 'plugDisplays',
      workAreas: [
        { x: 0, y: 0, width: 1280, height: 720 },
        { x: 1280, y: 0, width: 1280, height: 720 },
      ],
    });
    await expect.poll(() => page.call('screens')).toEqual([0, 1280]);
    shell.control({ command: 'plugDisplays', workAreas: [{ x: 0, y: 0, width: 1280, height: 720 }] });
    await expect.poll(() => page.call('told')).toEqual(expect.arrayContaining(['GPU crashed', 'unplugged 1280']));
    expect(await page.call('screens')).toEqual([0]);
  });
});

describe('the page of a window on paper', () => {
  it('is printed by the program that opened the tab, with the options of the application', async () => {
    const asked: unknown[] = [];
    const printing = await startBrowserShell({
      application: appRoot,
      printPage: async (options) => {
        asked.push(options);
        if (asked.length > 1) throw new Error('no printer');
        return new TextEncoder().encode('%PDF-1.4');
      },
    });
    const tab = await ShellPage.open(printing.url);
    expect(await tab.call('printPage', { preferCSSPageSize: true })).toBe('%PDF-1.4');
    expect(asked).toEqual([{ preferCSSPageSize: true }]);
    await expect(tab.call('printPage', {})).rejects.toThrow('Failed to generate PDF');
    await printing.close();
  });

  it('is not printed where nobody can, as in Electron for a page that cannot be', async () => {
    await expect(page.call('printPage', {})).rejects.toThrow('Failed to generate PDF');
  });
});

describe('an embedded page', () => {
  it('prints a PDF of the size that was asked for, and refuses what Electron refuses', async () => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const printed = (await page.call('print', { pageSize: 'A4', landscape: true })) as string;
    const data = Uint8Array.from(Buffer.from(printed, 'latin1'));
    const { promise, destroy } = getDocument({ data });
    const document = await promise;
    const first = await document.getPage(1);
    expect([document.numPages, ...first.view]).toEqual([1, 0, 0, 842, 595]);
    await destroy.call(document.loadingTask);
    await expect(page.call('print', { pageSize: 'A4', margins: { top: 12 } })).rejects.toThrow('margins');
    await expect(page.call('print', { pageSize: 'B9' })).rejects.toThrow('Invalid pageSize B9');
  });

  it('is taken a picture of at its size; without one the picture is empty, as in Electron', async () => {
    const [isEmpty, picture] = (await page.call('capture', { x: 0, y: 0, width: 30, height: 20 })) as [boolean, string];
    const bytes = Buffer.from(picture, 'base64');
    expect([isEmpty, bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      false,
      'PNG',
      30,
      20,
    ]);
    expect(await page.call('capture', { x: 0, y: 0, width: 0, height: 20 })).toEqual([true, '']);
  });
});
