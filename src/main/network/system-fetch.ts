import type { LookupFunction } from 'node:net';
import type { HttpFetch } from '../ports.ts';

/** A network of the system's own, with connections that nobody else has: Electron's session. */
export interface SystemNetwork {
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  closeAllConnections(): Promise<void>;
}

/**
 * fetch over the system's network. It sends a request again by itself, a write too, when a connection that served another
 * one before ends without an answer. So whatever is no read goes over a network whose connections were all closed before,
 * and which serves nothing else meanwhile: there, every connection is new.
 *
 * @param open a new network at each call, for as long as the application runs
 */
export function createSystemFetch(open: () => SystemNetwork): HttpFetch {
  let reads: SystemNetwork | undefined;
  /** Networks for writes that serve none now. */
  const idle: SystemNetwork[] = [];
  return async (input, { isRead = false, ...init } = {}) => {
    const asked = input instanceof URL ? input.href : input;
    const closed = { ...init, credentials: 'omit', cache: 'no-store' } as const;
    if (isRead) {
      reads ??= open();
      return reads.fetch(asked, closed);
    }
    const network = idle.pop() ?? open();
    try {
      await network.closeAllConnections();
      const response = await network.fetch(asked, closed);
      const { status, statusText, headers } = response;
      // Answers of writes are small. Once it is here, the network is free for another one.
      const body = response.body === null ? null : await response.arrayBuffer();
      return new Response(body, { status, statusText, headers });
    } finally {
      idle.push(network);
    }
  };
}

/** The same for hosts that the lookup does not refuse. What it cannot find is left to the proxy, which may. */
export const lookedUp =
  (fetch: HttpFetch, lookup: LookupFunction): HttpFetch =>
  async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    await new Promise<void>((resolve, reject) => {
      lookup(hostname, { all: true }, (error) => (error?.code === 'ERR_ADDRESS_REFUSED' ? reject(error) : resolve()));
    });
    return fetch(input, init);
  };
