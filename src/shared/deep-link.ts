import { isRoutePath } from './routes.ts';

export const deepLinkScheme = 'escale';

/** Maximum characters: more than any list's filters need, less than a command line allows. */
const longestLink = 8192;

/**
 * Converts `escale://users/show/12?page=2` to the router's path `/users/show/12?page=2`; null for a text that is not a
 * deep link. Anybody can write a link: one that matches no page leads to the home page.
 */
export function pathOfDeepLink(link: string): string | null {
  const url = URL.parse(link);
  if (url?.protocol !== `${deepLinkScheme}:`) return null;
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  const path = `/${url.host}${url.pathname}`.replaceAll(/\/{2,}/gu, '/').replace(/(?<=.)\/$/u, '');
  return isRoutePath(path) && link.length <= longestLink ? `${path}${url.search}` : '/';
}

/** Returns the deep link to a route path, the inverse of `pathOfDeepLink`. */
export const deepLinkTo = (path: string): string => `${deepLinkScheme}://${path.replace(/^\/+/u, '')}`;
