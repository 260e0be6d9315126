import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { exitNow } from '../exit-now.ts';
import { shell } from '../shell.ts';
import { CommandLine } from './command-line.ts';
import { CancelableEvent } from './event.ts';
import { preferredLanguages } from './languages.ts';
import { Quitting } from './quitting.ts';
import { isReadyNow, onlyBeforeReady, whenReady } from './ready.ts';
import { relaunch } from './relaunch.ts';
import { listenForSecond, stopListening, tellFirst } from './second-instance.ts';
import { claim, release } from './single-instance.ts';
import type { AppPart } from './types.ts';

interface Manifest {
  productName?: string;
  name: string;
  version: string;
}

const manifest = (): Manifest =>
  // The application's own package.json.
  JSON.parse(readFileSync(join(shell.installation.appPath, 'package.json'), 'utf8')) as Manifest;

/** Where Electron keeps the data of applications on this system. */
function appDataFolder(): string {
  switch (process.platform) {
    case 'win32':
      return process.env.APPDATA ?? join(homedir(), 'AppData', 'Roaming');
    case 'darwin':
      return join(homedir(), 'Library', 'Application Support');
    default:
      return process.env.XDG_CONFIG_HOME || join(homedir(), '.config');
  }
}

const paths = new Map<string, string>();
const emitter = new EventEmitter();

function end(code: number): void {
  stopListening(part.getPath('userData'));
  shell.page.send({ type: 'closed', reason: 'quit' });
  // The page is told about the end before the connection is closed.
  setTimeout(() => exitNow(code), 50);
}

export const quitting = new Quitting(emitter, end);

const commandLine = new CommandLine();

/** `commandLine` exists but is not used: code that reads it would find Electron's own switches. */
const part: AppPart & { readonly commandLine: CommandLine } = {
  get isPackaged() {
    return shell.installation.isPackaged;
  },
  commandLine,
  // shell/browser/api/electron_api_app.cc, 1152-1172
  disableHardwareAcceleration: () => {
    onlyBeforeReady('app.disableHardwareAcceleration()');
    commandLine.append('disable-gpu');
  },
  // shell/browser/api/electron_api_app.cc, 1563-1575
  enableSandbox: () => {
    onlyBeforeReady('app.enableSandbox()');
    commandLine.remove('no-sandbox');
    commandLine.append('enable-sandbox');
  },
  // Before the loop of messages runs, nothing is torn down (shell/browser/browser.cc, 140-147).
  exit: (code = 0) => (isReadyNow() ? quitting.exit(code) : exitNow(code)),
  dock: undefined,
  getAppPath: () => shell.installation.appPath,
  getApplicationNameForProtocol: () => '',
  getName: () => manifest().productName ?? manifest().name,
  getPreferredSystemLanguages: () => preferredLanguages(process.env),
  getVersion: () => manifest().version,
  getPath: (name) => {
    const known = paths.get(name);
    if (known !== undefined) return known;
    const userData = paths.get('userData') ?? join(appDataFolder(), part.getName());
    const usual: Readonly<Record<string, string>> = {
      appData: appDataFolder(),
      userData,
      logs: join(userData, 'logs'),
      temp: tmpdir(),
      downloads: shell.downloads,
      home: homedir(),
    };
    const path = usual[name];
    if (path === undefined) throw new Error(`the browser shell knows no path '${name}'`);
    return path;
  },
  // shell/browser/api/electron_api_app.cc, 963-975
  setPath: (name, path) => {
    if (!isAbsolute(path)) throw new Error('Path must be absolute');
    paths.set(name, path);
  },
  quit: () => quitting.quit(),
  relaunch,
  requestSingleInstanceLock: (data) => {
    const folder = part.getPath('userData');
    const isFirst = claim(folder);
    if (isFirst)
      listenForSecond(folder, (...start) => emitter.emit('second-instance', new CancelableEvent(), ...start));
    else tellFirst(folder, data);
    return isFirst;
  },
  // shell/browser/browser_linux.cc, 200-203
  removeAsDefaultProtocolClient: () => false,
  releaseSingleInstanceLock: () => {
    stopListening(part.getPath('userData'));
    release(part.getPath('userData'));
  },
  isDefaultProtocolClient: () => false,
  setAppUserModelId: () => undefined,
  setAsDefaultProtocolClient: () => false,
  setToastActivatorCLSID: () => undefined,
  whenReady,
};

// Not `assign`, which would read now what is known later. The compiler does not follow descriptors.
export const app = Object.defineProperties(emitter, Object.getOwnPropertyDescriptors(part)) as EventEmitter & AppPart;
