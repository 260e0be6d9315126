/** Returns the path to open after signing in: the requested one when it is one of ours, else home. */
export function pathAfterSignIn(redirect: unknown): string {
  if (typeof redirect !== 'string' || !redirect.startsWith('/')) return '/';
  // `//host` and `/\host` are other sites; a path that returns to the login would loop.
  const base = 'app://escale';
  const url = URL.parse(redirect, base);
  if (url === null || url.origin !== new URL(base).origin || url.host !== 'escale') return '/';
  if (/^\/[/\\]/.test(redirect) || url.pathname === '/login') return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
