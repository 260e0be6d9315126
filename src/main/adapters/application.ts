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
  /** Folder of the application's data for this user account. */
  dataFolder: string;
  homeFolder: string;
  /** The system's folder for temporary files. */
  temporaryFolder: string;
  /** Folder of the built page. */
  pageFolder: string;
  preloadFile: string;
  /** Folder of the files installed beside the code. */
  resourceFolder: string;
}

const platforms: Readonly<Partial<Record<NodeJS.Platform, Bootstrap['platform']>>> = {
  win32: 'windows',
  darwin: 'mac',
};

/**
 * Settles what must be decided before Electron is ready: the sandbox for every page, the data folder, and the refusal
 * of switches that would weaken a packaged application.
 *
 * `ESCALE_USER_DATA` moves the data of an unpackaged application, so that runs are independent; a folder on a network
 * share is ignored.
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

/** A native clipboard format of the system, by name. */
const format = (name: string): string => `electron application/osclipboard;format="${name}"`;

/** Returns the formats that ask clipboard histories and cloud clipboards to skip an entry. */
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

/** Copies a secret to the clipboard and keeps it out of clipboard histories. */
export const copySecret = (text: string): Promise<void> =>
  clipboard.write([new ClipboardItem({ 'text/plain': text, ...unrecorded() })]);

/** Clears the clipboard if it still holds this text; anything copied since stays. */
export async function clearText(text: string): Promise<void> {
  if ((await clipboard.readText()) === text) await clipboard.writeText('');
}

/** @throws Error with the system's message when the folder cannot be opened */
export async function openFolder(path: string): Promise<void> {
  const problem = await shell.openPath(path);
  if (problem !== '') throw new Error(problem);
}

/** Applies the page's theme to native parts: dialogs, title bar, scroll bars. */
export function setNativeTheme(theme: Theme): void {
  nativeTheme.themeSource = theme;
}

/** Adds a listener for the computer waking up or its screen being unlocked: timers have been stopped meanwhile. */
export function onWake(run: () => void): void {
  powerMonitor.on('resume', run);
  powerMonitor.on('unlock-screen', run);
}

/** Adds a listener for the end of the application. It must finish synchronously. */
export function onQuit(run: () => void): void {
  app.once('quit', run);
}
