import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { WebSocketServer } from 'ws';
import type { Access } from './access.ts';
import type { PageChannel } from './channel.ts';
import { receiveUpload, uploadPath } from './files.ts';
import { emptyPage, extendPolicy, injectShell, refreshPage, shellPath, viewPage } from './html.ts';
import { pageScript } from './page-script.ts';

/** The code of a preload and its `process.argv`. */
export interface Preload {
  code: string;
  argv: readonly string[];
}

export interface ShellServerOptions {
  access: Access;
  page: PageChannel;
  uploads: string;
  /** Folder of scripts compiled once for all starts. */
  compiled: string;
  /** The answer of the application's protocol to a path; null while it has no window. */
  answer(path: string, method: string): Promise<Response> | null;
  /** Path that the window was opened at; null while there is none. */
  startPath(): string | null;
  /** Empty while there is no window. */
  preload(): Promise<Preload>;
  /** An embedded page above the window, by its id. */
  view(id: string): { address: string; title: string } | undefined;
}

/** For scripts and styles, whose names change with their content: a reload takes them compiled from the browser. */
const keptHeaders = { 'cache-control': 'private, max-age=86400, immutable' };

const scriptType = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };

/** Serves the window to this computer only. */
export async function serveShell(options: ShellServerOptions, port: number): Promise<Server> {
  const { access, page } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 * 1024 });
  const server = createServer((request, response) => {
    respond(options, request, response).catch((thrown: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, thrown instanceof Error ? thrown.message : 'failed');
    });
  });
  server.on('upgrade', (request, socket, head) => {
    const isOurs = access.isRightHost(request) && access.isAdmitted(request) && access.isRightOrigin(request);
    if (!isOurs || request.url !== `${shellPath}channel`) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => page.attach(webSocket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

async function respond(options: ShellServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { access } = options;
  if (!access.isRightHost(request)) return refuse(response, 421, 'Wrong host.');
  const url = new URL(request.url ?? '/', access.origin);
  const key = url.searchParams.get('key');
  if (key !== null && access.takeKey(key)) {
    url.searchParams.delete('key');
    const requested = `${url.pathname}${url.search}`;
    return admit(access, requested === '/' ? (options.startPath() ?? requested) : requested, request, response);
  }
  if (key !== null || !access.isAdmitted(request)) {
    return refuse(
      response,
      403,
      'Open Escale at the address that it prints when it starts. It works once: start Escale again for another.',
    );
  }
  // Browsers request it by themselves; Electron does not.
  if (url.pathname === '/favicon.ico') return void response.writeHead(204).end();
  if (url.pathname.startsWith(shellPath)) return respondItself(options, url.pathname, request, response);
  await respondAsApplication(options, url, request, response);
}

/** Sets the cookie and redirects to the window. */
function admit(access: Access, path: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = { 'set-cookie': access.cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  if (request.headers['sec-fetch-site'] === 'none') {
    response.writeHead(303, { ...headers, location: path }).end();
    return;
  }
  // After a link from another page, such as that of `showWindow`, a redirect would be sent without the cookie.
  response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(refreshPage(path));
}

async function respondItself(
  { access, uploads, compiled, preload, view }: ShellServerOptions,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathname.slice(shellPath.length);
  const upload = /^files\/([^/]+)\/([^/]+)$/u.exec(path);
  if (upload && request.method === 'PUT') {
    const target = uploadPath(uploads, upload[1] ?? '', decodeURIComponent(upload[2] ?? ''));
    if (!target || !access.isRightOrigin(request)) return refuse(response, 403, 'Refused.');
    await receiveUpload(request, target);
    response.writeHead(204).end();
    return;
  }
  if (request.method !== 'GET') return refuse(response, 405, 'Refused.');
  if (path === 'preload.js') {
    response.writeHead(200, scriptType).end(preloadModule(await preload(), uploads));
    return;
  }
  const viewId = /^view\/([\w-]+)$/u.exec(path)?.[1];
  if (viewId !== undefined) return respondView(view(viewId), response);
  const source = /^page\/([a-z-]+\.(?:ts|css))$/u.exec(path)?.[1];
  if (source === undefined) return refuse(response, 404, 'Not found.');
  const file = join(import.meta.dirname, 'page', source);
  if (source.endsWith('.ts')) response.writeHead(200, scriptType).end(await pageScript(file, compiled));
  else response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(await readFile(file, 'utf8'));
}

function respondView(view: ReturnType<ShellServerOptions['view']>, response: ServerResponse): void {
  if (view === undefined) {
    refuse(response, 404, 'Not found.');
    return;
  }
  const { html, policy } = viewPage(view);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response
    .writeHead(200, { ...headers, 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .end(html);
}

/** The preload as Electron runs it: CommonJS, with `require` knowing `electron` and nothing else. */
const preloadModule = ({ code, argv }: Preload, uploads: string): string => `
import { connect, requireForPreload } from './page/client.ts';
connect(${JSON.stringify({ uploads })});
((require, module, exports, process) => {
${code}
})(requireForPreload, { exports: {} }, {}, ${JSON.stringify({ argv })});
`;

async function respondAsApplication(
  { access, answer }: ShellServerOptions,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const given = await (answer(`${url.pathname}${url.search}`, request.method ?? 'GET') ??
    new Response(emptyPage, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  const headers = Object.fromEntries(given.headers);
  const policy = headers['content-security-policy'];
  if (policy !== undefined) headers['content-security-policy'] = extendPolicy(policy, access.host);
  if (headers['content-type']?.startsWith('text/html')) {
    delete headers['content-length'];
    response.writeHead(given.status, { ...headers, 'cache-control': 'no-store' });
    response.end(injectShell(await given.text()));
    return;
  }
  const isKept = given.ok && url.pathname.startsWith('/assets/');
  response.writeHead(given.status, { ...headers, ...(isKept && keptHeaders) });
  if (given.body === null) response.end();
  // Node's and the web's stream types are two declarations of the same thing.
  else await pipeline(Readable.fromWeb(given.body as Parameters<typeof Readable.fromWeb>[0]), response);
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${reason}\n`);
}
