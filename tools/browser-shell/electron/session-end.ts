import type { WindowSessionEndEvent } from 'electron';
import { quitting } from './app.ts';
import { CancelableEvent } from './event.ts';
import { BrowserWindow } from './window.ts';

/** Why Windows ends a session; `close-app` alone is an installer that replaces the application. */
export type Reasons = Readonly<WindowSessionEndEvent['reasons']>;

let hasEnded = false;

/** An event with its reasons (shell/browser/api/electron_api_base_window.cc, 186-219). */
const eventOf = (reasons: Reasons) => Object.assign(new CancelableEvent(), { reasons });

/** Windows asks whether the session may end: `WM_QUERYENDSESSION` (shell/browser/native_window_views_win.cc, 422-431). */
export function queryEndSession(reasons: Reasons): void {
  for (const window of BrowserWindow.getAllWindows()) window.emit('query-session-end', eventOf(reasons));
}

/**
 * Windows ends the session: `WM_ENDSESSION` (shell/browser/native_window_views_win.cc, 432-452). Once every window has
 * been told, Electron ends the process unless it is quitting. At a sign-out or a shutdown Windows ends it in either case
 * ('The OS kills us and our child processes right after this returns'); an installer waits.
 */
export function endSession(reasons: Reasons): void {
  if (hasEnded) return;
  hasEnded = true;
  for (const window of BrowserWindow.getAllWindows()) window.emit('session-end', eventOf(reasons));
  afterHandlers(() => {
    if (!quitting.isQuitting || !reasons.includes('close-app')) process.kill(process.pid, 'SIGKILL');
  });
}

/** Runs a function as soon as the microtasks of the handlers have run, as they have when Electron's `Emit` returns. */
function afterHandlers(run: () => void): void {
  queueMicrotask(() => process.nextTick(run));
}
