import { isIP } from 'node:net';
import type { Agent } from 'undici';
import type { AddressFetch } from '../ports.ts';
import { AddressGuard, addressRefused, bareHost } from './address-guard.ts';

/**
 * fetch for addresses that the platform's answers name: it connects to what `AddressGuard` allows and to nothing else.
 * Over Node's own HTTP, whose sockets take the very address that was looked at.
 *
 * @param apiBaseUrl address of the API, whose own addresses are allowed wherever they are
 */
export function guardedFetch(apiBaseUrl: string | undefined): AddressFetch {
  const guard = new AddressGuard(apiBaseUrl === undefined ? null : new URL(apiBaseUrl).hostname);
  let agent: Agent | undefined;
  return async (address, init) => {
    // A socket asks its lookup for names alone: an address in numbers is looked at here.
    const host = bareHost(address.hostname);
    if (isIP(host) !== 0 && (await guard.addressesOf(host)).length === 0) throw addressRefused();
    // Not needed before the first picture from elsewhere.
    const undici = await import('undici');
    agent ??= new undici.Agent({ connect: { lookup: guard.lookup } });
    const response = await undici.fetch(address, { ...init, dispatcher: agent });
    // The same standard, whose types both packages declare apart.
    return response as unknown as Response;
  };
}
