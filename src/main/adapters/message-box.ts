import { spawnSync } from 'node:child_process';

/** Programs of Linux that show a message, with the arguments before it; the first that is there is used. */
const programs: readonly (readonly [file: string, ...args: string[]])[] = [
  ['zenity', '--error', '--no-markup', '--width=420', '--text'],
  ['kdialog', '--error'],
  ['xmessage', '-center'],
];

/**
 * Shows a message on Linux and waits until it is closed. Electron shows none before the application is ready, and an
 * application that must not start never is.
 */
export function showMessage(text: string, env: Readonly<Record<string, string | undefined>>): void {
  // The libraries of an AppImage are not meant for programs of the system.
  const { LD_LIBRARY_PATH: _, ...ofSystem } = env;
  for (const [file, ...args] of programs) {
    if (spawnSync(file, [...args, text], { env: ofSystem, stdio: 'ignore' }).error === undefined) return;
  }
}
