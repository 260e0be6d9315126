import { readFileSync } from 'node:fs';
import type { ClientCertificate, SiteConfig } from '#shared/config.ts';
import type { Clock, HttpFetch, Log } from '../ports.ts';
import type { ConnectionGuard } from './address-guard.ts';
import { Connector, type ConnectorOptions } from './connector.ts';
import { createNodeFetch } from './node-fetch.ts';
import type { Address } from './sockets.ts';
import { createSystemFetch, guarded, type SystemNetwork } from './system-fetch.ts';
import { type OwnCertificate, Trust, type TrustOptions } from './trust.ts';

/**
 * Reads the client certificate that the configuration names: PKCS#12, or PEM with certificate and key.
 * @throws Error when a file cannot be read
 */
function readOwnCertificate({ file, passphraseFile }: ClientCertificate): OwnCertificate {
  const bytes = readFileSync(file);
  const [passphrase] = passphraseFile === undefined ? [] : readFileSync(passphraseFile, 'utf8').split(/\r?\n/, 1);
  const isPem = bytes.includes('-----BEGIN ');
  return { ...(isPem ? { cert: bytes, key: bytes } : { pfx: bytes }), ...(passphrase !== undefined && { passphrase }) };
}

export interface NetworkOptions extends Pick<ConnectorOptions, 'resolveProxy' | 'credentials'> {
  config: Pick<SiteConfig, 'apiBaseUrl' | 'network' | 'clientCertificate'>;
  /** Called only when the configuration selects the system's network; returns a new one at each call. */
  openSystemNetwork(): SystemNetwork;
  userAgent: string;
  systemCertificates?: TrustOptions['systemCertificates'];
  clock: Clock;
  log: Log;
}

/**
 * Opens the network that the configuration names, for every request of the main process.
 * @returns a function that creates its fetch; with a guard, one that connects only to what the guard allows; with other
 * credentials, one that shows proxies those
 */
export function openNetwork(
  options: NetworkOptions,
): (guard?: ConnectionGuard, others?: NetworkOptions['credentials']) => HttpFetch {
  const { config, clock, log, userAgent, resolveProxy, credentials, openSystemNetwork, systemCertificates } = options;
  const { apiBaseUrl, clientCertificate, network } = config;
  if (network === 'system') {
    log('info', "requests go through the system's network, each write on a connection of its own");
    if (clientCertificate !== undefined) {
      log('warn', "the site's clientCertificate does not count over the system's network");
    }
    const fetch = createSystemFetch(openSystemNetwork);
    return (guard) => (guard === undefined ? fetch : guarded(fetch, guard));
  }
  const hasOwn = clientCertificate !== undefined && apiBaseUrl !== undefined;
  const own = hasOwn && { server: serverOf(apiBaseUrl), read: () => readOwnCertificate(clientCertificate) };
  const trust = new Trust({ log, ...(own && { own }), ...(systemCertificates && { systemCertificates }) });
  const common = { resolveProxy, trust, clock, log };
  return (guard, others = credentials) => {
    const connector = new Connector({ ...common, credentials: others, ...(guard && { guard }) });
    return createNodeFetch({ connector, userAgent });
  };
}

function serverOf(address: string): Address {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port) || 443 };
}
