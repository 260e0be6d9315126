import { app } from './electron/app.ts';
import { powerMonitor } from './electron/desktop.ts';
import { BrowserWindow } from './electron/window.ts';

/** What the program that started the shell may do to the application: what the system does to one in Electron. */
export type Command =
  | { command: 'closeWindow' }
  | { command: 'quit' }
  | { command: 'wakeUp' }
  /** A link of ours was opened: a second start with it as an argument. */
  | { command: 'openLink'; link: string };

export function listenToLauncher(): void {
  process.on('SIGINT', () => app.exit(0));
  process.on('SIGTERM', () => app.exit(0));
  // Sent by `startBrowserShell` alone, from the same type.
  process.on('message', (message) => obey(message as Command));
  // A launcher that died takes the application with it.
  if (process.connected) process.once('disconnect', () => app.exit(0));
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
      powerMonitor.emit('resume');
      break;
    case 'openLink':
      app.emit('second-instance', {}, [process.execPath, message.link]);
      break;
  }
}
