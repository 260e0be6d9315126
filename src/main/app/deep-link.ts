export const deepLinkScheme = 'escale';

/** `escale://users/show/12?page=2` as a path of the router, `/users/show/12?page=2`; null for any other text. */
export function pathOfDeepLink(link: string): string | null {
  const url = URL.parse(link);
  if (url?.protocol !== `${deepLinkScheme}:` || url.username !== '' || url.port !== '') return null;
  const path = `/${url.host}${url.pathname}`.replaceAll(/\/{2,}/gu, '/').replace(/(?<=.)\/$/u, '');
  return `${path}${url.search}`;
}

/** The first deep link among the arguments that a second start was given. */
export function deepLinkAmong(argv: readonly string[]): string | null {
  for (const argument of argv) {
    const path = pathOfDeepLink(argument);
    if (path !== null) return path;
  }
  return null;
}
