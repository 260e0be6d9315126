import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#main/ports.ts';

export interface Seen {
  method: string;
  /** Path and query as received. */
  url: string;
  path: string;
  params: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: string;
  bytes: Buffer;
}

export interface StubAnswer {
  status?: number;
  json?: unknown;
  text?: string | Uint8Array;
  type?: string;
  headers?: Record<string, string>;
}

/** `drop` closes the connection without an answer. */
export type Answering = (seen: Seen) => StubAnswer | 'drop' | Promise<StubAnswer | 'drop'>;

export const hydra = (members: readonly unknown[], total = members.length): StubAnswer => ({
  json: { '@type': 'hydra:Collection', 'hydra:member': members, 'hydra:totalItems': total },
});

export const hydraError = (status: number, description: string): StubAnswer => ({
  status,
  json: { '@type': 'hydra:Error', 'hydra:title': 'An error occurred', 'hydra:description': description },
});

export const refused = (message: string): StubAnswer => ({
  status: 401,
  json: { code: 401, message },
  type: 'application/json',
});

/** A real HTTP server whose answers a test defines. */
export class PlatformStub {
  readonly seen: Seen[] = [];
  readonly #routes = new Map<string, Answering>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async start(): Promise<PlatformStub> {
    const stub = new PlatformStub();
    await new Promise<void>((resolve) => stub.#server.listen(0, '127.0.0.1', resolve));
    return stub;
  }

  get baseUrl(): string {
    // A server that listens on TCP has an address of this shape.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** @param route e.g. `GET /users/me`; the last one given counts */
  on(route: string, answering: Answering | StubAnswer): this {
    this.#routes.set(route, typeof answering === 'function' ? answering : () => answering);
    return this;
  }

  /** Calls the listener on every connection. */
  onConnection(listener: () => void): void {
    this.#server.on('connection', listener);
  }

  calls(route: string): Seen[] {
    return this.seen.filter(({ method, path }) => `${method} ${path}` === route);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://stub');
    const bytes = Buffer.concat(chunks);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const seen = { method, url, path: pathname, params: searchParams, headers, body: bytes.toString('utf8'), bytes };
    this.seen.push(seen);
    const answering = this.#routes.get(`${method} ${pathname}`);
    const answer = answering === undefined ? hydraError(400, 'Not Found') : await answering(seen);
    if (answer === 'drop') return void request.socket.destroy();
    const { status = 200, json, text, type = 'application/ld+json; charset=utf-8' } = answer;
    response.writeHead(status, { 'content-type': type, ...answer.headers });
    response.end(json === undefined ? text : JSON.stringify(json));
  }
}

export const me = {
  '@id': '/users/12',
  '@type': 'User',
  id: 12,
  givenName: 'Camille',
  familyName: 'Durand',
  shortFamilyName: 'D.',
  email: 'camille@example.org',
  avatar: 'https://cdn.example.org/a.png',
  language: { '@id': '/languages/1', '@type': 'Language', id: 1, code: 'fr' },
  roles: ['ROLE_ADMIN'],
  lastActivityDate: '2026-03-02T08:59:00+00:00',
  operates: [],
  password: '$2y$13$hash-that-must-not-be-kept',
  pwdToken: 'reset-token-that-must-not-be-kept',
};

export interface SignInStub {
  /** The tokens issued, in order. */
  readonly tokens: string[];
  permissions: string[];
  /** In seconds. */
  lifetime: number;
  refreshTokens: Set<string>;
}

/** A JWT of the platform's shape; nobody checks its signature here. */
export function jwt(claims: Readonly<Record<string, unknown>>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256', cty: 'JWT' })}.${part(claims)}.signature`;
}

/**
 * Login, refresh and what a sign-in reads (docs/platform/a-auth-users.md §2), with tokens that expire by the given
 * clock.
 */
export function withSignIn(stub: PlatformStub, clock: Clock): SignInStub {
  const state: SignInStub = {
    tokens: [],
    permissions: ['access_admin', 'user_list'],
    lifetime: 900,
    refreshTokens: new Set(),
  };
  const ends = new Map<string, number>();
  const give = (refreshToken: string): StubAnswer => {
    const iat = Math.floor(clock.now() / 1000);
    const token = jwt({ iat, exp: iat + state.lifetime, jti: state.tokens.length });
    state.tokens.push(token);
    ends.set(token, (iat + state.lifetime) * 1000);
    state.refreshTokens.add(refreshToken);
    return { json: { token, refreshToken }, type: 'application/json' };
  };
  stub.on('POST /login', ({ body }) => {
    const { username, password } = JSON.parse(body);
    return password === 'secret' ? give(`refresh-of-${username}`) : refused('Invalid credentials.');
  });
  stub.on('POST /token/refresh', ({ body }) => {
    const { refreshToken } = JSON.parse(body);
    return state.refreshTokens.has(refreshToken)
      ? give(refreshToken)
      : refused('An authentication exception occurred.');
  });
  const guarded =
    (answering: Answering): Answering =>
    (seen) => {
      const end = ends.get(seen.headers.authorization?.replace('Bearer ', '') ?? '');
      if (end === undefined) return refused('JWT Token not found');
      return clock.now() < end ? answering(seen) : refused('Expired JWT Token');
    };
  const on = stub.on.bind(stub);
  on(
    'GET /users/me',
    guarded(() => hydra([me])),
  );
  on(
    'GET /permissions',
    guarded(() => hydra(state.permissions)),
  );
  on(
    'GET /eec/instance',
    guarded(() => ({ json: { available: true, ldAvailable: true, sdAvailable: true, tabView: false } })),
  );
  on(
    'GET /permissions/grantable',
    guarded(() => hydra([2, 3])),
  );
  on(
    'GET /admin/users',
    guarded(() => hydra([])),
  );
  return state;
}
