import type { Socket } from 'node:net';
import { isIP } from 'node:net';
import { connect, type DetailedPeerCertificate, type TLSSocket } from 'node:tls';
import { Connector, type ConnectorOptions } from '../network/connector.ts';
import type { Address } from '../network/sockets.ts';

/** The certificate that a server presents. */
export interface ShownCertificate {
  issuer: string;
  /** Name of the certificate at the end of the chain, or of its issuer when it was not sent along. */
  root: string;
  /** End of its validity, in milliseconds since 1970. */
  until: number;
}

/**
 * Reads the certificate of a server on the way that requests take. Nothing is sent over the connection, so the
 * certificate need not be trusted here: requests check that themselves.
 * @throws ConnectionFailure when there is no way to the server; Error when it does not speak TLS
 */
export async function readCertificate(
  target: Address,
  options: Omit<ConnectorOptions, 'trust'>,
  signal: AbortSignal,
): Promise<ShownCertificate> {
  const shown = Promise.withResolvers<ShownCertificate>();
  // A failure is thrown by the connection, which is waited for as well.
  shown.promise.catch(() => undefined);
  const connector = new Connector({
    ...options,
    trust: {
      secure: async (open, { host, port }) => {
        const socket = await handshake(await open(), host, signal);
        // A proxy may be reached over TLS first.
        if (host === target.host && port === target.port) shown.resolve(described(socket.getPeerCertificate(true)));
        return socket;
      },
    },
  });
  const socket = await connector.connect(true, target);
  socket.on('error', () => undefined).destroy();
  return shown.promise;
}

function handshake(socket: Socket, host: string, signal: AbortSignal): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    // Only looked at, never written to: see `readCertificate`.
    const secured = connect({ socket, host, servername: isIP(host) === 0 ? host : '', rejectUnauthorized: false });
    const end = () => secured.destroy(new Error('the check has ended'));
    signal.addEventListener('abort', end, { once: true });
    secured.once('secureConnect', () => {
      signal.removeEventListener('abort', end);
      resolve(secured);
    });
    secured.on('error', (error) => {
      socket.destroy();
      reject(error);
    });
    secured.once('close', () => reject(new Error('the connection ended before it stood')));
  });
}

function described(leaf: DetailedPeerCertificate): ShownCertificate {
  let last = leaf;
  const seen = new Set<string>();
  // The chain ends with itself, or with nothing where the server left out its end.
  while (!seen.has(last.fingerprint256) && last.issuerCertificate !== undefined) {
    seen.add(last.fingerprint256);
    last = last.issuerCertificate;
  }
  return { issuer: nameOf(leaf.issuer), root: nameOf(last.issuer), until: Date.parse(leaf.valid_to) };
}

type Name = DetailedPeerCertificate['issuer'];
const nameOf = ({ CN, O }: Partial<Name>): string => [CN ?? O ?? '?'].flat().join(', ').slice(0, 200);
