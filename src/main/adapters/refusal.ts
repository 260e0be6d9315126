import { app, dialog } from 'electron';
import { escapedLines } from '#shared/bidi.ts';
import { isCommandSwitch } from '../app/command-line.ts';
import { isFromStartScript, type Refusal, refusalText, type StartConditions } from '../app/refusal.ts';
import { showMessage } from './message-box.ts';
import { systemLocale } from './system-locale.ts';

/**
 * Says that the application does not start, and what to do: to the terminal, and on screen where no terminal shows it,
 * which waits until the message is closed.
 */
export async function tellRefusal(refusal: Refusal, conditions: StartConditions): Promise<void> {
  const { texts } = await import('../locales/texts.ts');
  const name = app.getName();
  // It names what somebody typed, or wrote into a shortcut.
  const text = escapedLines(refusalText(refusal, conditions, name, texts(systemLocale())));
  process.stderr.write(`${text}\n`);
  // Nobody may be there to close the message of a command.
  if (conditions.args.some(isCommandSwitch)) return;
  if (process.stderr.isTTY && !isFromStartScript(refusal, conditions)) return;
  if (conditions.platform === 'linux') showMessage(text, conditions.env);
  else dialog.showErrorBox(name, text);
}
