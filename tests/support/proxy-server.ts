import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface ProxyRules {
  /** `user:password` that it accepts; without one it accepts anybody. */
  credentials?: string;
  /** The authentication schemes that it announces. */
  challenges?: string[];
  /** Status of every answer instead of a tunnel. */
  refusal?: number;
  /** Local port to which every tunnel leads, whatever its target. */
  leadsTo?: number;
  /** Certificate and key in PEM, to serve the proxy over TLS. */
  tls?: { cert: Buffer; key: Buffer };
}

export interface ProxyServer {
  /** Host and port. */
  name: string;
  /** The requests received: target and authorization header. */
  requests: { target: string; authorization: string | undefined }[];
  rules: ProxyRules;
  stop(): Promise<void>;
}

/** Starts a real local proxy, which opens tunnels to the requested targets. */
export async function startProxy(rules: ProxyRules = {}): Promise<ProxyServer> {
  const server = rules.tls === undefined ? createServer() : createSecureServer(rules.tls);
  const sockets = new Set<Socket>();
  const proxy: ProxyServer = {
    name: '',
    requests: [],
    rules,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('connect', ({ url = '', headers }: IncomingMessage, client: Socket) => {
    const { credentials, challenges = ['Basic realm="Test, \\"house\\""'], refusal, leadsTo } = proxy.rules;
    const authorization = headers['proxy-authorization'];
    proxy.requests.push({ target: url, authorization });
    client.on('error', () => undefined);
    const say = (line: string, ...more: string[]) =>
      client.end([`HTTP/1.1 ${line}`, ...more, 'content-length: 0', '', ''].join('\r\n'));
    if (refusal !== undefined) return say(`${refusal} Refused`);
    const expected = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`;
    if (expected !== undefined && authorization !== expected) {
      return say('407 Proxy Authentication Required', ...challenges.map((text) => `proxy-authenticate: ${text}`));
    }
    const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(url) ?? [];
    const target = connect(
      leadsTo ?? Number(port),
      leadsTo !== undefined ? '127.0.0.1' : host.replace(/^\[|\]$/g, ''),
      () => {
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        target.pipe(client).pipe(target);
      },
    );
    sockets.add(target);
    target.on('error', () => client.destroy());
    client.on('close', () => target.destroy());
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address of this shape.
  proxy.name = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
