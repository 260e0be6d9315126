import { spawnSync } from 'node:child_process';
import { app, dialog } from 'electron';
import { escapedLines } from '#shared/bidi.ts';
import { isCommandSwitch } from '../app/command-line.ts';
import { isFromStartScript, type Refusal, refusalText, type StartConditions } from '../app/refusal.ts';
import { systemLocale } from './system-locale.ts';

/**
 * Says that the application does not start, and what to do: to the terminal, and on screen where no terminal shows it,
 * which waits until the message is closed.
 */
export async function tellRefusal(refusal: Refusal, conditions: StartConditions): Promise<void> {
  const { texts } = await import('../locales/texts.ts');
  const name = app.getName();
  // The text contains what somebody typed, or wrote into a shortcut.
  const text = escapedLines(refusalText(refusal, conditions, name, texts(systemLocale())));
  process.stderr.write(`${text}\n`);
  // Nobody may be there to close the message of a command.
  if (conditions.args.some(isCommandSwitch)) return;
  if (process.stderr.isTTY && !isFromStartScript(refusal, conditions)) return;
  if (conditions.platform === 'linux') showMessage(text, conditions.env);
  else dialog.showErrorBox(name, text);
}

/** Linux programs that show a message, with the arguments before it; the first installed one is used. */
const programs: readonly (readonly [file: string, ...args: string[]])[] = [
  ['zenity', '--error', '--no-markup', '--width=420', '--text'],
  ['kdialog', '--error'],
  ['xmessage', '-center'],
];

/**
 * Shows a message on Linux and waits until it is closed. Electron shows none before the application is ready, and an
 * application that must not start never is.
 */
function showMessage(text: string, env: Readonly<Record<string, string | undefined>>): void {
  // The libraries of an AppImage are not meant for programs of the system.
  const { LD_LIBRARY_PATH: _, ...ofSystem } = env;
  for (const [file, ...args] of programs) {
    if (spawnSync(file, [...args, text], { env: ofSystem, stdio: 'ignore' }).error === undefined) return;
  }
}
