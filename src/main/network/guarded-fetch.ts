import { isIP, type LookupFunction } from 'node:net';
import type { AddressFetch, HttpFetch } from '../ports.ts';
import { AddressGuard, addressRefused, bareHost } from './address-guard.ts';

/**
 * fetch for addresses that the platform's answers name: it connects to what `AddressGuard` allows and to nothing else.
 * The socket takes the very address that was looked at; where a proxy makes the connection, it is the proxy that looks.
 *
 * @param apiBaseUrl address of the API, whose own addresses are allowed wherever they are
 * @param open fetch over sockets that ask this lookup
 */
export function guardedFetch(
  apiBaseUrl: string | undefined,
  open: (lookup: LookupFunction) => HttpFetch,
): AddressFetch {
  const guard = new AddressGuard(apiBaseUrl === undefined ? null : new URL(apiBaseUrl).hostname);
  const fetch = open(guard.lookup);
  return async (address, init) => {
    // A socket asks its lookup for names alone: an address in numbers is looked at here.
    const host = bareHost(address.hostname);
    if (isIP(host) !== 0 && (await guard.addressesOf(host)).length === 0) throw addressRefused();
    return fetch(address, init);
  };
}
