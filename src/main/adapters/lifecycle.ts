import { app, powerMonitor } from 'electron';

export const whenReady = (): Promise<void> => app.whenReady();

export const quit = (): void => app.quit();

/**
 * Ends the application with its last window, but not on macOS, where it stays in the dock.
 * @param onQuitting called before the windows are closed because the application quits
 */
export function endWithLastWindow(onQuitting: () => void): void {
  app.on('before-quit', onQuitting);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
}

/**
 * Delays the end of the process, once all windows are closed.
 * @param run finishes running work; a failure does not keep the process from ending
 */
export function finishBeforeEnd(run: () => Promise<void>): void {
  let state: 'running' | 'ending' | 'over' = 'running';
  const end = () => {
    state = 'over';
    app.quit();
  };
  app.on('will-quit', (event) => {
    if (state === 'over') return;
    event.preventDefault();
    if (state === 'ending') return;
    state = 'ending';
    run().then(end, end);
  });
}

/** Adds a listener for the end of the application. It must finish synchronously. */
export function onQuit(run: () => void): void {
  app.once('quit', run);
}

/** Signals by which Linux and macOS end the programs of a session. Ctrl+C is a person's, who may be asked. */
const endingSignals = ['SIGTERM', 'SIGHUP'] as const;

/**
 * Listens to the system's events about the person's session. Once per process, when Electron is ready.
 * @param onWake the computer has woken up or its screen was unlocked: timers have been stopped meanwhile
 * @param onEnd the session, or this process, is to end: the application must begin to quit before this returns. On
 *   Windows the window is told instead (`session-end`)
 */
export function watchSystem(onWake: () => void, onEnd: () => void): void {
  powerMonitor.on('resume', onWake);
  powerMonitor.on('unlock-screen', onWake);
  if (process.platform === 'win32') return;
  // Electron's types know nothing of the event that its documentation gives to listeners of `shutdown`.
  const monitor: NodeJS.EventEmitter = powerMonitor;
  // After another listener: on Linux Electron does not see one for `shutdown` that starts its monitor, and is not told
  // (lib/browser/api/power-monitor.ts).
  monitor.on('shutdown', (event: Electron.Event) => {
    // Linux then waits for the process, a few seconds at most. macOS leaves the quitting to the application.
    event.preventDefault();
    onEnd();
  });
  // In the place of Electron's handlers, which quit as the menu does. A second signal ends the process at once.
  for (const signal of endingSignals) process.once(signal, onEnd);
}
