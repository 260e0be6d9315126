import { isIP } from 'node:net';
import { bareHost } from '../network/address-guard.ts';
import { isPublicAddress } from '../network/public-address.ts';
import type { AddressFetch } from '../ports.ts';

/**
 * Returns an address of the pictures' own origin; null for any other: another port is another server, of somebody else
 * perhaps. A platform behind a proxy may write its own addresses with http, and without its port.
 */
function asOwn(url: URL, own: URL): URL | null {
  if (url.origin === own.origin) return url;
  const isPlain = own.protocol === 'https:' && url.protocol === 'http:' && url.port === '';
  return isPlain && url.hostname === own.hostname ? new URL(url.href.replace(/^http:\/\/[^/]+/u, own.origin)) : null;
}

/** Further places of pictures. */
export interface OtherPictures {
  /** Hosts that the site allows, with port if it is not the default (`pictureHosts`). */
  hosts: readonly string[];
  /** Fetches from these hosts; refuses addresses of private networks. */
  fetch: AddressFetch;
}

export interface PictureSourcesOptions {
  /** Base URL of the pictures' own host, e.g. the API. */
  baseUrl: string;
  /** Fetches from that host. */
  fetch: AddressFetch;
  /** None if absent. */
  others?: OtherPictures | undefined;
}

/**
 * Decides where pictures may be fetched from: their own host, and over https the hosts that the site allows. Content of
 * a record must not be able to probe the local network or other servers.
 */
export class PictureSources {
  readonly #options: PictureSourcesOptions;

  constructor(options: PictureSourcesOptions) {
    this.#options = options;
  }

  /**
   * Returns the address to fetch a picture from; null if it is refused.
   * @param src as the platform gave it; may be relative to its base URL
   */
  find(src: string): URL | null {
    const { baseUrl } = this.#options;
    const url = URL.parse(src, `${baseUrl}/`);
    if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
    if (url.username !== '' || url.password !== '') return null;
    url.hash = '';
    const own = asOwn(url, new URL(baseUrl));
    if (own !== null) return own;
    return url.protocol === 'https:' && this.#isNamed(url) ? url : null;
  }

  /** Fetches an address returned by `find`. */
  readonly fetch: AddressFetch = async (address, init) => {
    const { fetch, others } = this.#options;
    if (address.origin === new URL(this.#options.baseUrl).origin) return fetch(address, init);
    if (others === undefined) throw new TypeError('no other host is named');
    return others.fetch(address, init);
  };

  #isNamed({ host, hostname }: URL): boolean {
    const address = bareHost(hostname);
    if (isIP(address) !== 0 && !isPublicAddress(address)) return false;
    return this.#options.others?.hosts.includes(host) ?? false;
  }
}
