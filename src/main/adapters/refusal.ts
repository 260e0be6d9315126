import { app, dialog } from 'electron';
import { isCommandSwitch } from '../app/command-line.ts';
import { systemLocale } from '../app/system-locale.ts';
import { texts } from '../app/texts.ts';
import { showMessage } from './message-box.ts';

/** Characters of a switch that are shown: one with a value may be of any length. */
const shown = 200;

/**
 * Says that the application does not start with a switch, and what to do: to the terminal, and on screen where no
 * terminal shows it, which waits until the message is closed.
 */
export function tellRefusal(refused: string, env: Readonly<Record<string, string | undefined>>): void {
  const words = texts[systemLocale()];
  const name = app.getName();
  // The start script of an AppImage adds this switch by itself where the system lacks what the sandbox is made from.
  const isFromStartScript = Boolean(env.APPIMAGE) && refused.endsWith('no-sandbox');
  const text = isFromStartScript ? words.noSandbox(name) : words.refusedSwitch(name, refused.slice(0, shown));
  process.stderr.write(`${text}\n`);
  // Nobody may be there to close the message of a command.
  if (process.argv.some(isCommandSwitch)) return;
  if (process.stderr.isTTY && !isFromStartScript) return;
  if (process.platform === 'linux') showMessage(text, env);
  else dialog.showErrorBox(name, text);
}
