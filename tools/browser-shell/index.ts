import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packagedEnvironment } from './electron/environment.ts';
import type { ShownNotification } from './electron/notification-center.ts';
import type { PrintOrder } from './electron/page-printer.ts';
import { compiledFolder } from './files.ts';
import { archiveSupport, installationAt } from './installation.ts';
import type { Command, FromShell } from './launcher.ts';
import { remotePlatformFlag, remotePlatformOf } from './remote-platform.ts';

export interface BrowserShellOptions {
  /** A packed program, or a folder that holds package.json and the built `out`. */
  application: string;
  /** What is passed to the program. */
  args?: readonly string[];
  /** The system whose own switches Electron adds to the command line; this one if absent. */
  switchesOf?: NodeJS.Platform;
  /** What the application takes this system for, where it decides by `process.platform`; itself if absent. */
  platform?: NodeJS.Platform;
  /** Port to listen on; any free one if absent. */
  port?: number;
  /** Folder for saved files; the person's downloads folder if absent. */
  downloads?: string;
  /** Folder for the data of an application that is not packed; a restart with the same folder keeps the data. */
  userData?: string;
  /** Whether the platform may be on another computer; not if absent. */
  isRemoteAllowed?: boolean;
  /** The link by which it is started, as macOS does it. */
  link?: string;
  /** Starts it on Windows for a click on a notification of before, with the arguments of that one. */
  activation?: string;
  /** Prints the tab that the window is open in, which the shell cannot do by itself; nothing is printed if absent. */
  printPage?: (options: PrintOrder['options']) => Promise<Uint8Array>;
  /** Environment variables added to those of this process. */
  env?: Readonly<Record<string, string | undefined>>;
}

export interface BrowserShell {
  /** Address to open in Chromium; it contains the key, which works once. */
  url: string;
  key: string;
  /** Simulates an event of the system: a click on the window's close button, an opened link, a wake-up. */
  control(command: Command): void;
  /** The notifications that the system has shown for it, the first ones first. */
  readonly notifications: readonly ShownNotification[];
  /** Exit code, once the application has ended by itself or was closed. */
  readonly exited: Promise<number | null>;
  /** Ends the application at once, without asking about unsaved work. */
  close(): Promise<void>;
  /** Kills the application, as a crash or a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts the built application in a process of its own (its modules keep state, which two runs in one process would
 * share) and resolves when its window can be opened.
 *
 * @throws Error with the output of the application when it ends too early, and for a platform on another computer
 */
export async function startBrowserShell(options: BrowserShellOptions): Promise<BrowserShell> {
  const {
    application,
    args = [],
    switchesOf,
    platform,
    port = 0,
    downloads,
    userData,
    isRemoteAllowed = false,
    link,
    activation,
    printPage,
    env = {},
  } = options;
  const installation = installationAt(application);
  const remote = isRemoteAllowed ? null : remotePlatformOf(installation, { ...process.env, ...env });
  if (remote !== null) {
    throw new Error(
      `The configuration names a platform on another computer, ${remote}, whose data a browser shows only when asked to: npm start -- ${remotePlatformFlag}`,
    );
  }
  const given = {
    NODE_COMPILE_CACHE: compiledFolder(installation),
    ...process.env,
    ...env,
    ...(downloads !== undefined && { ESCALE_DOWNLOADS: downloads }),
    ...(userData !== undefined && { ESCALE_USER_DATA: userData }),
  };
  const own = ['--application', application, '--port', String(port)];
  if (switchesOf !== undefined) own.push('--switches-of', switchesOf);
  if (link !== undefined) own.push('--link', link);
  if (activation !== undefined) own.push('--activation', activation);
  const child = fork(join(import.meta.dirname, 'main.ts'), [...own, '--', ...args], {
    env: installation.isPackaged ? packagedEnvironment(given) : given,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [...process.execArgv, ...archiveSupport, ...(platform === undefined ? [] : [takenFor(platform)])],
  });
  const notifications: ShownNotification[] = [];
  const answer = (id: number, pdf: string | null) => void child.send({ command: 'printed', id, pdf } satisfies Command);
  // Sent by `listenToLauncher` alone, which sends nothing else.
  child.on('message', (sent) => {
    const message = sent as FromShell;
    if ('notification' in message) return void notifications.push(message.notification);
    const { id, options } = message.print;
    if (printPage === undefined) return answer(id, null);
    printPage(options).then(
      (pdf) => answer(id, Buffer.from(pdf).toString('base64')),
      () => answer(id, null),
    );
  });
  // `once` would reject on an 'error' event, which a process that could not be started emits.
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const url = await addressOf(child, exited);
  return {
    url,
    key: new URL(url).searchParams.get('key') ?? '',
    control: (command) => void child.send(command),
    notifications,
    exited,
    close: async () => {
      const kill = setTimeout(() => child.kill('SIGKILL'), 5000);
      child.kill('SIGTERM');
      await exited;
      clearTimeout(kill);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Paths and files stay those of the system that it is. */
const takenFor = (platform: NodeJS.Platform): string =>
  `--import=data:text/javascript,Object.defineProperty(process,'platform',{value:'${platform}'})`;

async function addressOf(child: ChildProcess, exited: Promise<number | null>): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error('the shell has no output');
  let written = '';
  child.stderr.on('data', (data) => {
    written += String(data);
    process.stderr.write(data);
  });
  const address = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      const [, url] = /^Escale is open at (\S+)$/u.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  const ended = exited.then((code) => {
    throw new Error(`the application ended with ${code} before its window opened\n${written}`);
  });
  return Promise.race([address, ended]);
}
