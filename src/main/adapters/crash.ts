import { app, BrowserWindow, dialog } from 'electron';
import type { Locale } from '#shared/preferences.ts';
import { texts } from '../app/texts.ts';
import type { Log } from '../ports.ts';
import { openFolder } from './open-folder.ts';
import { restart } from './restart.ts';

export interface FailureOptions {
  log: Log;
  logFolder: string;
  locale(): Locale;
  /** Whom to ask for help; undefined where the site names nobody, and before its configuration is read. */
  supportContact(): string | undefined;
}

type Words = (typeof texts)[Locale];

let isReporting = false;

/**
 * Reports a fatal failure in a plain dialog, then restarts or quits; the window never stays blank. Later failures
 * caused by the first one are only logged.
 */
export async function reportFatal(thrown: unknown, options: FailureOptions): Promise<void> {
  options.log('error', 'the application failed', { thrown });
  if (isReporting) return;
  isReporting = true;
  await app.whenReady();
  const words = texts[options.locale()];
  const name = app.getName();
  const message = BrowserWindow.getAllWindows().length === 0 ? words.startFailed(name) : words.failed(name);
  const said = { message, detail: words.failureDetail };
  const choice = await ask(said, words, [words.restart, words.openLog, words.quit(name)], options);
  if (choice === 0) restart(process.env);
  else app.exit(1);
}

/** Watches for a page that crashes, hangs or fails to load, and for a broken preload; offers to reload. */
export function watchPage(window: BrowserWindow, options: FailureOptions): void {
  const { log, locale } = options;
  const contents = window.webContents;
  let isAsking = false;
  /** Whether the page was crashed on purpose, so that its end is not reported. */
  let isCrashWanted = false;

  const offerRestart = async (message: (words: Words) => string, isHanging: boolean) => {
    if (isAsking) return;
    isAsking = true;
    const words = texts[locale()];
    const [detail, last] = isHanging
      ? [words.hangDetail, words.wait]
      : [words.failureDetail, words.quit(app.getName())];
    const said = { message: message(words), detail };
    const choice = await ask(said, words, [words.restart, words.openLog, last], options, window);
    isAsking = false;
    if (window.isDestroyed()) return;
    if (choice === 0) {
      isCrashWanted = isHanging;
      if (isHanging) contents.forcefullyCrashRenderer();
      contents.reload();
    } else if (!isHanging) app.quit();
  };
  const pageFailed = (reason: string, details: Record<string, unknown>) => {
    log('error', reason, details);
    void offerRestart((words) => words.pageFailed(app.getName()), false);
  };

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason !== 'clean-exit' && !isCrashWanted) pageFailed('the page died', { reason, exitCode });
    isCrashWanted = false;
  });
  contents.on('preload-error', (_event, _path, error) => pageFailed('the preload failed', { error }));
  contents.on('did-fail-load', (_event, errorCode, description, _url, isMainFrame) => {
    // -3: replaced by another navigation.
    if (isMainFrame && errorCode !== -3) pageFailed('the page cannot be loaded', { errorCode, description });
  });
  contents.on('did-navigate', (_event, _url, status) => {
    if (status >= 400) pageFailed('the page cannot be loaded', { status });
  });
  contents.on('unresponsive', () => {
    log('error', 'the page does not respond');
    void offerRestart((words) => words.pageHangs(app.getName()), true);
  });
}

/** Repeats the question while the answer is 'open the log', the second button. */
async function ask(
  { message, detail }: { message: string; detail: string },
  words: Words,
  buttons: [string, string, string],
  { logFolder, supportContact }: FailureOptions,
  window?: BrowserWindow,
): Promise<number> {
  const contact = supportContact();
  const options = {
    type: 'error' as const,
    message,
    detail: contact === undefined ? detail : `${detail}\n\n${words.needHelp} ${contact}`,
    buttons,
    defaultId: 0,
    cancelId: 2,
    noLink: true,
  };
  for (;;) {
    const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
    if (response !== 1) return response;
    await openFolder(logFolder).catch(() => undefined);
  }
}
