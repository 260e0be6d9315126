export const deepLinkScheme = 'escale';

/** `escale://users/show/12?page=2` as a path of the router, `/users/show/12?page=2`; null for any other text. */
export function pathOfDeepLink(link: string): string | null {
  const url = URL.parse(link);
  if (url?.protocol !== `${deepLinkScheme}:`) return null;
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  const path = `/${url.host}${url.pathname}`.replaceAll(/\/{2,}/gu, '/').replace(/(?<=.)\/$/u, '');
  return `${path}${url.search}`;
}

/** The link that opens the application at a path of the router: what `pathOfDeepLink` reads. */
export const deepLinkTo = (path: string): string => `${deepLinkScheme}://${path.replace(/^\/+/u, '')}`;
