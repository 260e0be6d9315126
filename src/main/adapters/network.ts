import { app, session } from 'electron';
import type { SystemNetwork } from '../network/system-fetch.ts';

/** The ways to an address by the settings of the system, PAC file included, as a PAC file writes them. After `ready` only. */
export const resolveProxy = (url: string): Promise<string> => session.defaultSession.resolveProxy(url);

/** No server gets a certificate of this computer from Chromium, which would hand its first one to whoever asks. */
export function refuseClientCertificates(): void {
  app.on('select-client-certificate', (event, _contents, _url, _certificates, choose) => {
    event.preventDefault();
    choose();
  });
}

let opened = 0;

/** A network of Chromium's: the system's proxy and its ways to sign in. In memory only. After `ready` only. */
export function openSystemNetwork(): SystemNetwork {
  opened += 1;
  const own = session.fromPartition(`network-${opened}`, { cache: false });
  return {
    // Electron's own fetch, which answers what fetch answers.
    fetch: (input, init) => own.fetch(input, init),
    closeAllConnections: () => own.closeAllConnections(),
  };
}
