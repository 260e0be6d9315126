import { isCommandSwitch } from './command-line.ts';

/** Display and accessibility switches, which do not weaken the sandbox, the network or the window's restrictions. */
const harmless: ReadonlySet<string> = new Set([
  'disable-dev-shm-usage',
  'disable-gpu',
  'disable-gpu-compositing',
  'disable-pinch',
  'disable-smooth-scrolling',
  'enable-wayland-ime',
  'force-color-profile',
  'force-device-scale-factor',
  'force-high-contrast',
  'force-prefers-reduced-motion',
  'force-renderer-accessibility',
  'gtk-version',
  'high-dpi-support',
  'lang',
  'ozone-platform',
  'ozone-platform-hint',
  'wayland-text-input-version',
]);

/** Chromium and Node accept one dash or two, Chromium on Windows also a slash; Node reads `_` as `-`. */
const prefixes = { windows: /^\s*(?:--?|\/)/u, others: /^\s*--?/u };

/** Arguments that macOS itself adds when it starts an application. */
const fromMac = /^-(?:psn_\d+_\d+|NS[A-Za-z]+|Apple[A-Za-z]+)$/u;

/**
 * Whether an argument says that Windows starts the application for a click on one of its notifications: COM adds it to
 * the program that Electron registers alone, without arguments of its own
 * (shell/browser/notifications/win/windows_toast_activator.cc, 142-160).
 */
export const isToastStart = (argument: string, platform: NodeJS.Platform): boolean =>
  platform === 'win32' && /^[-/]Embedding$/iu.test(argument);

/** Name of the switch in an argument, in the spelling of the lists above; null for anything else than a switch. */
function switchIn(argument: string, platform: NodeJS.Platform): string | null {
  const prefix = platform === 'win32' ? prefixes.windows : prefixes.others;
  if (!prefix.test(argument)) return null;
  const [name = ''] = argument.replace(prefix, '').toLowerCase().replaceAll('_', '-').split('=');
  return name.trim();
}

/** Whether an argument is a switch of the runtime that every start may be given, commands included. */
export function isHarmlessSwitch(argument: string, platform: NodeJS.Platform): boolean {
  if (isToastStart(argument, platform)) return true;
  const name = switchIn(argument, platform);
  return name !== null && (harmless.has(name) || (platform === 'darwin' && fromMac.test(argument)));
}

/**
 * Returns the first switch with which the packaged application refuses to start: any that is neither of a command nor
 * known to be harmless, because Chromium has hundreds that weaken it, and new ones with each version.
 *
 * What was passed is judged, not the command line of the runtime: Electron and Chromium add switches to that one by
 * themselves (tools/browser-shell/electron/own-switches.ts).
 * @param args the arguments without the program
 */
export const refusedSwitchAmong = (args: readonly string[], platform: NodeJS.Platform): string | undefined =>
  args.find((argument) => {
    const name = switchIn(argument, platform);
    // Two dashes alone end the switches.
    if (name === null || name === '') return false;
    return !isCommandSwitch(argument) && !isHarmlessSwitch(argument, platform);
  });

/**
 * Returns the variable of the environment with which the packaged application refuses to start. On Linux the process
 * from which all pages are forked is started before any script runs, without a sandbox where this variable is set; on
 * the other systems `app.enableSandbox` takes the switch back that the variable added
 * (shell/app/electron_main_delegate.cc, 195-196; shell/browser/api/electron_api_app.cc, 1549-1575).
 */
export const refusedVariableAmong = (
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string | undefined =>
  platform === 'linux' ? spellings('ELECTRON_DISABLE_SANDBOX').find((name) => env[name] !== undefined) : undefined;

/** The names under which Chromium finds a variable of its own: it asks for the other letter case as well. */
export const spellings = (name: string): readonly string[] => [name, name.toLowerCase()];
