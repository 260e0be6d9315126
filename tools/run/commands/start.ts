import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type BrowserShell, startBrowserShell } from '../../browser-shell/index.ts';
import { remotePlatformFlag } from '../../browser-shell/remote-platform.ts';
import type { Command } from '../command.ts';
import { hasDisplay, root } from '../setup/machine.mjs';
import { say } from '../setup/say.mjs';
import { run } from '../setup/spawn.mjs';
import { ensureBrowser, showWindow } from '../steps/browser.ts';
import { ensureBuild } from '../steps/build.ts';
import { ensureElectron, rootFlags } from '../steps/electron.ts';

const flags: readonly string[] = ['--no-open', '--browser', remotePlatformFlag];

/**
 * Opens Escale in Electron, else in a Chromium window, else at an address. `--no-open` prints the address, `--browser`
 * prefers the Chromium window to Electron, and `--remote-platform` allows a platform that is not on this computer.
 */
export const start: Command = async (args) => {
  const unknown = args.filter((arg) => !flags.includes(arg));
  if (unknown.length > 0) throw new Error(`npm start knows ${flags.join(', ')}, not ${unknown.join(' ')}`);
  const isRemoteAllowed = args.includes(remotePlatformFlag);
  await ensureBuild();
  if (args.includes('--no-open')) return serve('because of --no-open', isRemoteAllowed);
  if (!hasDisplay()) return serve('because this machine has no display', isRemoteAllowed);

  const electron = args.includes('--browser') ? null : await ensureElectron();
  if (electron !== null) {
    say(`Opening Escale in Electron ${electronVersion()}.`);
    return run(electron, [root, ...rootFlags]);
  }
  const reason = args.includes('--browser') ? 'because of --browser' : "because Electron's binary cannot be had here";
  const browser = await ensureBrowser('to show Escale in a window');
  if (browser === null) return serve(`${reason}, nor a Chromium to show it in`, isRemoteAllowed);
  say(`Opening Escale in ${browser}, ${reason}.`);
  return openWindow(browser, isRemoteAllowed);
};

/** Runs the shell and its window until either of them ends, which ends the other. */
async function openWindow(browser: string, isRemoteAllowed: boolean): Promise<number> {
  const shell = await openShell(isRemoteAllowed);
  const closed = new AbortController();
  shell.exited.then(() => closed.abort());
  await showWindow(browser, shell.url, closed.signal);
  await shell.close();
  return exitCodeOf(shell);
}

async function serve(reason: string, isRemoteAllowed: boolean): Promise<number> {
  say(`Serving Escale on this machine, ${reason}. Ctrl+C stops it.`);
  const shell = await openShell(isRemoteAllowed);
  process.stdout.write(`Escale is open at ${shell.url}\n`);
  return exitCodeOf(shell);
}

async function openShell(isRemoteAllowed: boolean): Promise<BrowserShell> {
  const shell = await startBrowserShell({ application: root, isRemoteAllowed });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void shell.close());
  return shell;
}

const exitCodeOf = async (shell: BrowserShell): Promise<number> => (await shell.exited) ?? 1;

function electronVersion(): string {
  return readFileSync(join(root, 'node_modules/electron/dist/version'), 'utf8').trim();
}
