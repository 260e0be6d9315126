/** A route to a server. `other` is one that only the system's network supports: SOCKS, QUIC. */
export type Route =
  | { kind: 'direct' }
  | { kind: 'proxy'; isSecure: boolean; host: string; port: number }
  | { kind: 'other'; name: string };

const direct: Route = { kind: 'direct' };

/** Name of a proxy in questions, keychain and log: host and port. */
export const proxyName = ({ host, port }: { host: string; port: number }): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

function routeOf(text: string): Route | null {
  const [name = '', address = ''] = text.trim().split(/\s+/);
  const kind = name.toUpperCase();
  if (kind === 'DIRECT') return direct;
  if (kind === '') return null;
  if (kind !== 'PROXY' && kind !== 'HTTPS') return { kind: 'other', name: kind };
  const isSecure = kind === 'HTTPS';
  const url = URL.canParse(`http://${address}`) ? new URL(`http://${address}`) : null;
  if (url === null || url.hostname === '') return null;
  // URL omits the default port of HTTP.
  const port = url.port === '' ? (/:80$/.test(address) || !isSecure ? 80 : 443) : Number(url.port);
  return { kind: 'proxy', isSecure, host: url.hostname.replace(/^\[|\]$/g, ''), port };
}

/**
 * Parses routes in the format of PAC files and Electron's `resolveProxy`: `PROXY a:1; HTTPS b; DIRECT`. Unreadable
 * parts are skipped; an empty result means a direct route.
 */
export function routesOf(text: string): Route[] {
  const routes = text.split(';').flatMap((part) => routeOf(part) ?? []);
  return routes.length === 0 ? [direct] : routes;
}
