/** Switches of display and accessibility, which take nothing from the sandbox, the network or the window's own rules. */
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

/** Switches by which another program of this computer drives the window or the main process, or the window loses its protection. */
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

/** Chromium and Node take one dash or two, Chromium on Windows a slash too; Node reads `_` as `-`. */
const prefixes = { windows: /^\s*(?:--?|\/)/u, others: /^\s*--?/u };

/** What macOS itself gives to an application that it starts. */
const fromMac = /^-(?:psn_\d+_\d+|NS[A-Za-z]+|Apple[A-Za-z]+)$/u;

/**
 * The first switch with which the packaged application refuses to start: any that is not known to be harmless, as Chromium
 * has hundreds that weaken it, and new ones with each version.
 *
 * @param args the arguments as they were given, without the program
 * @param hasSwitch what the runtime itself understood of them, letter case and all
 */
export function refusedSwitchAmong(
  args: readonly string[],
  platform: NodeJS.Platform,
  hasSwitch: (name: string) => boolean,
): string | undefined {
  const prefix = platform === 'win32' ? prefixes.windows : prefixes.others;
  const isRefused = (argument: string) => {
    if (!prefix.test(argument) || (platform === 'darwin' && fromMac.test(argument))) return false;
    const [name = ''] = argument.replace(prefix, '').toLowerCase().replaceAll('_', '-').split('=');
    // Two dashes alone end the switches.
    return name.trim() !== '' && !harmless.has(name.trim());
  };
  return args.find(isRefused) ?? dangerous.find(hasSwitch);
}
