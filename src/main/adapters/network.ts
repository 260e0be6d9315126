import { app, session } from 'electron';
import type { SystemNetwork } from '../network/system-fetch.ts';
import { requestOver } from './system-request.ts';

/**
 * Returns the routes to an address in PAC format, from the system's settings including PAC files. Call after `ready`
 * only.
 */
export const resolveProxy = (url: string): Promise<string> => session.defaultSession.resolveProxy(url);

/** Prevents Chromium from sending client certificates: it would offer its first one to any server that asks. */
export function refuseClientCertificates(): void {
  app.on('select-client-certificate', (event, _contents, _url, _certificates, choose) => {
    event.preventDefault();
    choose();
  });
}

let opened = 0;

/** Opens a network of Chromium, in memory: system proxy and its authentication. Call after `ready` only. */
export function openSystemNetwork(): SystemNetwork {
  opened += 1;
  const own = session.fromPartition(`network-${opened}`, { cache: false });
  return {
    fetch: (input, init) => requestOver(own, input, init),
    closeAllConnections: () => own.closeAllConnections(),
  };
}
