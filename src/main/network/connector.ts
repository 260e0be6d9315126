import type { Socket } from 'node:net';
import type { Clock, Log } from '../ports.ts';
import type { ConnectionGuard } from './address-guard.ts';
import { ConnectionFailure } from './failure.ts';
import type { ProxyCredentials } from './proxy-credentials.ts';
import { proxyName, type Route, routesOf } from './routes.ts';
import { type Address, openSocket, openTunnel } from './sockets.ts';
import type { Trust } from './trust.ts';

/** Milliseconds during which an unreachable proxy is tried last. */
const AWAY = 300_000;

type Proxy = Extract<Route, { kind: 'proxy' }>;

export interface ConnectorOptions {
  /** Returns the routes to an address in the format of a PAC file. */
  resolveProxy(url: string): Promise<string>;
  trust: Pick<Trust, 'secure'>;
  credentials: Pick<ProxyCredentials, 'visit'>;
  /** Limits the servers that are connected to, directly or by a proxy; every server may be if absent. */
  guard?: ConnectionGuard;
  clock: Clock;
  log: Log;
}

/** The proxy cannot be reached; the next route may work. */
class ProxyAway extends Error {}

/**
 * Opens the connections for requests. Tries routes, certificates and credentials in order: without a connection nothing
 * has been sent, so nothing can arrive twice.
 */
export class Connector {
  readonly #options: ConnectorOptions;
  /** Unreachable proxies, with the time until which they are tried last. */
  readonly #away = new Map<string, number>();

  constructor(options: ConnectorOptions) {
    this.#options = options;
  }

  /**
   * Opens a connection to a server, including TLS. HTTP without TLS serves this computer only and uses no proxy.
   * @throws ConnectionFailure
   */
  async connect(isSecure: boolean, target: Address): Promise<Socket> {
    try {
      return isSecure ? await this.#secure(target) : await openSocket(target, this.#options.guard?.lookup);
    } catch (thrown) {
      if (thrown instanceof ConnectionFailure) throw thrown;
      throw new ConnectionFailure('unreachable', thrown instanceof Error ? thrown.message : String(thrown), {
        cause: thrown,
      });
    }
  }

  async #secure(target: Address): Promise<Socket> {
    const { trust, resolveProxy, guard } = this.#options;
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
        const open = () => (route.kind === 'proxy' ? this.#tunnel(route, target) : openSocket(target, guard?.lookup));
        return await trust.secure(open, target);
      } catch (thrown) {
        if (!(thrown instanceof ProxyAway)) throw thrown;
        last = thrown.cause;
      }
    }
    throw last;
  }

  /** Moves recently unreachable proxies to the end. */
  #inOrder(routes: readonly Route[]): Route[] {
    const now = this.#options.clock.now();
    const isAway = (route: Route) => route.kind === 'proxy' && (this.#away.get(proxyName(route)) ?? 0) > now;
    return [...routes.filter((route) => !isAway(route)), ...routes.filter(isAway)];
  }

  async #tunnel(proxy: Proxy, target: Address): Promise<Socket> {
    await this.#options.guard?.allowProxied(target.host);
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
      const socket = proxy.isSecure ? await trust.secure(() => openSocket(proxy), proxy) : await openSocket(proxy);
      this.#away.delete(name);
      return socket;
    } catch (cause) {
      if (!this.#away.has(name)) log('warn', 'the proxy cannot be reached', { proxy: name, thrown: cause });
      this.#away.set(name, clock.now() + AWAY);
      throw new ProxyAway('the proxy cannot be reached', { cause });
    }
  }
}

/**
 * Returns the realm of a proxy that accepts Basic.
 * @throws ConnectionFailure `proxyMethod` for one that does not
 */
function realmOf(challenges: readonly string[], proxy: string): string {
  // One header may hold several challenges, separated by commas.
  const offer = challenges.join(', ');
  const basic = /(?:^|,\s*)Basic(?:\s+|$)(?:[^,]*?\brealm=(?:"((?:[^"\\]|\\.)*)"|([^\s,]+)))?/i.exec(offer);
  if (basic !== null) return (basic[1] ?? basic[2] ?? '').replaceAll(/\\(.)/g, '$1');
  const names = [...offer.matchAll(/(?:^|,\s*)([A-Za-z]+)(?=\s|,|$)/g)].map(([, name]) => name).join(', ');
  throw new ConnectionFailure('proxyMethod', `the proxy ${proxy} takes ${names === '' ? 'no Basic' : names} alone`);
}
