/** Switches that would let another program of this computer drive the window or the main process. */
const debugging = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'inspect-publish-uid',
  'inspect-wait',
  'js-flags',
] as const;

/** Chromium and Node take one dash or two, Chromium on Windows a slash too; Node reads `_` as `-`. */
const prefixes = { windows: /^\s*(?:--?|\/)/u, others: /^\s*--?/u };

/**
 * The first switch with which the packaged application refuses to start.
 *
 * @param argv the arguments as they were given
 * @param hasSwitch what the runtime itself understood of them, letter case and all
 */
export function debuggingSwitchAmong(
  argv: readonly string[],
  platform: NodeJS.Platform,
  hasSwitch: (name: string) => boolean,
): string | undefined {
  const prefix = platform === 'win32' ? prefixes.windows : prefixes.others;
  const isMeant = (argument: string) => {
    if (!prefix.test(argument)) return false;
    const [name = ''] = argument.replace(prefix, '').toLowerCase().replaceAll('_', '-').split('=');
    return debugging.some((known) => known === name.trim());
  };
  return argv.find(isMeant) ?? debugging.find(hasSwitch);
}
