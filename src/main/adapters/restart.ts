import { spawn } from 'node:child_process';
import { app } from 'electron';

/**
 * Starts the application again, with the same arguments, and ends this process with status 1.
 *
 * Not by Electron's relaunch in an AppImage: it starts the program inside the mount, which ends with this process, by a
 * helper that lies there too and may gain no privileges, as the mounting of the next one needs
 * (electron/electron, `shell/browser/relauncher.cc`, `RelaunchAppWithHelper`).
 */
export function restart(env: Readonly<Record<string, string | undefined>>): void {
  const appImage = appImageOf(env, process.execPath);
  if (appImage === null) app.relaunch();
  else {
    // The next process claims the application, maybe before this one has ended.
    app.releaseSingleInstanceLock();
    spawn(appImage, process.argv.slice(1), { detached: true, stdio: 'ignore' }).unref();
  }
  app.exit(1);
}

/** The AppImage that a program runs from; null for any other, also one that a program of an AppImage started. */
function appImageOf({ APPIMAGE, APPDIR }: Readonly<Record<string, string | undefined>>, program: string) {
  return APPIMAGE && APPDIR && program.startsWith(`${APPDIR}/`) ? APPIMAGE : null;
}
