import { app } from './electron/app.ts';
import { powerMonitor } from './electron/desktop.ts';
import { answerSaveDialog, type SaveAnswer } from './electron/dialog.ts';
import { BrowserWindow } from './electron/window.ts';

/** Commands from the program that started the shell, in place of the system events that Electron receives. */
export type Command =
  | { command: 'closeWindow' }
  | { command: 'quit' }
  /** Wakes up after a simulated sleep of so many milliseconds, during which no timer ran. */
  | { command: 'wakeUp'; slept?: number }
  /** A link of the application was opened: a second start with it as an argument. */
  | { command: 'openLink'; link: string }
  /** What the person will answer in the next dialog that saves. */
  | { command: 'answerSaveDialog'; answer: SaveAnswer };

/** Milliseconds after which an application that does not end is killed. */
const patience = 4000;

export function listenToLauncher(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endNow);
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
    case 'openLink':
      app.emit('second-instance', {}, [process.execPath, message.link]);
      break;
  }
}
