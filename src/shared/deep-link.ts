import { isRoutePath } from './routes.ts';

export const deepLinkScheme = 'escale';

/** Characters: above the filters of any list, below what a command line takes. */
const longestLink = 8192;

/**
 * `escale://users/show/12?page=2` as a path of the router, `/users/show/12?page=2`; null for a text that is no link of
 * ours. Anybody may write a link: one that leads to no page of ours leads home, never to another address of the window.
 */
export function pathOfDeepLink(link: string): string | null {
  const url = URL.parse(link);
  if (url?.protocol !== `${deepLinkScheme}:`) return null;
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  const path = `/${url.host}${url.pathname}`.replaceAll(/\/{2,}/gu, '/').replace(/(?<=.)\/$/u, '');
  return isRoutePath(path) && link.length <= longestLink ? `${path}${url.search}` : '/';
}

/** The link that opens the application at a path of the router: what `pathOfDeepLink` reads. */
export const deepLinkTo = (path: string): string => `${deepLinkScheme}://${path.replace(/^\/+/u, '')}`;
