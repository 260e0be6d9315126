import { type NetworkOptions, openNetwork } from '../network/open-network.ts';
import { ProxyCredentials, withoutQuestions } from '../network/proxy-credentials.ts';
import type { Clock, SecretStore } from '../ports.ts';
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
    openFetch: (resolveProxy) => openNetwork({ ...common, resolveProxy, userAgent })(),
  };
}
