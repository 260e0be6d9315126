import { app, BrowserWindow, dialog } from 'electron';
import type { Locale } from '#shared/preferences.ts';
import type { MainText } from '../locales/texts.ts';
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

/** The texts of a language. They are loaded with the first failure, so that the start does not wait for them. */
async function textsIn(locale: Locale): Promise<MainText> {
  const { texts } = await import('../locales/texts.ts');
  return texts(locale);
}

let isReporting = false;

/**
 * Reports a fatal failure in a plain dialog, then restarts or quits; the window never stays blank. Later failures
 * caused by the first one are only logged.
 */
export async function reportFatal(thrown: unknown, options: FailureOptions): Promise<void> {
  options.log('error', 'the application failed', { thrown });
  // Otherwise the process may end before anything is written.
  options.flushLog();
  if (isReporting) return;
  isReporting = true;
  await app.whenReady();
  const name = app.getName();
  const text = await textsIn(options.locale()).catch(() => null);
  if (text === null) {
    // The failure may be that the files of the application cannot be read.
    dialog.showErrorBox(name, String(thrown));
    app.exit(1);
    return;
  }
  const hasWindow = BrowserWindow.getAllWindows().length > 0;
  const question = {
    message: text(hasWindow ? 'failures:failed' : 'failures:startFailed', { name }),
    detail: text('failures:failureDetail'),
    last: text('menu:quit', { name }),
  };
  const choice = await ask(question, text, options);
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

  const offerRestart = async (failure: 'pageFailed' | 'pageHangs') => {
    if (isAsking) return;
    isAsking = true;
    const isHanging = failure === 'pageHangs';
    const text = await textsIn(locale());
    const name = app.getName();
    const question = {
      message: text(`failures:${failure}`, { name }),
      detail: text(isHanging ? 'failures:hangDetail' : 'failures:failureDetail'),
      last: isHanging ? text('failures:wait') : text('menu:quit', { name }),
    };
    const choice = await ask(question, text, options, window);
    isAsking = false;
    if (window.isDestroyed()) return;
    if (choice === 0) {
      // A page that ended while the question was open has no process whose end could be reported.
      isCrashWanted = isHanging && !isGone;
      if (isCrashWanted) contents.forcefullyCrashRenderer();
      isGone = false;
      contents.reload();
    } else if (!isHanging) app.quit();
    else if (isGone) await offerRestart('pageFailed');
  };
  const pageFailed = (reason: string, details: Record<string, unknown>) => {
    log('error', reason, details);
    void offerRestart('pageFailed');
  };

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    // The intended end is reported once the page is being loaded again.
    if (!isCrashWanted && reason !== 'clean-exit') {
      isGone = true;
      pageFailed('the page died', { reason, exitCode });
    }
    isCrashWanted = false;
  });
  contents.on('preload-error', (_event, _path, error) => pageFailed('the preload failed', { error }));
  contents.on('did-fail-load', (_event, errorCode, description, _url, isMainFrame) => {
    // -3 means that another navigation replaced this one.
    if (isMainFrame && errorCode !== -3) pageFailed('the page cannot be loaded', { errorCode, description });
  });
  contents.on('did-navigate', (_event, _url, status) => {
    if (status >= 400) pageFailed('the page cannot be loaded', { status });
  });
  contents.on('unresponsive', () => {
    log('error', 'the page does not respond');
    void offerRestart('pageHangs');
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

/**
 * Asks whether to restart, to open the log or the last thing, and asks again after the log was opened.
 * @returns the number of the button: 0 restarts, 2 is the last one
 */
async function ask(
  { message, detail, last }: { message: string; detail: string; last: string },
  text: MainText,
  { logFolder, supportContact }: FailureOptions,
  window?: BrowserWindow,
): Promise<number> {
  const contact = supportContact();
  const options = {
    type: 'error' as const,
    message,
    detail: contact === undefined ? detail : `${detail}\n\n${text('failures:needHelp')} ${contact}`,
    buttons: [text('failures:restart'), text('failures:openLog'), last],
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
