import { isIP } from 'node:net';
import { bareHost } from '../network/address-guard.ts';
import { isPublicAddress } from '../network/public-address.ts';
import type { AddressFetch } from '../ports.ts';

/** Where pictures may lie besides their own place. */
export interface OtherPictures {
  /** Hosts that the site names, with their port where it is not the usual one (`pictureHosts`). */
  hosts: readonly string[];
  /** Fetches from them; connects to no address of a private network. */
  fetch: AddressFetch;
}

export interface PictureSourcesOptions {
  /** Address of the place that pictures belong to, e.g. of the API. */
  baseUrl: string;
  /** Fetches from that place. */
  fetch: AddressFetch;
  /** None if absent. */
  others?: OtherPictures | undefined;
}

/**
 * From where pictures are fetched: from the host of their own place, and from the hosts that the site names, over https.
 * What a record holds must not become a way to look around, in the network of this computer or beyond it.
 */
export class PictureSources {
  readonly #options: PictureSourcesOptions;

  constructor(options: PictureSourcesOptions) {
    this.#options = options;
  }

  /**
   * The address to fetch a picture from, or null for one that is refused.
   *
   * @param src as the platform gave it; may be relative to its address
   */
  find(src: string): URL | null {
    const { baseUrl } = this.#options;
    const own = new URL(baseUrl);
    const url = URL.parse(src, `${baseUrl}/`);
    if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
    if (url.username !== '' || url.password !== '') return null;
    url.hash = '';
    if (!this.#isOwn(url)) return url.protocol === 'https:' && this.#isNamed(url) ? url : null;
    // A platform behind a proxy may write its own addresses with http.
    if (own.protocol === 'https:' && url.port === '') url.protocol = 'https:';
    return url.protocol === own.protocol ? url : null;
  }

  /** Fetches an address that `find` gave. */
  readonly fetch: AddressFetch = async (address, init) => {
    const { fetch, others } = this.#options;
    if (this.#isOwn(address)) return fetch(address, init);
    if (others === undefined) throw new TypeError('no other host is named');
    return others.fetch(address, init);
  };

  #isOwn(url: URL): boolean {
    return url.hostname === new URL(this.#options.baseUrl).hostname;
  }

  #isNamed({ host, hostname }: URL): boolean {
    const address = bareHost(hostname);
    if (isIP(address) !== 0 && !isPublicAddress(address)) return false;
    return this.#options.others?.hosts.includes(host) ?? false;
  }
}
