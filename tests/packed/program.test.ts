import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { checkReport } from '#shared/ipc/check.ts';
import type { TestApp } from '#tests/support/app.ts';
import { openControlledCopy } from '#tests/support/e2e/electron-window.ts';
import { Person } from '#tests/support/e2e/person.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';
import { finishExport, openExport } from '#tests/support/e2e/users-export.ts';
import { type AppWindow, patience } from '#tests/support/e2e/window.ts';
import { describeUnless } from '#tests/support/packages/packed.ts';
import { installedVersion } from '../../tools/package/electron.ts';
import { readProduct } from '../../tools/package/product.ts';
import { controlledCopy } from '../../tools/package/run/controlled-copy.ts';
import { obstacleTo } from '../../tools/package/run/obstacle.ts';
import { programOf } from '../../tools/package/run/program.ts';
import { unpackedIn } from '../../tools/package/verify/unpacked.ts';
import { root } from '../../tools/run/setup/machine.mjs';

const { name, version } = readProduct();
const temporary = (): string => mkdtempSync(join(tmpdir(), 'escale-packed-'));

/** Where the log of a packaged application is, of an account whose folders the variables name. */
const logOf: Readonly<Partial<Record<NodeJS.Platform, (folder: string) => string>>> = {
  linux: (folder) => join(folder, name, 'logs'),
  win32: (folder) => join(folder, name, 'logs'),
  darwin: () => join(homedir(), 'Library/Logs', name),
};

// Set by `npm run verify-packages`.
for (const packed of unpackedIn(process.env.ESCALE_PACKAGES ?? join(root, 'dist'))) {
  const program = programOf(packed);
  /** Runs a command of the packaged program, as it is, and reads the file that it was told to write. */
  const output = (command: string): { status: number | null; text: string } => {
    const file = join(temporary(), 'output');
    const { status } = spawnSync(program, [command, '--output', file], { timeout: patience });
    return { status, text: readFileSync(file, 'utf8') };
  };

  describeUnless(obstacleTo(packed), `the program of ${basename(packed.folder)}`, () => {
    it('says its version', () => {
      expect(output('--version')).toEqual({ status: 0, text: `${version}\n` });
    });

    it('checks the workstation as an installed application, whose fuses are closed', () => {
      const { status, text } = output('--check');
      // What it finds is the machine's; that it finds something is Escale's.
      expect([0, 1, 2]).toContain(status);
      const { application, items } = checkReport.parse(JSON.parse(text));
      expect(application).toMatchObject({ version, isPackaged: true, electron: installedVersion('electron') });
      expect(items.find(({ id }) => id === 'integrity')?.state).toBe('ok');
    });

    it('shows its window, as it is, without any switch', async () => {
      const folder = temporary();
      const logs = logOf[process.platform]?.(folder) ?? folder;
      const shown = () =>
        globSync('*.log', { cwd: logs })
          .flatMap((file) => readFileSync(join(logs, file), 'utf8').split('\n'))
          .filter((line) => line.includes('start-up: windowShown')).length;
      const before = shown();
      const started = start(program, { XDG_CONFIG_HOME: folder, LOCALAPPDATA: folder });
      await expect.poll(shown, { timeout: patience }).toBe(before + 1);
      expect(started.exitCode).toBeNull();
    });

    it('lets a person sign in, open a list and save a file, and closes', async () => {
      const folder = temporary();
      const [userData, downloads] = [join(folder, 'data'), join(folder, 'downloads')];
      for (const made of [userData, downloads]) mkdirSync(made);
      const copy = await controlledCopy(packed, folder, { training: true, locale: 'en' });
      const [window, text] = await Promise.all([
        openControlledCopy(copy, { userData, downloads, size: { width: 1280, height: 900 } }),
        textsOf('en'),
      ]);
      // It is closed already where nothing failed.
      onTestFinished(() => window.close().catch(() => undefined));
      const person = new Person(appOf(window, { userData, downloads }), text);
      await person.signInTraining();
      await openExport(person);
      await finishExport(person);
      const [file = ''] = readdirSync(downloads);
      expect(readFileSync(join(downloads, file), 'utf8').split('\n').length).toBeGreaterThan(2);
      await window.close();
    });
  });
}

/** A window as tests know the application: one that is opened once. */
function appOf(window: AppWindow, folders: Pick<TestApp, 'userData' | 'downloads'>): TestApp {
  const again = () => Promise.reject(new Error('The copy of a packaged application is opened once.'));
  return { ...window, ...folders, restart: again, crash: again, startByNotification: again, watch: () => undefined };
}

/** Starts a program that is ended with the test. */
function start(program: string, env: NodeJS.ProcessEnv): ChildProcess {
  const started = spawn(program, [], { env: { ...process.env, ...env }, stdio: 'ignore' });
  onTestFinished(async () => {
    if (started.exitCode !== null) return;
    const ended = new Promise((resolve) => started.once('exit', resolve));
    started.kill();
    await ended;
  });
  return started;
}
