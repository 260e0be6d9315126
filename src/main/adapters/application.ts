import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import { appId, toastActivatorClsid } from '#shared/app-id.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import { localFolder } from '../app/local-folder.ts';
import { refusalOf } from '../app/refusal.ts';
import { spellings } from '../app/switches.ts';
import { isNetworkPath } from '../files/network-path.ts';
import { tellRefusal } from './refusal.ts';

export interface Application {
  name: string;
  /** The arguments of the application itself: without the program, and from source without the folder. */
  args: readonly string[];
  version: string;
  isPackaged: boolean;
  platform: Bootstrap['platform'];
  /** Folder of the logs. */
  logFolder: string;
  /** Folder of the application's data for this user account. */
  dataFolder: string;
  /** Folder for data that stays on this computer: on Windows the data folder may roam with the profile. */
  localFolder: string;
  homeFolder: string;
  /** The system's folder for temporary files. */
  temporaryFolder: string;
  /** Folder of the built page. */
  pageFolder: string;
  preloadFile: string;
  /** Path of the built `transfer/import/worker.ts`. */
  importWorkerFile: string;
  /** Path of the built `api/json/worker.ts`. */
  jsonWorkerFile: string;
  /** Path of the list of third-party software that the build writes. */
  thirdPartyFile: string;
  /** Folder of the files installed beside the code. */
  resourceFolder: string;
}

const platforms: Readonly<Partial<Record<NodeJS.Platform, Bootstrap['platform']>>> = {
  win32: 'windows',
  darwin: 'mac',
};

/**
 * Sets up what Electron needs before it is ready: the identity on Windows, the sandbox for every page, the folders, and
 * the refusal of switches and variables that would weaken a packaged application, but for the variable that can be
 * removed.
 *
 * `ESCALE_USER_DATA` moves the data of an unpackaged application, so that runs are independent; a folder on a network
 * share is ignored.
 */
export async function prepareApplication(env: Readonly<Record<string, string | undefined>>): Promise<Application> {
  const conditions = { args: process.argv.slice(1), env, platform: process.platform, pid: process.pid };
  const refusal = app.isPackaged ? refusalOf(conditions) : null;
  if (refusal !== null) {
    await tellRefusal(refusal, conditions);
    process.exit(1);
  }
  // Chromium would write the keys of its connections there, as with the switch of that name.
  if (app.isPackaged) for (const name of spellings('SSLKEYLOGFILE')) delete process.env[name];
  // Before any window: the taskbar reads it when the first one opens.
  if (process.platform === 'win32') {
    app.setAppUserModelId(appId);
    // Otherwise each start would add another one to the registry, and leave it there.
    app.setToastActivatorCLSID(toastActivatorClsid);
  }
  app.enableSandbox();
  const local = settleFolders(env);
  const root = app.getAppPath();
  return {
    name: app.getName(),
    args: process.argv.slice(app.isPackaged ? 1 : 2),
    version: app.getVersion(),
    isPackaged: app.isPackaged,
    platform: platforms[process.platform] ?? 'linux',
    logFolder: app.getPath('logs'),
    dataFolder: app.getPath('userData'),
    localFolder: local ?? app.getPath('userData'),
    homeFolder: homedir(),
    temporaryFolder: app.getPath('temp'),
    pageFolder: join(root, 'out', 'renderer'),
    preloadFile: join(root, 'out', 'preload', 'index.cjs'),
    importWorkerFile: join(root, 'out', 'main', 'import-worker.js'),
    jsonWorkerFile: join(root, 'out', 'main', 'json-worker.js'),
    thirdPartyFile: join(root, 'out', 'third-party', 'packages.json.gz'),
    resourceFolder: app.isPackaged ? process.resourcesPath : join(root, 'resources'),
  };
}

/**
 * Sets the folders of data, caches and logs.
 * @returns the folder for what belongs to this computer alone, where it is not that of the data
 */
function settleFolders(env: Readonly<Record<string, string | undefined>>): string | null {
  const userData = app.isPackaged ? undefined : env.ESCALE_USER_DATA;
  if (userData && !isNetworkPath(userData)) {
    app.setPath('userData', userData);
    app.setPath('logs', join(userData, 'logs'));
    return null;
  }
  const local = localFolder(app.getName(), process.platform, env);
  if (local === null) return null;
  try {
    // Electron takes a folder that exists.
    mkdirSync(local, { recursive: true });
    app.setPath('sessionData', local);
    app.setPath('logs', join(local, 'logs'));
    return local;
  } catch {
    // If the folder cannot be created (full disk), its content stays in the data folder.
    return null;
  }
}
