import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ShellPage } from '#tests/support/shell-page.ts';
import { writeTinyApp } from '#tests/support/tiny-app.ts';
import { PowerMonitor } from '../../../../tools/browser-shell/electron/power-monitor.ts';
import { startBrowserShell } from '../../../../tools/browser-shell/index.ts';

let appRoot: string;
beforeAll(() => {
  appRoot = writeTinyApp();
});

/** Starts an application that notes what it is told at its end. */
async function start(options: { quits?: boolean; delays?: boolean; listens?: string[] }) {
  const folder = mkdtempSync(join(tmpdir(), 'escale-ends-'));
  const shell = await startBrowserShell({ application: appRoot, downloads: folder });
  onTestFinished(() => shell.close());
  const page = await ShellPage.open(shell.url);
  const file = join(folder, 'notes');
  await page.call('noteTheEnd', { file, quits: false, delays: false, listens: [], ...options });
  const notes = async () => {
    const code = await shell.exited;
    return [...readFileSync(file, 'utf8').split(';').slice(0, -1), code];
  };
  return { shell, page, notes };
}

const inOrder = ['before-quit', 'microtask', 'later', 'will-quit', 'quit', 0];

// Signals end a process here as they do on Linux and macOS.
describe.skipIf(process.platform === 'win32')('the end of a session', () => {
  it.each([['close-app'], ['logoff'], ['shutdown']] as const)(
    'of Windows ends the process after the handlers of `session-end`: %s',
    async (reason) => {
      const { shell, notes } = await start({});
      shell.control({ command: 'queryEndSession', reasons: [reason] });
      shell.control({ command: 'endSession', reasons: [reason] });
      expect(await notes()).toEqual([`query ${reason}`, `session-end ${reason}`, 'microtask', null]);
    },
  );

  it('of Windows leaves an application that quits in its handler to itself where an installer waits for it', async () => {
    const { shell, notes } = await start({ quits: true });
    shell.control({ command: 'endSession', reasons: ['close-app'] });
    expect(await notes()).toEqual(['session-end close-app', ...inOrder]);
  });

  it('of Windows ends one that quits all the same at a sign-out', async () => {
    const { shell, notes } = await start({ quits: true });
    shell.control({ command: 'endSession', reasons: ['logoff'] });
    expect(await notes()).toEqual(['session-end logoff', 'before-quit', 'microtask', null]);
  });

  it('of Windows ends one whose window takes the quitting back', async () => {
    const { shell, page, notes } = await start({ quits: true });
    await page.call('hold', true);
    shell.control({ command: 'endSession', reasons: ['close-app'] });
    expect(await notes()).toEqual(['session-end close-app', 'before-quit', 'microtask', null]);
  });

  it('waits for an application that delays a shutdown and quits, and ends any other by a signal', async () => {
    const listens = ['resume', 'shutdown'];
    const waited = await start({ quits: true, delays: true, listens });
    waited.shell.control({ command: 'power', event: 'resume' });
    waited.shell.control({ command: 'shutDown' });
    expect(await waited.notes()).toEqual(['resume', 'shutdown', ...inOrder]);
    const ended = await start({ listens: [] });
    ended.shell.control({ command: 'shutDown' });
    expect(await ended.notes()).toEqual(['before-quit', 'will-quit', 'quit', 0]);
  });
});

describe('the power monitor', () => {
  const shutDown = (platform: NodeJS.Platform, ...events: string[]) => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    onTestFinished(() => void vi.restoreAllMocks());
    const monitor = new PowerMonitor();
    const told = vi.fn((event) => event?.preventDefault());
    for (const event of events) monitor.on(event, event === 'shutdown' ? told : () => undefined);
    return [monitor.shutDown(), told.mock.calls.length];
  };

  it('tells nobody on Linux of a shutdown when the first listener of all listens to it', () => {
    expect(shutDown('linux', 'shutdown')).toEqual([false, 0]);
    expect(shutDown('linux', 'resume', 'shutdown')).toEqual([true, 1]);
    expect(shutDown('darwin', 'shutdown')).toEqual([true, 1]);
    expect(shutDown('win32', 'resume', 'shutdown')).toEqual([false, 0]);
  });
});
