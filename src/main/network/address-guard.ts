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

/** Restricts the hosts that a fetch connects to. */
export interface ConnectionGuard {
  /** `lookup` option of a socket that connects directly. */
  readonly lookup: LookupFunction;
  /**
   * Resolves when a proxy may be asked to connect to a host, whose name the proxy resolves by itself.
   * @throws Error with a `GuardCode`
   */
  allowProxied(host: string): Promise<void>;
}

/** Hosts of the configuration, which the guard may know. */
interface KnownHosts {
  /** Host of the API's base URL; null when there is none. */
  api: string | null;
  /** Hosts that the site names, without port. */
  site: readonly string[];
}

/**
 * Decides which addresses may be connected to when the platform's answers name a host: public internet addresses, and
 * those of the API itself. It checks the resolved address and a direct connection uses exactly that one, so a name that
 * resolves differently the next time gains nothing.
 */
export class AddressGuard implements ConnectionGuard {
  readonly #apiHost: string | null;
  readonly #named: ReadonlySet<string>;
  readonly #resolve: Resolve;

  constructor({ api, site }: KnownHosts, resolve: Resolve = resolveBySystem) {
    this.#apiHost = api === null ? null : bareHost(api);
    this.#named = new Set([...site, ...(api === null ? [] : [api])].map(bareHost));
    this.#resolve = resolve;
  }

  /** A name without an allowed address fails with the code ERR_ADDRESS_REFUSED. */
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

  /**
   * Behind a proxy the name is resolved here all the same. Networks that leave names to their proxy know none of the
   * internet: the proxy is then asked for hosts of the configuration alone, since any other name may lead to a private
   * address.
   */
  async allowProxied(host: string): Promise<void> {
    let addresses: LookupAddress[];
    try {
      addresses = await this.addressesOf(host);
    } catch (cause) {
      if (this.#named.has(bareHost(host))) return;
      throw addressUnresolved(cause);
    }
    if (addresses.length === 0) throw addressRefused();
  }

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

const guardCodes = ['ERR_ADDRESS_REFUSED', 'ERR_ADDRESS_UNRESOLVED'] as const;
/** Why the guard refuses a host: it has no allowed address, or only a proxy could resolve it. */
export type GuardCode = (typeof guardCodes)[number];

const guardError = (code: GuardCode, message: string, options?: ErrorOptions): NodeJS.ErrnoException =>
  Object.assign(new Error(message, options), { code });

export const addressRefused = (): NodeJS.ErrnoException =>
  guardError('ERR_ADDRESS_REFUSED', 'the host has no address that may be connected to');
export const addressUnresolved = (cause?: unknown): NodeJS.ErrnoException =>
  guardError('ERR_ADDRESS_UNRESOLVED', 'the host has a name that only the proxy could resolve', { cause });

/** Returns the guard's code from the causes of a thrown value; null when there is none. */
export function guardCode(thrown: unknown): GuardCode | null {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const code = 'code' in error ? error.code : undefined;
    const guardCode = guardCodes.find((one) => one === code);
    if (guardCode !== undefined) return guardCode;
  }
  return null;
}
