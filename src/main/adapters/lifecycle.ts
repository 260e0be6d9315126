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

/** Adds a listener for the computer waking up or its screen being unlocked: timers have been stopped meanwhile. */
export function onWake(run: () => void): void {
  powerMonitor.on('resume', run);
  powerMonitor.on('unlock-screen', run);
}
