import { app, BrowserWindow, dialog } from 'electron';
import type { Locale } from '#shared/preferences.ts';
import { texts } from '../app/texts.ts';
import type { Log } from '../ports.ts';
import { openFolder } from './open-folder.ts';
import { restart } from './restart.ts';

export interface FailureOptions {
  log: Log;
  /** Writes what the log holds before it returns. */
  flushLog(): void;
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
  // The process may end before anything is written otherwise.
  options.flushLog();
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
  /** Whether the page has ended and was not loaded again. */
  let isGone = false;

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
      // A page that ended while the question stood has no process, whose end would be told.
      isCrashWanted = isHanging && !isGone;
      if (isCrashWanted) contents.forcefullyCrashRenderer();
      isGone = false;
      contents.reload();
    } else if (!isHanging) app.quit();
    else if (isGone) await offerRestart((its) => its.pageFailed(app.getName()), false);
  };
  const pageFailed = (reason: string, details: Record<string, unknown>) => {
    log('error', reason, details);
    void offerRestart((words) => words.pageFailed(app.getName()), false);
  };

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    // The end that was wanted is told once the page is being loaded again.
    if (!isCrashWanted && reason !== 'clean-exit') {
      isGone = true;
      pageFailed('the page died', { reason, exitCode });
    }
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

/** Ends of the graphics process after which Chromium does without the graphics card. */
const GRAPHICS_LIMIT = 3;

/**
 * Logs the end of Chromium's other processes, which starts them again. Where that of graphics keeps ending, says which
 * setting does without it: Chromium ends the application once nothing draws.
 */
export function watchProcesses(log: Log): void {
  let ended = 0;
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason === 'clean-exit') return;
    log('warn', 'a process of Chromium died', { type, reason, exitCode, name });
    if (type !== 'GPU') return;
    ended += 1;
    if (ended === GRAPHICS_LIMIT)
      log('error', 'the graphics card fails: "hardwareAcceleration": false does without it');
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
    // On macOS nobody can answer a question that hangs on a window which is not shown.
    const isShown = window?.isDestroyed() === false && window.isVisible();
    const { response } = await (isShown ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
    if (response !== 1) return response;
    await openFolder(logFolder).catch(() => undefined);
  }
}
