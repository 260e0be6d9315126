import { pathOfDeepLink } from '#shared/deep-link.ts';

/** The first deep link among the arguments that a second start was given. */
export function deepLinkAmong(argv: readonly string[]): string | null {
  for (const argument of argv) {
    const path = pathOfDeepLink(argument);
    if (path !== null) return path;
  }
  return null;
}
