import type { HttpFetch } from '../ports.ts';
import { bareHost, type ConnectionGuard } from './address-guard.ts';
import { bounded, readBody } from './answers.ts';

/** A network of the system with its own connections: Electron's session. */
export interface SystemNetwork {
  /** @throws RedirectFailure */
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  closeAllConnections(): Promise<void>;
}

/**
 * Creates a fetch over the system's network. That network repeats requests, writes too, when a reused connection ends
 * without a response. Writes therefore use a network whose connections were closed before and which serves nothing else
 * meanwhile, so that every connection is new.
 * @param open creates a network that lives as long as the application
 */
export function createSystemFetch(open: () => SystemNetwork): HttpFetch {
  let reads: SystemNetwork | undefined;
  /** Write networks that are not in use. */
  const idle: SystemNetwork[] = [];
  const over = (network: SystemNetwork): HttpFetch =>
    bounded((input, init) => {
      const address = input instanceof URL ? input.href : input;
      return network.fetch(address, { ...init, credentials: 'omit', cache: 'no-store' });
    });
  return async (input, init) => {
    if (init.isRead === true) {
      reads ??= open();
      return over(reads)(input, init);
    }
    const network = idle.pop() ?? open();
    try {
      await network.closeAllConnections();
      const response = await over(network)(input, init);
      const { status, statusText, headers } = response;
      // Responses to writes are small; once read, the network is free for another write.
      const body = response.body === null ? null : await readBody(response);
      return new Response(body, { status, statusText, headers });
    } finally {
      idle.push(network);
    }
  };
}

/**
 * Wraps a fetch: hosts that the guard refuses are refused. Whether the system's network asks a proxy is not known, so
 * every host is decided on as behind one.
 */
export const guarded =
  (fetch: HttpFetch, guard: Pick<ConnectionGuard, 'allowProxied'>): HttpFetch =>
  async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    await guard.allowProxied(bareHost(hostname));
    return fetch(input, init);
  };
