import { isIP } from 'node:net';
import type { AddressFetch, HttpFetch } from '../ports.ts';
import { AddressGuard, addressRefused, bareHost, type ConnectionGuard } from './address-guard.ts';

interface Hosts {
  /** Base URL of the API, whose own addresses are always allowed. */
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
  const guard = new AddressGuard({
    api: apiBaseUrl === undefined ? null : new URL(apiBaseUrl).hostname,
    site: siteHosts.map((host) => new URL(`https://${host}`).hostname),
  });
  const fetch = open(guard);
  return async (address, init) => {
    // A socket calls its lookup for names only; numeric addresses are checked here.
    const host = bareHost(address.hostname);
    if (isIP(host) !== 0 && (await guard.addressesOf(host)).length === 0) throw addressRefused();
    return fetch(address, init);
  };
}
