import type { Details, Rectangle, RenderProcessGoneDetails } from 'electron';
import { app } from './electron/app.ts';
import { answerSaveDialog, type SaveAnswer } from './electron/dialog.ts';
import { plugDisplays } from './electron/displays.ts';
import { notificationCenter, type ShownNotification } from './electron/notification-center.ts';
import { type PrintOrder, pagePrinter } from './electron/page-printer.ts';
import { type PowerEvent, powerMonitor } from './electron/power-monitor.ts';
import { endSession, queryEndSession, type Reasons } from './electron/session-end.ts';
import { BrowserWindow } from './electron/window.ts';

/** Commands from the program that started the shell, in place of the system events that Electron receives. */
export type Command =
  | { command: 'closeWindow' }
  | { command: 'quit' }
  /** Wakes up after a simulated sleep of so many milliseconds, during which no timer ran. */
  | { command: 'wakeUp'; slept?: number }
  | { command: 'power'; event: PowerEvent }
  /** Windows asks whether the session may end, and then ends it. */
  | { command: 'queryEndSession' | 'endSession'; reasons: Reasons }
  /** Linux or macOS shuts down, or the person logs out of macOS. */
  | { command: 'shutDown' }
  /** The renderer of the page ended, e.g. for want of memory. */
  | { command: 'crashPage'; reason: RenderProcessGoneDetails['reason']; exitCode?: number }
  /** Another process of Chromium ended; it starts it again by itself. */
  | { command: 'endProcess'; type: Details['type']; reason: Details['reason'] }
  /** These screens are plugged in, and no others. */
  | { command: 'plugDisplays'; workAreas: readonly Rectangle[] }
  /** A link of the application was opened: a second start with it as an argument. */
  | { command: 'openLink'; link: string }
  /** The person works in another window. */
  | { command: 'leaveWindow' }
  /** The person clicks a notification, long after it was shown. */
  | { command: 'clickNotification'; title: string }
  /** What the person will answer in the next dialog that saves. */
  | { command: 'answerSaveDialog'; answer: SaveAnswer }
  /** The PDF that an order asked for, in base64; null where the tab cannot be printed. */
  | { command: 'printed'; id: number; pdf: string | null };

/** What the shell tells the program that started it. */
export type FromShell = { notification: ShownNotification } | { print: PrintOrder };

/** Milliseconds after which an application that does not end is killed. */
const patience = 4000;

/** Milliseconds that systemd-logind waits for a program that delays a shutdown (`InhibitDelayMaxSec`). */
const shutdownDelay = 5000;

export function listenToLauncher(): void {
  const tell = (message: FromShell) => void process.send?.(message);
  notificationCenter.onShown = (notification) => tell({ notification });
  // Without a launcher nobody can print the tab.
  if (process.connected) pagePrinter.onOrder = (print) => tell({ print });
  // Electron quits as the menu does, once; a second signal ends the process. Listeners of the application take the place
  // of its own (shell/browser/electron_browser_main_parts_posix.cc, 52-82 and 180-208).
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) app.quit();
    });
  }
  // Sent by `startBrowserShell` alone, from the same type.
  process.on('message', (message) => obey(message as Command));
  // The application ends when its launcher has died.
  if (process.connected) process.once('disconnect', endNow);
}

/** Ends without asking about unsaved work, but lets running work clean up. */
function endNow(): void {
  setTimeout(() => app.exit(0), patience).unref();
  for (const window of BrowserWindow.getAllWindows()) window.destroy();
  app.quit();
}

/** The system waits a short time for an application that delays the end; any other is ended at once. */
function shutDown(): void {
  if (powerMonitor.shutDown()) setTimeout(() => process.kill(process.pid, 'SIGKILL'), shutdownDelay).unref();
  else process.kill(process.pid, 'SIGTERM');
}

function putClockForward(milliseconds: number): void {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
}

function obey(message: Command): void {
  switch (message.command) {
    case 'closeWindow':
      BrowserWindow.getAllWindows()[0]?.close();
      break;
    case 'quit':
      app.quit();
      break;
    case 'wakeUp':
      putClockForward(message.slept ?? 0);
      powerMonitor.emit('resume');
      break;
    case 'answerSaveDialog':
      answerSaveDialog(message.answer);
      break;
    case 'printed':
      pagePrinter.printed(message.id, message.pdf);
      break;
    case 'power':
      powerMonitor.emit(message.event);
      break;
    case 'queryEndSession':
      queryEndSession(message.reasons);
      break;
    case 'endSession':
      endSession(message.reasons);
      break;
    case 'shutDown':
      shutDown();
      break;
    case 'crashPage':
      BrowserWindow.getAllWindows()[0]?.webContents.crash(message.reason, message.exitCode ?? 1);
      break;
    case 'endProcess':
      // shell/browser/api/electron_api_app.cc 837-851
      app.emit('child-process-gone', {}, { type: message.type, reason: message.reason, exitCode: 1, serviceName: '' });
      break;
    case 'plugDisplays':
      plugDisplays(message.workAreas);
      break;
    case 'openLink':
      app.emit('second-instance', {}, [process.execPath, '--', message.link], process.cwd(), null);
      break;
    case 'leaveWindow':
      BrowserWindow.getAllWindows()[0]?.blur();
      break;
    case 'clickNotification':
      notificationCenter.click(message.title);
      break;
  }
}
