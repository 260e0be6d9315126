import { isIP, type LookupFunction } from 'node:net';
import type { AddressFetch, HttpFetch } from '../ports.ts';
import { AddressGuard, addressRefused, bareHost } from './address-guard.ts';

/**
 * Creates a fetch for addresses in the platform's answers: it connects only to what `AddressGuard` allows. The socket
 * uses the very address that was checked; behind a proxy, the proxy resolves the name.
 * @param apiBaseUrl base URL of the API, whose own addresses are always allowed
 * @param open creates a fetch whose sockets use the given lookup
 */
export function guardedFetch(
  apiBaseUrl: string | undefined,
  open: (lookup: LookupFunction) => HttpFetch,
): AddressFetch {
  const guard = new AddressGuard(apiBaseUrl === undefined ? null : new URL(apiBaseUrl).hostname);
  const fetch = open(guard.lookup);
  return async (address, init) => {
    // A socket calls its lookup for names only; numeric addresses are checked here.
    const host = bareHost(address.hostname);
    if (isIP(host) !== 0 && (await guard.addressesOf(host)).length === 0) throw addressRefused();
    return fetch(address, init);
  };
}
