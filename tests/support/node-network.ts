import type { ConnectionGuard } from '#main/network/address-guard.ts';
import { openNetwork } from '#main/network/open-network.ts';
import { ProxyCredentials } from '#main/network/proxy-credentials.ts';
import type { HttpFetch } from '#main/ports.ts';
import { FakeClock, FakeSecrets, silent } from './fakes.ts';

/** The application's real network, without a proxy. */
export function nodeNetwork(guard?: ConnectionGuard): HttpFetch {
  const clock = new FakeClock();
  return openNetwork({
    config: { network: 'node' },
    resolveProxy: async () => 'DIRECT',
    openSystemNetwork: () => {
      throw new Error('the network of the system is not asked for');
    },
    credentials: new ProxyCredentials({ secrets: new FakeSecrets(), clock, emit: () => undefined, log: silent }),
    userAgent: 'Escale/test',
    clock,
    log: silent,
  })(guard);
}
