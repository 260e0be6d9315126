import { join } from 'node:path';
import process from 'node:process';
import { _electron } from 'playwright';
import { installationAt } from '../../../tools/browser-shell/installation.ts';
import { rootFlags } from '../../../tools/run/steps/electron.ts';
import { fontEnv } from '../../../tools/run/steps/fonts.ts';
import { type AppWindow, patience, type WindowOptions } from './window.ts';

/**
 * Opens an application in Electron; its native dialogs give the answers of the test. Playwright passes switches that a
 * packed program refuses: Electron runs its archive, which is then not packed to itself.
 */
export function openInElectron(executablePath: string, options: WindowOptions): Promise<AppWindow> {
  const { appPath, resourcesPath, isPackaged } = installationAt(options.application);
  const userData = options.userData ?? join(options.downloads, '..', 'data');
  const env = {
    ...fontEnv(options.font, join(userData, 'fonts')),
    ...(isPackaged && { ESCALE_CONFIG: join(resourcesPath, 'config.json') }),
    ...options.env,
    ESCALE_USER_DATA: userData,
  };
  return open(executablePath, [appPath, ...rootFlags, ...(options.args ?? [])], env, options);
}

/** Opens the copy of a packaged application that a test controls (tools/package/run/controlled-copy.ts), likewise. */
export const openControlledCopy = (
  program: string,
  { userData, ...options }: Pick<WindowOptions, 'downloads' | 'size'> & { userData: string },
): Promise<AppWindow> => open(program, [], { ESCALE_TEST_USER_DATA: userData }, options);

async function open(
  executablePath: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  options: Pick<WindowOptions, 'downloads' | 'size'>,
): Promise<AppWindow> {
  const app = await _electron.launch({
    executablePath,
    args: [...args],
    env: { ...definedOf(process.env), ...env },
    // Playwright turns it off on Linux unless it is told not to.
    chromiumSandbox: rootFlags.length === 0,
  });
  // The save dialog cannot be clicked: it saves to the folder that the browser shell would use.
  await app.evaluate(({ dialog }, downloads) => {
    dialog.showSaveDialog = (...args: unknown[]) => {
      const last = args.at(-1);
      const suggested =
        typeof last === 'object' && last !== null && 'defaultPath' in last ? String(last.defaultPath) : 'file';
      const name = suggested.split(/[/\\]/u).at(-1) ?? 'file';
      return Promise.resolve({ canceled: false, filePath: `${downloads}/${name}` });
    };
  }, options.downloads);
  const page = await app.firstWindow();
  page.setDefaultTimeout(patience);
  await page.setViewportSize(options.size);
  return {
    kind: 'electron',
    page,
    async chooseFile(open, path) {
      await app.evaluate(({ dialog }, chosen) => {
        dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
      }, join(path));
      await open();
    },
    clipboard: () => app.evaluate(({ clipboard }) => clipboard.readText()),
    sleep: (milliseconds) =>
      app.evaluate(({ powerMonitor }, slept) => {
        const { now } = Date;
        Date.now = () => now() + slept;
        powerMonitor.emit('resume');
      }, milliseconds),
    answerSaveDialog: (answer) =>
      app.evaluate(
        ({ dialog }, [given, downloads]) => {
          const { showSaveDialog } = dialog;
          dialog.showSaveDialog = () => {
            dialog.showSaveDialog = showSaveDialog;
            const filePath = given.kind === 'cancel' ? '' : `${downloads}/${given.name}`;
            return Promise.resolve({ canceled: given.kind === 'cancel', filePath });
          };
        },
        [answer, options.downloads] as const,
      ),
    crashPage: () =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()),
    notifications: null,
    close: () => app.close(),
    async kill() {
      const ended = app.waitForEvent('close');
      app.process().kill('SIGKILL');
      await ended;
    },
    async endBySystem(how) {
      const ended = app.waitForEvent('close');
      if (how === 'signal') app.process().kill('SIGTERM');
      else {
        // The events alone: what the systems do besides is on the release checklist.
        const told = app.evaluate(({ BrowserWindow, powerMonitor }, end) => {
          const event = { preventDefault: () => undefined };
          const target: NodeJS.EventEmitter | undefined =
            end === 'shutdown' ? powerMonitor : BrowserWindow.getAllWindows()[0];
          for (const name of end === 'shutdown' ? ['shutdown'] : ['query-session-end', 'session-end']) {
            target?.emit(name, event);
          }
        }, how);
        // The application may be gone before it has answered.
        await told.catch(() => undefined);
        if (how === 'signOut') app.process().kill('SIGKILL');
      }
      await ended;
      return app.process().exitCode;
    },
  };
}

/** Playwright takes no undefined values. */
const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
