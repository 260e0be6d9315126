import type { Socket } from 'node:net';
import {
  createSecureContext,
  getCACertificates,
  type SecureContext,
  type SecureContextOptions,
  type TLSSocket,
} from 'node:tls';
import { errorCode } from '#shared/error-code.ts';
import type { Log } from '../ports.ts';
import { ConnectionFailure } from './failure.ts';
import { type Address, secure } from './sockets.ts';

/** OpenSSL codes for a chain whose root is unknown; the system's certificates may contain it. */
const UNKNOWN_ISSUER: ReadonlySet<string> = new Set([
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_UNTRUSTED',
]);

const BAD_CERTIFICATE =
  /^(?:CERT_|CRL_|UNABLE_TO_|ERR_TLS_CERT|ERROR_IN_CERT|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)|PATH_LENGTH)/;

/** The client certificate for one server. */
export type OwnCertificate = Pick<SecureContextOptions, 'pfx' | 'cert' | 'key' | 'passphrase'>;

export interface TrustOptions {
  /** Returns the operating system's certificates in PEM; called once. */
  systemCertificates?: () => string[];
  /** The one server that receives the client certificate, and how to read it: another port is another server. */
  own?: { server: Address; read(): OwnCertificate };
  log: Log;
}

/**
 * Decides which servers are trusted: by the certificates that Node ships and by those of the operating system. Reading
 * the latter blocks for some hundred milliseconds, so it happens when a server is met that Node does not trust.
 */
export class Trust {
  readonly #systemCertificates: () => string[];
  readonly #own: TrustOptions['own'];
  readonly #log: Log;
  readonly #contexts = new Map<string, SecureContext>();
  #ca: string[] | null = null;

  constructor({ systemCertificates = () => getCACertificates('system'), own, log }: TrustOptions) {
    this.#systemCertificates = systemCertificates;
    this.#own = own;
    this.#log = log;
  }

  /**
   * Opens TLS with a server. If the first handshake fails because the system's certificates are not loaded, nothing has
   * been sent, and a second one follows on a new connection.
   * @param open opens a new connection to the server
   * @throws ConnectionFailure `certificate` or `clientCertificate`; what `open` throws; Error
   */
  async secure(open: () => Promise<Socket>, server: Address): Promise<TLSSocket> {
    const { host } = server;
    const knewSystem = this.#ca !== null;
    try {
      return await secure(await open(), host, this.#contextFor(server));
    } catch (thrown) {
      if (!UNKNOWN_ISSUER.has(errorCode(thrown) ?? '')) throw this.#failure(thrown, host);
      if (knewSystem || !this.#learnSystem()) throw this.#failure(thrown, host);
    }
    try {
      return await secure(await open(), host, this.#contextFor(server));
    } catch (thrown) {
      throw this.#failure(thrown, host);
    }
  }

  /**
   * Loads the system's certificates; returns whether a second handshake can succeed. Two handshakes may have failed at
   * the same time.
   */
  #learnSystem(): boolean {
    if (this.#ca !== null) return true;
    try {
      this.#ca = [...new Set([...getCACertificates('default'), ...this.#systemCertificates()])];
      this.#contexts.clear();
      return true;
    } catch (thrown) {
      this.#log('warn', "the system's certificates cannot be read", { thrown });
      return false;
    }
  }

  #contextFor({ host, port }: Address): SecureContext {
    const own = this.#own?.server;
    const isOwn = own !== undefined && own.host === host && own.port === port;
    const key = isOwn ? 'own' : '';
    const known = this.#contexts.get(key);
    if (known !== undefined) return known;
    // Without `ca`, Node's own certificates apply: a package removes NODE_EXTRA_CA_CERTS from its environment.
    const context = createSecureContextFor({
      ...(this.#ca !== null && { ca: this.#ca }),
      ...(isOwn && this.#readOwn()),
    });
    this.#contexts.set(key, context);
    return context;
  }

  #readOwn(): OwnCertificate {
    try {
      return this.#own?.read() ?? {};
    } catch (cause) {
      throw new ConnectionFailure('clientCertificate', 'the certificate of this computer cannot be read', { cause });
    }
  }

  #failure(thrown: unknown, host: string): unknown {
    const code = errorCode(thrown) ?? '';
    if (!UNKNOWN_ISSUER.has(code) && !BAD_CERTIFICATE.test(code)) return thrown;
    return new ConnectionFailure('certificate', `the certificate of ${host} is not trusted (${code})`, {
      cause: thrown,
    });
  }
}

/** @throws ConnectionFailure `clientCertificate` for one that cannot be used: wrong passphrase, unknown format */
function createSecureContextFor(options: SecureContextOptions): SecureContext {
  try {
    return createSecureContext(options);
  } catch (cause) {
    if (options.pfx === undefined && options.key === undefined) throw cause;
    throw new ConnectionFailure('clientCertificate', 'the certificate of this computer cannot be used', { cause });
  }
}
