import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { ClientRequestConstructorOptions, ClientRequest as ElectronClientRequest } from 'electron';
import { netErrorOf } from './net-error.ts';

/** As in Chromium: a redirect without an address is a response. */
const isRedirect = ({ status, headers }: Response) =>
  [301, 302, 303, 307, 308].includes(status) && headers.has('location');

/** The method after a redirect, as the fetch standard has it. */
const nextMethod = (method: string, status: number) =>
  (status === 303 && method !== 'HEAD') || (status < 303 && method === 'POST') ? 'GET' : method;

/**
 * A request of Electron, over Node's fetch (`lib/common/api/net-client-request.ts`, `ClientRequest`): without following
 * redirects, and without a session, whose proxy and cookies it does not have.
 */
class ClientRequest extends EventEmitter implements Pick<ElectronClientRequest, 'abort' | 'setHeader'> {
  readonly #options: ClientRequestConstructorOptions & { url: string };
  readonly #headers = new Headers();
  readonly #end = new AbortController();
  #isStarted = false;
  #received: Readable | null = null;

  /** @throws Error for what `parseOptions` and the constructor refuse there */
  constructor(options: ClientRequestConstructorOptions) {
    super();
    const { url = '', redirect = 'follow', credentials, origin } = options;
    if (!['follow', 'error', 'manual'].includes(redirect)) {
      throw new Error('redirect mode should be one of follow, error or manual');
    }
    if (!/^https?:$/u.test(new URL(url).protocol)) {
      throw new Error('ClientRequest only supports http: and https: protocols');
    }
    if (credentials === 'same-origin' && !origin) {
      throw new Error('credentials: same-origin requires origin to be set');
    }
    if (redirect === 'follow') throw new Error('the browser shell follows no redirect');
    this.#options = { ...options, url };
  }

  setHeader(name: string, value: string): void {
    if (this.#isStarted) throw new Error("Can't set headers after they are sent");
    this.#headers.set(name, value);
  }

  end(body: Uint8Array<ArrayBuffer> | null = null): this {
    this.#isStarted = true;
    void this.#send(body);
    return this;
  }

  /** Ends the request without an error; a body that is being read breaks off. */
  abort(): void {
    if (!this.#end.signal.aborted) process.nextTick(() => this.emit('abort'));
    this.#end.abort();
    this.#received?.destroy();
  }

  async #send(body: Uint8Array<ArrayBuffer> | null): Promise<void> {
    const { url, method = 'GET', redirect } = this.#options;
    const { signal } = this.#end;
    let response: Response;
    try {
      response = await fetch(url, { method, headers: this.#headers, body, redirect: 'manual', signal });
    } catch (thrown) {
      return this.#fail(`net::${netErrorOf(thrown)[1]}`);
    }
    if (!isRedirect(response)) return this.#respond(response);
    const { status, headers } = response;
    await response.body?.cancel();
    if (redirect === 'error') return this.#fail("Attempted to redirect, but redirect policy was 'error'");
    const next = new URL(headers.get('location') ?? '', url).href;
    this.emit('redirect', status, nextMethod(method, status), next, Object.fromEntries(headers));
    this.#fail('Redirect was cancelled');
  }

  /** An aborted request reports no further failure. */
  #fail(message: string): void {
    if (!this.#end.signal.aborted) this.emit('error', new Error(message));
  }

  #respond({ status, statusText, headers, body }: Response): void {
    // Node's and the web's stream types are two declarations of the same thing.
    const source = body as Parameters<typeof Readable.fromWeb>[0] | null;
    const received = source === null ? Readable.from([]) : Readable.fromWeb(source);
    this.#received = received;
    const known = { statusCode: status, statusMessage: statusText, headers: Object.fromEntries(headers) };
    this.emit('response', Object.assign(received, known));
  }
}

export const net = { request: (options: ClientRequestConstructorOptions) => new ClientRequest(options) };
