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

/** Switches that let another program control the window or the main process, or remove the window's protection. */
const dangerous = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'inspect-publish-uid',
  'inspect-wait',
  'js-flags',
  'allow-file-access-from-files',
  'allow-running-insecure-content',
  'disable-site-isolation-trials',
  'disable-web-security',
  'gpu-launcher',
  'host-resolver-rules',
  'host-rules',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'in-process-gpu',
  'load-extension',
  'log-net-log',
  'no-sandbox',
  'renderer-cmd-prefix',
  'single-process',
  'ssl-key-log-file',
  'unsafely-treat-insecure-origin-as-secure',
  'utility-cmd-prefix',
] as const;

/** Chromium and Node accept one dash or two, Chromium on Windows also a slash; Node reads `_` as `-`. */
const prefixes = { windows: /^\s*(?:--?|\/)/u, others: /^\s*--?/u };

/** Arguments that macOS itself adds when it starts an application. */
const fromMac = /^-(?:psn_\d+_\d+|NS[A-Za-z]+|Apple[A-Za-z]+)$/u;

/** Name of the switch in an argument, in the spelling of the lists above; null for anything else than a switch. */
function switchIn(argument: string, platform: NodeJS.Platform): string | null {
  const prefix = platform === 'win32' ? prefixes.windows : prefixes.others;
  if (!prefix.test(argument)) return null;
  const [name = ''] = argument.replace(prefix, '').toLowerCase().replaceAll('_', '-').split('=');
  return name.trim();
}

/** Whether an argument is a switch of the runtime that every start may be given, commands included. */
export function isHarmlessSwitch(argument: string, platform: NodeJS.Platform): boolean {
  const name = switchIn(argument, platform);
  return name !== null && (harmless.has(name) || (platform === 'darwin' && fromMac.test(argument)));
}

/**
 * Returns the first switch with which the packaged application refuses to start: any that is neither of a command nor
 * known to be harmless, because Chromium has hundreds that weaken it, and new ones with each version.
 * @param args the arguments without the program
 * @param hasSwitch whether the runtime itself recognised a switch, ignoring letter case
 */
export function refusedSwitchAmong(
  args: readonly string[],
  platform: NodeJS.Platform,
  hasSwitch: (name: string) => boolean,
): string | undefined {
  const isRefused = (argument: string) => {
    const name = switchIn(argument, platform);
    // Two dashes alone end the switches.
    if (name === null || name === '') return false;
    return !isCommandSwitch(argument) && !isHarmlessSwitch(argument, platform);
  };
  return args.find(isRefused) ?? dangerous.find(hasSwitch);
}
