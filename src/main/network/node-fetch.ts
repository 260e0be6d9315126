import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Agent, Dispatcher } from 'undici';
import type { HttpFetch } from '../ports.ts';
import type { Connector } from './connector.ts';

/** Connections to one host that reads share; as many as browsers open. */
const READ_CONNECTIONS = 6;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Of one body: more would be meant to fill the memory. */
const MAX_CODINGS = 2;
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

export interface NodeFetchOptions {
  connector: Pick<Connector, 'connect'>;
  userAgent: string;
}

type Ask = (options: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>;

/** How both kinds of requests are made. */
interface Dispatchers {
  read: Ask;
  write: Ask;
}

/** Loaded when the first request is made: the window does not wait for it. */
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
  // Who waits for how long is for the caller's signal: an import runs inside its request for minutes.
  const common = { connect, allowH2: false, headersTimeout: 0 } as const;
  const reads = new UndiciAgent({ ...common, connections: READ_CONNECTIONS, pipelining: 1 });
  // Without pipelining a connection serves one request: a write never meets one that the server is about to close.
  const writes = new UndiciAgent({ ...common, pipelining: 0 });
  return { read: (options) => request.call(reads, options), write: (options) => request.call(writes, options) };
}

/**
 * fetch over Node's own HTTP/1.1: each call is one request, which is never sent again, whatever becomes of its connection
 * or its answer. No cookies, no cache, no redirect. A body is read whole before anything is sent, so that its length is
 * known and its source cannot fail half-way.
 */
export function createNodeFetch({ connector, userAgent }: NodeFetchOptions): HttpFetch {
  let dispatchers: Promise<Dispatchers> | undefined;
  return async (input, init) => {
    const request = new Request(input, init);
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    request.signal.throwIfAborted();
    dispatchers ??= loadDispatchers(connector);
    const { read, write } = await dispatchers;
    const { origin, pathname, search } = new URL(request.url);
    const answer = await (init?.isRead === true ? read : write)({
      origin,
      path: `${pathname}${search}`,
      // fetch knows the methods of HTTP alone.
      method: request.method as Dispatcher.HttpMethod,
      headers: {
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': userAgent,
        ...Object.fromEntries(request.headers),
      },
      body,
      signal: request.signal,
    });
    if (REDIRECTS.has(answer.statusCode)) {
      drop(answer.body);
      throw new TypeError(`redirected (${answer.statusCode})`);
    }
    return responseOf(answer, request.method);
  };
}

function responseOf({ statusCode, headers, body }: Dispatcher.ResponseData, method: string): Response {
  const init = { status: statusCode, headers: headersOf(headers) };
  if (WITHOUT_BODY.has(statusCode) || method === 'HEAD') {
    body.on('error', () => undefined).resume();
    return new Response(null, init);
  }
  return new Response(streamOf(decoded(body, init.headers.get('content-encoding'))), init);
}

/** Chunks as they are asked for: a reader that waits makes the server wait. */
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
      // Names of files come in UTF-8, which fetch holds byte by byte.
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

/** The body without the codings of its way. One that we do not know is left to the reader, who will not understand it. */
function decoded(body: Readable, coding: string | null): Readable {
  const names = (coding ?? '').toLowerCase().split(/\s*,\s*/);
  const steps = names.filter((name) => name !== '' && name !== 'identity').map((name) => decoders[name]);
  if (steps.length > MAX_CODINGS || steps.includes(undefined)) return body;
  // The last one was put on last. A failure of the one is that of the other.
  return steps.reduceRight<Readable>(
    (source, step) => (step ? pipeline(source, step(), () => undefined) : source),
    body,
  );
}

/** Nobody reads this answer: its connection ends. */
function drop(body: Readable): void {
  body.on('error', () => undefined).destroy();
}
