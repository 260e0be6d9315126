/**
 * The languages that the person prefers, most preferred first. On Linux those of the environment, in the order of GLib
 * and without `C` (`shell/common/language_util_linux.cc`, `GetPreferredLanguages`); elsewhere the one that Node knows of
 * what the system names (`language_util_mac.mm`, `language_util_win.cc`). Known before `ready`
 * (`shell/browser/api/electron_api_app.cc`: no check).
 */
export function preferredLanguages(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string[] {
  if (platform !== 'linux') return [Intl.DateTimeFormat().resolvedOptions().locale];
  const named = env.LANGUAGE || env.LC_ALL || env.LC_MESSAGES || env.LANG || 'C';
  return named
    .split(':')
    .map((name) => name.replace(/[.@].*$/u, '').replace('_', '-'))
    .filter((name) => name !== '' && name !== 'C' && name !== 'POSIX');
}
