import { Readable } from 'node:stream';
import { type IncomingMessage, net, type Session } from 'electron';
import { isRedirect, RedirectFailure } from '../network/redirect.ts';

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends one request over a session of Electron, whose own `fetch` hides the status of a redirect: it says that the
 * redirect `was cancelled` (electron/electron, `lib/browser/api/net-fetch.ts`). A body is read before anything is sent.
 * @throws RedirectFailure
 * @throws Error with the name of Chromium's network error, e.g. `net::ERR_CONNECTION_REFUSED`
 */
export async function requestOver(own: Session, input: string | Request, init?: RequestInit): Promise<Response> {
  const source = new Request(input, init);
  const { method, url, credentials, cache, referrerPolicy, signal } = source;
  const body = source.body === null ? null : Buffer.from(await source.arrayBuffer());
  signal.throwIfAborted();
  const request = net.request({ session: own, method, url, credentials, cache, referrerPolicy, redirect: 'manual' });
  for (const [name, value] of source.headers) request.setHeader(name, value);
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(signal.reason);
      request.abort();
    };
    signal.addEventListener('abort', stop, { once: true });
    request.on('redirect', (status) => reject(new RedirectFailure(status)));
    request.on('error', reject);
    request.on('response', (response) => {
      // One without an address to go to is no redirect for Chromium.
      if (!isRedirect(response.statusCode)) return resolve(responseOf(response, method));
      reject(new RedirectFailure(response.statusCode));
      request.abort();
    });
    if (body === null) request.end();
    else request.end(body);
  });
}

function responseOf(received: IncomingMessage, method: string): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received.headers)) headers.set(name, [value].flat().join(', '));
  const { statusCode: status, statusMessage: statusText } = received;
  if (WITHOUT_BODY.has(status) || method === 'HEAD') return new Response(null, { status, statusText, headers });
  // Electron's message is a Readable, which its type leaves out; the streams of Node and of the web are declared twice.
  const body = Readable.toWeb(received as unknown as Readable) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return new Response(body, { status, statusText, headers });
}
