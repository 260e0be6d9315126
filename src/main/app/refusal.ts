import { deepLinkScheme } from '#shared/deep-link.ts';
import type { MainText } from '../locales/texts.ts';
import { deepLinkAmong } from './deep-link.ts';
import { refusedSwitchAmong, refusedVariableAmong } from './switches.ts';

/** What a start was given. */
export interface StartConditions {
  /** The arguments without the program. */
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  pid: number;
}

/** Why the packaged application does not start: a switch that was passed to it, or a variable of its environment. */
export interface Refusal {
  kind: 'switch' | 'variable';
  name: string;
}

/** Returns why a packaged application does not start under these conditions; null where it does. */
export function refusalOf({ args, env, platform }: StartConditions): Refusal | null {
  const refused = refusedSwitchAmong(args, platform);
  if (refused !== undefined) return { kind: 'switch', name: refused };
  const variable = refusedVariableAmong(env, platform);
  return variable === undefined ? null : { kind: 'variable', name: variable };
}

/** Whether the start script of an AppImage added the switch, as it does where the system cannot isolate pages. */
export const isFromStartScript = ({ kind, name }: Refusal, { env }: StartConditions): boolean =>
  kind === 'switch' && Boolean(env.APPIMAGE) && name.endsWith('no-sandbox');

/** Characters of a switch that are shown: one with a value may be of any length. */
const SHOWN = 200;

/** Says that the application does not start, what holds the switch or the variable, and what to do. */
export function refusalText(refusal: Refusal, conditions: StartConditions, name: string, text: MainText): string {
  if (isFromStartScript(refusal, conditions)) return text('refusals:noSandbox', { name });
  if (refusal.kind === 'variable') {
    return [
      text('refusals:refusedVariable', { name, variable: refusal.name }),
      text('refusals:variableIsIn'),
      text('refusals:orAsk'),
    ].join(' ');
  }
  return [
    text('refusals:refusedSwitch', { name, option: refusal.name.slice(0, SHOWN) }),
    holderOf(conditions, text),
    text('refusals:orAsk'),
  ].join(' ');
}

/** Where the switches of a start are defined, as far as that is known. */
function holderOf({ args, env, platform, pid }: StartConditions, text: MainText): string {
  switch (platform) {
    case 'win32':
      return deepLinkAmong(args) === null
        ? text('refusals:switchIsIn.windows')
        : text('refusals:switchIsIn.windowsLink', { scheme: deepLinkScheme });
    case 'darwin':
      return text('refusals:switchIsIn.mac');
    default: {
      // GLib says which launcher it opened, and for which process: programs that this one starts inherit both.
      const { GIO_LAUNCHED_DESKTOP_FILE: file, GIO_LAUNCHED_DESKTOP_FILE_PID: owner } = env;
      return file && owner === String(pid)
        ? text('refusals:switchIsIn.launcher', { file })
        : text('refusals:switchIsIn.linux');
    }
  }
}
