import type { ConnectionGuard } from '#main/network/address-guard.ts';
import { openNetwork } from '#main/network/open-network.ts';
import { ProxyCredentials } from '#main/network/proxy-credentials.ts';
import type { HttpFetch, HttpInit } from '#main/ports.ts';
import { FakeClock, FakeSecrets, silent } from './fakes.ts';

type PlainFetch = (input: string | URL | Request, init?: Partial<HttpInit>) => Promise<Response>;

/** Names the kind of the response where the caller has none in mind. */
export const asItem =
  (fetch: HttpFetch): PlainFetch =>
  (input, init) =>
    fetch(input, { answer: 'item', ...init });

/** The application's real network, without a proxy. */
export function nodeNetwork(guard?: ConnectionGuard): PlainFetch {
  const clock = new FakeClock();
  const open = openNetwork({
    config: { network: 'node' },
    resolveProxy: async () => 'DIRECT',
    openSystemNetwork: () => {
      throw new Error('the network of the system is not asked for');
    },
    credentials: new ProxyCredentials({ secrets: new FakeSecrets(), clock, emit: () => undefined, log: silent }),
    userAgent: 'Escale/test',
    clock,
    log: silent,
  });
  return asItem(open(guard));
}
