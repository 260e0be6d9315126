import { app } from './electron/app.ts';
import { powerMonitor } from './electron/desktop.ts';
import { BrowserWindow } from './electron/window.ts';

/** What the program that started the shell may do to the application: what the system does to one in Electron. */
export type Command =
  | { command: 'closeWindow' }
  | { command: 'quit' }
  /** After a sleep of so many milliseconds, which its timers know nothing of. */
  | { command: 'wakeUp'; slept?: number }
  /** A link of ours was opened: a second start with it as an argument. */
  | { command: 'openLink'; link: string };

/** Milliseconds after which an application that does not end is ended. */
const patience = 4000;

export function listenToLauncher(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endNow);
  // Sent by `startBrowserShell` alone, from the same type.
  process.on('message', (message) => obey(message as Command));
  // A launcher that died takes the application with it.
  if (process.connected) process.once('disconnect', endNow);
}

/** Without asking about unsaved work, but in order: what runs may tidy up behind itself. */
function endNow(): void {
  setTimeout(() => app.exit(0), patience).unref();
  for (const window of BrowserWindow.getAllWindows()) window.destroy();
  app.quit();
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
    case 'openLink':
      app.emit('second-instance', {}, [process.execPath, message.link]);
      break;
  }
}
