import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Agent, Dispatcher } from 'undici';
import type { HttpFetch } from '../ports.ts';
import { boundedResponse, codingsOf } from './answers.ts';
import type { Connector } from './connector.ts';
import { isRedirect, RedirectFailure } from './redirect.ts';

/** Parallel connections per host for reads, as many as browsers open. */
const READ_CONNECTIONS = 6;

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

export interface NodeFetchOptions {
  connector: Pick<Connector, 'connect'>;
  userAgent: string;
}

type Ask = (options: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>;

/** The dispatchers for reads and for writes. */
interface Dispatchers {
  read: Ask;
  write: Ask;
}

/** Loaded with the first request, so that the window does not wait for it. */
async function loadDispatchers(connector: NodeFetchOptions['connector']): Promise<Dispatchers> {
  const [{ default: UndiciAgent }, { default: request }] = await Promise.all([
    import('undici/lib/dispatcher/agent.js'),
    import('undici/lib/api/api-request.js'),
  ]);
  const connect: Agent.Options['connect'] = ({ protocol, hostname, port }, done) => {
    const isSecure = protocol === 'https:';
    const target = { host: hostname, port: Number(port) || (isSecure ? 443 : 80) };
    connector.connect(isSecure, target).then(
      (socket) => done(null, socket),
      (thrown: Error) => done(thrown, null),
    );
  };
  // Time limits are the caller's, through its signal: an import runs inside its request for minutes.
  const common = { connect, allowH2: false, headersTimeout: 0 } as const;
  const reads = new UndiciAgent({ ...common, connections: READ_CONNECTIONS, pipelining: 1 });
  // Without pipelining a connection serves one request, so a write never meets a connection that the server is about to
  // close.
  const writes = new UndiciAgent({ ...common, pipelining: 0 });
  return { read: (options) => request.call(reads, options), write: (options) => request.call(writes, options) };
}

/**
 * Creates a fetch over Node's own HTTP/1.1. Each call is exactly one request, never repeated, whatever happens to its
 * connection or response. No cookies, cache or redirects. A body is read completely before anything is sent, so that
 * its length is known and its source cannot fail half-way.
 */
export function createNodeFetch({ connector, userAgent }: NodeFetchOptions): HttpFetch {
  let dispatchers: Promise<Dispatchers> | undefined;
  return async (input, { answer: kind, isRead = false, ...init }) => {
    const request = new Request(input, init);
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    request.signal.throwIfAborted();
    dispatchers ??= loadDispatchers(connector);
    const { read, write } = await dispatchers;
    const { origin, pathname, search } = new URL(request.url);
    const answer = await (isRead ? read : write)({
      origin,
      path: `${pathname}${search}`,
      // fetch accepts HTTP methods only.
      method: request.method as Dispatcher.HttpMethod,
      headers: {
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': userAgent,
        ...Object.fromEntries(request.headers),
      },
      body,
      signal: request.signal,
    });
    if (isRedirect(answer.statusCode)) {
      drop(answer.body);
      throw new RedirectFailure(answer.statusCode);
    }
    return boundedResponse(responseOf(answer, request.method), kind);
  };
}

function responseOf({ statusCode, headers, body }: Dispatcher.ResponseData, method: string): Response {
  const init = { status: statusCode, headers: headersOf(headers) };
  if (WITHOUT_BODY.has(statusCode) || method === 'HEAD') {
    body.on('error', () => undefined).resume();
    return new Response(null, init);
  }
  return new Response(streamOf(decoded(body, init.headers)), init);
}

/** Pulls chunks on demand, so that a slow reader slows down the server. */
function streamOf(source: Readable): ReadableStream<Uint8Array> {
  source.on('error', () => undefined);
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void source.destroy(),
    },
    { highWaterMark: 0 },
  );
}

function headersOf(received: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(received)) {
    for (const value of [values].flat()) {
      // File names arrive as UTF-8, which fetch represents byte by byte.
      headers.append(name, /^[\0-\xff]*$/.test(value) ? value : Buffer.from(value, 'utf8').toString('latin1'));
    }
  }
  return headers;
}

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Removes the content coding of a body. An unknown coding is left to the reader, which will fail to parse it; several
 * are refused (`boundedResponse`).
 */
function decoded(body: Readable, headers: Headers): Readable {
  const [coding = '', ...more] = codingsOf(headers);
  const decoder = more.length === 0 ? decoders[coding] : undefined;
  // A failure of one stream destroys the other.
  return decoder === undefined ? body : pipeline(body, decoder(), () => undefined);
}

/** Nobody reads this body: closes its connection. */
function drop(body: Readable): void {
  body.on('error', () => undefined).destroy();
}
