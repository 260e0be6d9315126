import { homedir } from 'node:os';
import { join } from 'node:path';
import { app, ClipboardItem, clipboard, nativeTheme, powerMonitor, shell } from 'electron';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { Theme } from '#shared/preferences.ts';
import { refusedSwitchAmong } from '../app/switches.ts';
import { isNetworkPath } from '../files/network-path.ts';

export interface Application {
  name: string;
  version: string;
  isPackaged: boolean;
  platform: Bootstrap['platform'];
  /** Folder of the logs. */
  logFolder: string;
  /** Folder of what the application keeps for this person of the computer. */
  dataFolder: string;
  homeFolder: string;
  /** Folder of the system for what is short-lived. */
  temporaryFolder: string;
  /** Folder of the built page. */
  pageFolder: string;
  preloadFile: string;
  /** What the installer puts beside the code. */
  resourceFolder: string;
}

const platforms: Readonly<Partial<Record<NodeJS.Platform, Bootstrap['platform']>>> = {
  win32: 'windows',
  darwin: 'mac',
};

/**
 * What has to be settled before the application is ready: sandbox for every page, where data lies, and the refusal of
 * switches that would weaken a packaged application.
 *
 * `ESCALE_USER_DATA` moves the data of an unpackaged application, so that runs can be told apart; a
 * folder on a share of the network does not count.
 */
export function prepareApplication(env: Readonly<Record<string, string | undefined>>): Application {
  const refused = refusedSwitchAmong(process.argv.slice(1), process.platform, (name) =>
    app.commandLine.hasSwitch(name),
  );
  if (app.isPackaged && refused !== undefined) {
    process.stderr.write(`${app.getName()} does not start with ${refused}.\n`);
    process.exit(1);
  }
  app.enableSandbox();
  const userData = app.isPackaged ? undefined : env.ESCALE_USER_DATA;
  if (userData && !isNetworkPath(userData)) {
    app.setPath('userData', userData);
    app.setPath('logs', join(userData, 'logs'));
  }
  const root = app.getAppPath();
  return {
    name: app.getName(),
    version: app.getVersion(),
    isPackaged: app.isPackaged,
    platform: platforms[process.platform] ?? 'linux',
    logFolder: app.getPath('logs'),
    dataFolder: app.getPath('userData'),
    homeFolder: homedir(),
    temporaryFolder: app.getPath('temp'),
    pageFolder: join(root, 'out', 'renderer'),
    preloadFile: join(root, 'out', 'preload', 'index.cjs'),
    resourceFolder: app.isPackaged ? process.resourcesPath : join(root, 'resources'),
  };
}

export const whenReady = (): Promise<void> => app.whenReady();

export const copyText = (text: string): Promise<void> => clipboard.writeText(text);

/** A format of the system's own, by its name. */
const format = (name: string): string => `electron application/osclipboard;format="${name}"`;

/** What tells the histories of clipboards, and those who carry them to other devices, to leave an entry out. */
function unrecorded(): Record<string, Blob> {
  const no = new Blob([new Uint8Array(4)]);
  switch (process.platform) {
    case 'win32':
      return {
        [format('ExcludeClipboardContentFromMonitorProcessing')]: no,
        [format('CanIncludeInClipboardHistory')]: no,
        [format('CanUploadToCloudClipboard')]: no,
      };
    case 'darwin':
      return { [format('org.nspasteboard.ConcealedType')]: no };
    default:
      return { [format('x-kde-passwordManagerHint')]: new Blob(['secret']) };
  }
}

/** Puts a secret on the clipboard, for no history of it. */
export const copySecret = (text: string): Promise<void> =>
  clipboard.write([new ClipboardItem({ 'text/plain': text, ...unrecorded() })]);

/** Empties the clipboard if this text is still on it: what somebody copied since stays. */
export async function clearText(text: string): Promise<void> {
  if ((await clipboard.readText()) === text) await clipboard.writeText('');
}

/** @throws Error with the system's words when the folder cannot be opened */
export async function openFolder(path: string): Promise<void> {
  const problem = await shell.openPath(path);
  if (problem !== '') throw new Error(problem);
}

/** Native parts (dialogs, title bar, scroll bars) follow the theme of the page. */
export function setNativeTheme(theme: Theme): void {
  nativeTheme.themeSource = theme;
}

/** The computer woke up, or its screen was unlocked: timers did not run meanwhile. */
export function onWake(run: () => void): void {
  powerMonitor.on('resume', run);
  powerMonitor.on('unlock-screen', run);
}

/** The last moment of the application: what runs must end by itself at once. */
export function onQuit(run: () => void): void {
  app.once('quit', run);
}
