import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls, type SecureContext, type TLSSocket } from 'node:tls';

// An import would load Node's fetch as well, parts of which that module exports, and every window would wait for it.
const { request } = process.getBuiltinModule('node:http');

/** Milliseconds to reach a host, to complete TLS, and for a proxy to reach the host. */
const REACH_LIMIT = 10_000;
const TLS_LIMIT = 15_000;
const TUNNEL_LIMIT = 30_000;

export interface Address {
  host: string;
  port: number;
}

/** Resolves with the socket when it is ready; rejects on an error, its end, or after the time limit. */
function ready<S extends Socket>(socket: S, event: 'connect' | 'secureConnect', limit: number): Promise<S> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      socket.off('error', fail).off('close', close);
      end();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const close = () => fail(new Error('the connection ended before it stood'));
    const timer = setTimeout(() => {
      fail(new Error(`no connection after ${limit} ms`));
      socket.on('error', () => undefined).destroy();
    }, limit);
    socket.on('error', fail).on('close', close);
    socket.once(event, () => settle(() => resolve(socket)));
  });
}

/**
 * Opens a TCP connection.
 * @throws Error with the system's code
 */
export function openSocket({ host, port }: Address, lookup?: LookupFunction): Promise<Socket> {
  const kept = { noDelay: true, keepAlive: true, keepAliveInitialDelay: 60_000 };
  return ready(connect({ host, port, ...kept, ...(lookup && { lookup }) }), 'connect', REACH_LIMIT);
}

/**
 * Starts TLS over a socket, for HTTP/1.1 only: no other protocol in this client repeats requests.
 * @throws Error whose code names what is wrong with the certificate
 */
export function secure(socket: Socket, host: string, secureContext: SecureContext): Promise<TLSSocket> {
  const servername = isIP(host) === 0 ? host : '';
  const secured = connectTls({
    socket,
    host,
    servername,
    secureContext,
    ALPNProtocols: ['http/1.1'],
    // Otherwise NODE_TLS_REJECT_UNAUTHORIZED=0, set for other programs of the computer, would trust everybody.
    rejectUnauthorized: true,
  });
  // The rejection reports the error; afterwards the socket belongs to the caller.
  secured.once('error', () => socket.destroy());
  return ready(secured, 'secureConnect', TLS_LIMIT);
}

export interface TunnelAnswer {
  status: number;
  /** Authentication methods that the proxy offers, as written: `Basic realm="…"`. */
  challenges: string[];
  /** Connected to the target if the status is 200; unusable otherwise. */
  socket: Socket;
}

/**
 * Asks a proxy for a tunnel (RFC 9110 §9.3.6).
 * @param authorization value of `Proxy-Authorization`
 * @throws Error when the response is not HTTP
 */
export function openTunnel(proxy: Socket, target: Address, authorization: string | null): Promise<TunnelAnswer> {
  const authority = `${isIP(target.host) === 6 ? `[${target.host}]` : target.host}:${target.port}`;
  return new Promise((resolve, reject) => {
    const tunnelRequest = request({
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...(authorization !== null && { 'proxy-authorization': authorization }) },
      createConnection: () => proxy,
    });
    const timer = setTimeout(() => tunnelRequest.destroy(new Error('the proxy does not answer')), TUNNEL_LIMIT);
    tunnelRequest.once('connect', ({ statusCode: status = 0, headersDistinct }, socket, head) => {
      clearTimeout(timer);
      if (head.length > 0) socket.unshift(head);
      resolve({ status, challenges: headersDistinct['proxy-authenticate'] ?? [], socket });
    });
    tunnelRequest.on('error', (error) => {
      clearTimeout(timer);
      proxy.destroy();
      reject(error);
    });
    tunnelRequest.end();
  });
}
