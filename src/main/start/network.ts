import type { SiteConfig } from '#shared/config.ts';
import { pictureHostsOf } from '#shared/picture-hosts.ts';
import type { Application } from '../adapters/application.ts';
import { systemClock } from '../adapters/clock.ts';
import { openSystemNetwork, resolveProxy } from '../adapters/network.ts';
import type { Emit } from '../ipc/handler.ts';
import { guardedFetch } from '../network/guarded-fetch.ts';
import { openNetwork } from '../network/open-network.ts';
import { ProxyCredentials, withoutQuestions } from '../network/proxy-credentials.ts';
import type { AddressFetch, HttpFetch, Log, SecretStore } from '../ports.ts';

interface NetworkOptions {
  application: Application;
  config: SiteConfig;
  /** Where credentials of proxies are kept. */
  secrets: SecretStore;
  emit: Emit;
  log: Log;
}

export interface ApplicationNetwork {
  fetch: HttpFetch;
  fetchGuarded: AddressFetch;
  /** Like `fetch`, but never asks the person for credentials. */
  fetchUnasked: HttpFetch;
  /** Asks the person for credentials of proxies. */
  proxyCredentials: ProxyCredentials;
}

/** Opens the network for the services, whose proxies may ask the person for credentials. */
export function openApplicationNetwork(options: NetworkOptions): ApplicationNetwork {
  const { application, config, secrets, emit, log } = options;
  const proxyCredentials = new ProxyCredentials({ secrets, clock: systemClock, emit, log });
  const network = openNetwork({
    config,
    resolveProxy,
    openSystemNetwork,
    credentials: proxyCredentials,
    userAgent: `${application.name}/${application.version}`,
    clock: systemClock,
    log,
  });
  return {
    fetch: network(),
    fetchGuarded: guardedFetch({ apiBaseUrl: config.apiBaseUrl, siteHosts: pictureHostsOf(config) }, network),
    fetchUnasked: network(undefined, withoutQuestions(proxyCredentials)),
    proxyCredentials,
  };
}
