import { pathOfDeepLink } from '#shared/deep-link.ts';

/** Returns the path of the first deep link among command-line arguments. */
export function deepLinkAmong(argv: readonly string[]): string | null {
  for (const argument of argv) {
    const path = pathOfDeepLink(argument);
    if (path !== null) return path;
  }
  return null;
}
