import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { shell } from '../shell.ts';
import { claim, release } from './single-instance.ts';
import type { AppPart } from './types.ts';

/** Electron's event objects, as far as `preventDefault` goes. */
export class CancelableEvent {
  defaultPrevented = false;

  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

interface Manifest {
  productName?: string;
  name: string;
  version: string;
}

const manifest = (): Manifest =>
  // The application's own package.json.
  JSON.parse(readFileSync(join(shell.appRoot, 'package.json'), 'utf8')) as Manifest;

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

/** Closes the windows one by one; returns false as soon as one of them stays open. */
let closeWindows: () => boolean = () => true;
export const onQuit = (close: () => boolean): void => {
  closeWindows = close;
};

let isQuitting = false;

/** Whether the end may proceed: the application can stop it with `preventDefault` and quit again later. */
function isEndLet(): boolean {
  const event = new CancelableEvent();
  emitter.emit('will-quit', event);
  return !event.defaultPrevented;
}

function end(code: number): void {
  emitter.emit('quit', new CancelableEvent(), code);
  shell.page.send({ type: 'closed', reason: 'quit' });
  // The page is told about the end before the connection is closed.
  setTimeout(() => process.exit(code), 50);
}

const part: AppPart = {
  isPackaged: false,
  commandLine: { hasSwitch: () => false },
  disableHardwareAcceleration: () => undefined,
  enableSandbox: () => undefined,
  exit: (code = 0) => end(code),
  getAppPath: () => shell.appRoot,
  getApplicationNameForProtocol: () => '',
  getName: () => manifest().productName ?? manifest().name,
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
  setPath: (name, path) => {
    paths.set(name, path);
  },
  quit: () => {
    if (isQuitting) return;
    isQuitting = true;
    emitter.emit('before-quit', new CancelableEvent());
    if (closeWindows() && isEndLet()) end(0);
    else isQuitting = false;
  },
  relaunch: () => process.stderr.write('Escale asks to be started again.\n'),
  requestSingleInstanceLock: () => claim(part.getPath('userData')),
  releaseSingleInstanceLock: () => release(part.getPath('userData')),
  isDefaultProtocolClient: () => false,
  setAppUserModelId: () => undefined,
  setAsDefaultProtocolClient: () => false,
  whenReady: () => Promise.resolve(),
};

export const app = Object.assign(emitter, part);
