import type { NetworkOptions } from '../network/open-network.ts';
import { ProxyCredentials, withoutQuestions } from '../network/proxy-credentials.ts';
import type { Clock, HttpFetch, SecretStore } from '../ports.ts';
import type { ReadConfig } from '../settings/sources.ts';
import type { CheckPorts } from './check.ts';

export interface CheckSurroundings extends Pick<NetworkOptions, 'resolveProxy' | 'openSystemNetwork'> {
  own: CheckPorts['own'];
  settings: ReadConfig;
  folders: CheckPorts['folders'];
  secrets: SecretStore;
  /** Credentials that were entered for proxies, stored or not; if absent, those of the keychain are read. */
  credentials?: Pick<ProxyCredentials, 'visit'>;
  clock: Clock;
}

/**
 * Makes the ports of the check: the network of the configuration, without the questions of proxies to the person, and
 * without entries in the log.
 */
export function checkPorts({ openSystemNetwork, credentials: typed, ...ports }: CheckSurroundings): CheckPorts {
  const { own, settings, secrets, clock } = ports;
  const log = () => undefined;
  const known = typed ?? new ProxyCredentials({ secrets, clock, emit: () => undefined, log });
  const credentials = withoutQuestions(known);
  const common = { config: settings.config, credentials, openSystemNetwork, clock, log };
  const userAgent = `${own.name}/${own.version}`;
  return {
    ...ports,
    credentials,
    log,
    openFetch: (resolveProxy) => fetchOver({ ...common, resolveProxy, userAgent }),
  };
}

/** A fetch over the network of the configuration, whose code is loaded with the first request. */
function fetchOver(options: NetworkOptions): HttpFetch {
  let opened: Promise<HttpFetch> | undefined;
  const open = async () => {
    const { openNetwork } = await import('../network/open-network.ts');
    return openNetwork(options)();
  };
  return async (input, init) => {
    opened ??= open();
    return (await opened)(input, init);
  };
}
