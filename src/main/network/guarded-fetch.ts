import { isIP } from 'node:net';
import type { AddressFetch, HttpFetch } from '../ports.ts';
import { AddressGuard, addressRefused, bareHost, type ConnectionGuard } from './address-guard.ts';

interface Hosts {
  /** Base URL of the API, whose own addresses are allowed on its own port: on others there are other servers. */
  apiBaseUrl?: string | undefined;
  /** Other hosts that the site names, with port if it is not the default. */
  siteHosts: readonly string[];
}

/**
 * Creates a fetch for addresses in the platform's answers: it connects only to what `AddressGuard` allows. The socket
 * uses the very address that was checked; behind a proxy the name is checked before the proxy is asked for it.
 * @param open creates a fetch whose connections the guard limits
 */
export function guardedFetch(
  { apiBaseUrl, siteHosts }: Hosts,
  open: (guard: ConnectionGuard) => HttpFetch,
): AddressFetch {
  const api = apiBaseUrl === undefined ? null : new URL(apiBaseUrl);
  const site = siteHosts.map((host) => new URL(`https://${host}`).hostname);
  const limited = (apiHost: string | null) => {
    const guard = new AddressGuard({ api: apiHost, site });
    return { guard, fetch: open(guard) };
  };
  const onOwnPort = limited(api?.hostname ?? null);
  const elsewhere = limited(null);
  return async (address, init) => {
    const { guard, fetch } = api !== null && isPortOf(api, address) ? onOwnPort : elsewhere;
    // A socket calls its lookup for names only; numeric addresses are checked here.
    const host = bareHost(address.hostname);
    if (isIP(host) !== 0 && (await guard.addressesOf(host)).length === 0) throw addressRefused();
    return fetch(address, init);
  };
}

/**
 * Whether an address has the port of the API. A platform behind a proxy may write its own addresses with http and
 * without its port.
 */
const isPortOf = (api: URL, { protocol, port }: URL): boolean =>
  (protocol === api.protocol && port === api.port) ||
  (api.protocol === 'https:' && protocol === 'http:' && port === '');
