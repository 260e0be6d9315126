import type { LookupFunction, Socket } from 'node:net';
import type { Clock, Log } from '../ports.ts';
import { ConnectionFailure } from './failure.ts';
import type { ProxyCredentials } from './proxy-credentials.ts';
import { proxyName, type Route, routesOf } from './routes.ts';
import { type Address, openSocket, openTunnel } from './sockets.ts';
import type { Trust } from './trust.ts';

/** Milliseconds for which a proxy that was away is tried last. */
const AWAY = 300_000;

type Proxy = Extract<Route, { kind: 'proxy' }>;

export interface ConnectorOptions {
  /** The ways to an address, as a PAC file writes them. */
  resolveProxy(url: string): Promise<string>;
  trust: Trust;
  credentials: Pick<ProxyCredentials, 'visit'>;
  /** Of a server that is reached directly; the system's own if absent. */
  lookup?: LookupFunction;
  clock: Clock;
  log: Log;
}

/** A proxy cannot be reached: another way may lead on. */
class ProxyAway extends Error {}

/**
 * Makes the connections over which requests then go. The ways are tried in their order, and so are certificates and
 * credentials: as long as there is no connection nothing was sent, and nothing can arrive twice.
 */
export class Connector {
  readonly #options: ConnectorOptions;
  /** Proxies that were away, until when they are tried last. */
  readonly #away = new Map<string, number>();

  constructor(options: ConnectorOptions) {
    this.#options = options;
  }

  /**
   * A connection to a server, TLS included. HTTP without TLS is for this computer alone: no proxy is asked for it.
   *
   * @throws ConnectionFailure
   */
  async connect(isSecure: boolean, target: Address): Promise<Socket> {
    try {
      return isSecure ? await this.#secure(target) : await openSocket(target, this.#options.lookup);
    } catch (thrown) {
      if (thrown instanceof ConnectionFailure) throw thrown;
      throw new ConnectionFailure('unreachable', thrown instanceof Error ? thrown.message : String(thrown), {
        cause: thrown,
      });
    }
  }

  async #secure(target: Address): Promise<Socket> {
    const { trust, resolveProxy, lookup } = this.#options;
    const origin = new URL(`https://${proxyName(target)}/`).href;
    const routes = this.#inOrder(routesOf(await resolveProxy(origin)));
    const known = routes.filter((route) => route.kind !== 'other');
    if (known.length === 0) {
      const [{ name } = { name: '' }] = routes.filter((route) => route.kind === 'other');
      throw new ConnectionFailure('proxyMethod', `the way is a proxy of the kind ${name}`);
    }
    let last: unknown;
    for (const route of known) {
      try {
        const open = () => (route.kind === 'proxy' ? this.#tunnel(route, target) : openSocket(target, lookup));
        return await trust.secure(open, target.host);
      } catch (thrown) {
        if (!(thrown instanceof ProxyAway)) throw thrown;
        last = thrown.cause;
      }
    }
    throw last;
  }

  /** Those that were away come last. */
  #inOrder(routes: readonly Route[]): Route[] {
    const now = this.#options.clock.now();
    const isAway = (route: Route) => route.kind === 'proxy' && (this.#away.get(proxyName(route)) ?? 0) > now;
    return [...routes.filter((route) => !isAway(route)), ...routes.filter(isAway)];
  }

  async #tunnel(proxy: Proxy, target: Address): Promise<Socket> {
    const name = proxyName(proxy);
    const visit = this.#options.credentials.visit(name);
    let authorization = await visit.authorization();
    for (;;) {
      const answer = await openTunnel(await this.#reach(proxy), target, authorization);
      if (answer.status >= 200 && answer.status < 300) {
        if (authorization !== null) visit.accepted();
        return answer.socket;
      }
      answer.socket.on('error', () => undefined).destroy();
      if (answer.status !== 407) {
        throw new ConnectionFailure('proxyRefused', `the proxy ${name} refuses ${target.host} (${answer.status})`);
      }
      authorization = await visit.ask(realmOf(answer.challenges, name), authorization);
      if (authorization === null)
        throw new ConnectionFailure('proxyCredentials', `the proxy ${name} wants credentials`);
    }
  }

  async #reach(proxy: Proxy): Promise<Socket> {
    const { trust, clock, log } = this.#options;
    const name = proxyName(proxy);
    try {
      const socket = proxy.isSecure ? await trust.secure(() => openSocket(proxy), proxy.host) : await openSocket(proxy);
      this.#away.delete(name);
      return socket;
    } catch (cause) {
      if (!this.#away.has(name)) log('warn', 'the proxy cannot be reached', { proxy: name, thrown: cause });
      this.#away.set(name, clock.now() + AWAY);
      throw new ProxyAway('the proxy cannot be reached', { cause });
    }
  }
}

/** What a proxy that takes Basic says of itself. @throws ConnectionFailure `proxyMethod` for one that does not */
function realmOf(challenges: readonly string[], proxy: string): string {
  // Several may stand in one header, after commas.
  const offer = challenges.join(', ');
  const basic = /(?:^|,\s*)Basic(?:\s+|$)(?:[^,]*?\brealm=(?:"((?:[^"\\]|\\.)*)"|([^\s,]+)))?/i.exec(offer);
  if (basic !== null) return (basic[1] ?? basic[2] ?? '').replaceAll(/\\(.)/g, '$1');
  const names = [...offer.matchAll(/(?:^|,\s*)([A-Za-z]+)(?=\s|,|$)/g)].map(([, name]) => name).join(', ');
  throw new ConnectionFailure('proxyMethod', `the proxy ${proxy} takes ${names === '' ? 'no Basic' : names} alone`);
}
