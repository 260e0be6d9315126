import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Resolves a host name to all its addresses. */
type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const resolveBySystem: Resolve = (host) =>
  new Promise((done, fail) => {
    lookup(host, { all: true }, (error, addresses) => (error === null ? done(addresses) : fail(error)));
  });

/** Returns the host of a URL as a name to resolve: without brackets and final dot. */
export const bareHost = (host: string): string => host.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/**
 * Decides which addresses may be connected to when the platform's answers name a host: public internet addresses, and
 * those of the API itself. It checks the resolved address and the connection uses exactly that one, so a name that
 * resolves differently the next time gains nothing.
 */
export class AddressGuard {
  readonly #apiHost: string | null;
  readonly #resolve: Resolve;

  /** @param apiHost host of the API's base URL; null when there is none */
  constructor(apiHost: string | null, resolve: Resolve = resolveBySystem) {
    this.#apiHost = apiHost === null ? null : bareHost(apiHost);
    this.#resolve = resolve;
  }

  /** `lookup` option of a socket. A name without an allowed address fails with the code ERR_ADDRESS_REFUSED. */
  readonly lookup: LookupFunction = (host, { all, family }, answer) => {
    this.addressesOf(host).then(
      (addresses) => {
        const [first, ...rest] = addresses.filter((one) => !family || isFamily(one, family));
        if (first === undefined) answer(addressRefused(), '', 0);
        else if (all) answer(null, [first, ...rest]);
        else answer(null, first.address, first.family);
      },
      (thrown: NodeJS.ErrnoException) => answer(thrown, '', 0),
    );
  };

  /** Returns the allowed addresses of a host name or IP address; rejects when it cannot be resolved. */
  async addressesOf(host: string): Promise<LookupAddress[]> {
    const name = bareHost(host);
    const family = isIP(name);
    const found = family === 0 ? await this.#resolve(name) : [{ address: name, family }];
    if (found.every(({ address }) => isPublicAddress(address))) return [...found];
    const own = await this.#ownAddresses();
    return found.filter(({ address }) => isPublicAddress(address) || own.has(address));
  }

  async #ownAddresses(): Promise<ReadonlySet<string>> {
    const host = this.#apiHost;
    if (host === null) return new Set();
    if (isIP(host) !== 0) return new Set([host]);
    // If the API's host cannot be resolved, no address counts as its own.
    const addresses = await this.#resolve(host).catch(() => []);
    return new Set(addresses.map(({ address }) => address));
  }
}

const isFamily = (one: LookupAddress, family: number | 'IPv4' | 'IPv6') =>
  one.family === family || `IPv${one.family}` === family;

export const addressRefused = (): NodeJS.ErrnoException =>
  Object.assign(new Error('the host has no address that may be connected to'), { code: 'ERR_ADDRESS_REFUSED' });
