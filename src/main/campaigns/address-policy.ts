import { Allowance } from '../ipc/allowance.ts';
import type { Clock } from '../ports.ts';

/** Maximum characters of an address that is requested: what mail programs and browsers follow. */
const LONGEST = 2000;
/**
 * Characters of addresses that may be asked for the first time, at once and per second: some hundred links of a large
 * message. An address is the one thing that a check tells a server, and a page that was taken over may make it up.
 */
const CHARACTERS = { burst: 8000, perSecond: 2 };
/** Maximum addresses that are remembered. Requesting one of them again reveals nothing new and does not count. */
const REMEMBERED = 2000;
/** Hosts that the person agreed to. */
const MAX_HOSTS = 500;

interface AddressPolicyOptions {
  clock: Pick<Clock, 'now'>;
  /** The platform's host and those that the site names, with port if it is not the default: nobody is asked about them. */
  siteHosts: readonly string[];
  /** Asks the person whether these hosts may be asked; resolves to false where they do not want it. */
  confirmHosts(hosts: readonly string[]): Promise<boolean>;
}

/** Decides by host and length which addresses of messages may be requested. Holds until the application ends. */
export class AddressPolicy {
  readonly #options: AddressPolicyOptions;
  readonly #allowance: Allowance;
  readonly #counted = new Set<string>();
  readonly #agreed = new Set<string>();

  constructor(options: AddressPolicyOptions) {
    this.#options = options;
    this.#allowance = new Allowance(CHARACTERS, options.clock);
  }

  /** Whether an address leads to a host of the site, and tells it nothing but its path. */
  isOfSite({ host, search }: URL): boolean {
    return search === '' && this.#options.siteHosts.includes(host);
  }

  /**
   * Asks the person about the hosts that are not the site's and that they have not agreed to before. Without agreement
   * nothing is sent to a host, and its name is not resolved.
   */
  async agree(addresses: readonly URL[]): Promise<void> {
    const unknown = [...new Set(addresses.map(({ host }) => host))].filter((host) => !this.isAgreed(host));
    if (unknown.length === 0 || !(await this.#options.confirmHosts(unknown))) return;
    for (const host of unknown.slice(0, MAX_HOSTS - this.#agreed.size)) this.#agreed.add(host);
  }

  isAgreed(host: string): boolean {
    return this.#options.siteHosts.includes(host) || this.#agreed.has(host);
  }

  /** Counts an address that is about to be requested. Returns false if it is too long or the allowance is used up. */
  take({ href }: URL): boolean {
    if (this.#counted.has(href)) return true;
    if (href.length > LONGEST || !this.#allowance.take(href.length)) return false;
    this.#counted.add(href);
    const [oldest] = this.#counted;
    if (this.#counted.size > REMEMBERED && oldest !== undefined) this.#counted.delete(oldest);
    return true;
  }
}
