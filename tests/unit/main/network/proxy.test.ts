import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Transport, type WireRequest } from '#main/api/transport.ts';
import { AddressGuard, guardCode } from '#main/network/address-guard.ts';
import { openNetwork } from '#main/network/open-network.ts';
import { accountOf, ProxyCredentials, withoutQuestions } from '#main/network/proxy-credentials.ts';
import { guarded } from '#main/network/system-fetch.ts';
import type { HttpFetch } from '#main/ports.ts';
import { toAppError } from '#shared/failure.ts';
import type { ProxyAnswer, ProxyQuestion } from '#shared/ipc/network.ts';
import { FakeClock, FakeSecrets, listeningEmit, listeningLog, patient } from '#tests/support/fakes.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';
import { asItem } from '#tests/support/node-network.ts';
import { type ProxyServer, startProxy } from '#tests/support/proxy-server.ts';
import { certificates } from '#tests/support/tls.ts';

const { ca, server: own } = certificates();
const pem = { cert: readFileSync(own.cert), key: readFileSync(own.key) };

let platform: Server;
let arrived: string[];
let baseUrl: string;
const proxies: ProxyServer[] = [];
beforeEach(async () => {
  arrived = [];
  platform = createServer(pem, (request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json').end('1');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address of this shape.
  baseUrl = `https://localhost:${(platform.address() as AddressInfo).port}`;
});
afterEach(async () => {
  platform.closeAllConnections();
  platform.close();
  for (const proxy of proxies.splice(0)) await proxy.stop();
});

async function proxyWith(...args: Parameters<typeof startProxy>): Promise<ProxyServer> {
  const proxy = await startProxy(...args);
  proxies.push(proxy);
  return proxy;
}

/** The application on this computer: what is left in `secrets` is there at its next start. */
function open(ways: () => string, secrets = new FakeSecrets(), limit = 60_000) {
  const emitted = listeningEmit();
  const { log, lines } = listeningLog();
  const clock = new FakeClock();
  const credentials = new ProxyCredentials({ secrets, clock, emit: emitted.emit, log });
  const network = openNetwork({
    config: { network: 'node', apiBaseUrl: baseUrl },
    resolveProxy: async () => ways(),
    openSystemNetwork: () => {
      throw new Error('not asked for');
    },
    credentials,
    userAgent: 'Escale/test',
    systemCertificates: () => [readFileSync(ca, 'utf8')],
    clock,
    log,
  });
  const transport = new Transport({
    baseUrl,
    jsonWorker,
    fetch: network(),
    log,
    backOff: () => 1,
    timeLimits: { write: limit },
    isPersonAsked: () => credentials.question !== null,
  });
  const questions = () => emitted.of('network.asked').filter((question) => question !== null);
  const unasked = network(undefined, withoutQuestions(credentials));
  return { network, unasked, transport, credentials, questions, lines, secrets, clock };
}

const write: WireRequest = { method: 'post', path: 'admin/users', kind: 'write', body: '{}' };
const read: WireRequest = { method: 'get', path: 'admin/users', kind: 'read' };
const outcomeOf = (call: Promise<unknown>) => call.catch(toAppError);

/** Answers each question as it comes. */
function answering(
  { credentials, questions }: ReturnType<typeof open>,
  answer: (question: ProxyQuestion) => ProxyAnswer | null,
) {
  let answered = 0;
  const timer = setInterval(() => {
    const { question } = credentials;
    if (question === null || question.id === answered) return;
    answered = question.id;
    credentials.answer(question.id, answer(question));
  }, 5);
  return { stop: () => clearInterval(timer), questions };
}

describe('an address that the platform names, behind a proxy', () => {
  /** What this computer's resolver knows; a strict network knows nothing of the internet. */
  const known: Readonly<Record<string, string>> = {
    'cdn.example.org': '203.0.113.7',
    '10.0.0.1.nip.io': '10.0.0.1',
    'intranet.example.org': '192.168.1.10',
  };
  const guard = new AddressGuard({ api: 'api.example.org', site: ['pictures.example.org'] }, async (host) => {
    const address = known[host];
    if (address === undefined) throw new Error('getaddrinfo ENOTFOUND');
    return [{ address, family: 4 }];
  });

  it.each([
    ['a private address', 'https://10.0.0.1.nip.io/', 'ERR_ADDRESS_REFUSED'],
    ['a host of the internal network', 'https://intranet.example.org/', 'ERR_ADDRESS_REFUSED'],
    ['a name that nobody but the proxy resolves', 'https://elsewhere.example.org/', 'ERR_ADDRESS_UNRESOLVED'],
  ])('is not asked for when it is %s', async (_what, address, code) => {
    const proxy = await proxyWith();
    const thrown = await open(() => `PROXY ${proxy.name}`)
      .network(guard)(address, { answer: 'item' })
      .then(() => 'answered', guardCode);
    expect(thrown).toBe(code);
    expect(proxy.requests).toEqual([]);
  });

  it.each(['cdn.example.org', 'pictures.example.org', 'api.example.org'])('is asked for at %s', async (host) => {
    const proxy = await proxyWith({ refusal: 503 });
    await expect(
      open(() => `PROXY ${proxy.name}`).network(guard)(`https://${host}/`, { answer: 'item' }),
    ).rejects.toThrow();
    expect(proxy.requests.map(({ target }) => target)).toEqual([`${host}:443`]);
  });

  it('is decided on in the same way over the network of the system, which may ask a proxy', async () => {
    const asked: string[] = [];
    const answer: HttpFetch = async (input) => {
      asked.push(String(input));
      return new Response('x');
    };
    const fetch = asItem(guarded(answer, guard));
    await expect(fetch('https://10.0.0.1.nip.io/')).rejects.toThrow();
    await expect(fetch('https://elsewhere.example.org/')).rejects.toThrow();
    await fetch('https://pictures.example.org/');
    expect(asked).toEqual(['https://pictures.example.org/']);
  });
});

describe('a proxy of the system', () => {
  it('opens a tunnel, in which only the platform can read the request', async () => {
    const proxy = await proxyWith();
    const { transport } = open(() => `PROXY ${proxy.name}`);
    expect(await transport.send(write)).toBe(1);
    const asked = { target: new URL(baseUrl).host, authorization: undefined };
    // The first of them met an authority that Node does not know.
    expect(proxy.requests).toEqual([asked, asked]);
    expect(arrived).toEqual(['POST /admin/users']);
  });

  it('may itself use TLS', async () => {
    const proxy = await proxyWith({ tls: pem });
    expect(await open(() => `HTTPS ${proxy.name}`).transport.send(read)).toBe(1);
    expect(proxy.requests).not.toEqual([]);
  });

  it('is skipped for the next one when it is unreachable, and is tried last for a while', async () => {
    const away = await startProxy();
    await away.stop();
    const next = await proxyWith();
    const { transport, lines } = open(() => `PROXY ${away.name}; PROXY ${next.name}; DIRECT`);
    await transport.send(write);
    await transport.send(write);
    expect(arrived).toHaveLength(2);
    expect(lines.filter((line) => line.includes('cannot be reached'))).toHaveLength(1);
  });

  it('is skipped when it is unreachable and a direct connection is the next choice', async () => {
    const away = await startProxy();
    await away.stop();
    expect(await open(() => `PROXY ${away.name};DIRECT`).transport.send(write)).toBe(1);
  });

  it('sends nothing when it is unreachable and the only choice', async () => {
    const away = await startProxy();
    await away.stop();
    const outcome = await outcomeOf(open(() => `PROXY ${away.name}`).transport.send(write));
    expect(outcome).toEqual({ kind: 'network', reason: 'unreachable', isUnsent: true });
  });

  it('is named in the error when it refuses the platform', async () => {
    const proxy = await proxyWith({ refusal: 403 });
    const { transport } = open(() => `PROXY ${proxy.name}; DIRECT`);
    expect(await outcomeOf(transport.send(read))).toEqual({ kind: 'network', reason: 'proxyRefused', isUnsent: true });
    expect(proxy.requests).toHaveLength(1);
    expect(arrived).toEqual([]);
  });

  it('that wants credentials gets those that are known from what nobody started, and nobody is asked', async () => {
    const proxy = await proxyWith({ credentials: 'zoé:right' });
    const opened = open(() => `PROXY ${proxy.name}`);
    const { unasked, questions, transport } = opened;
    await expect(unasked(`${baseUrl}/updates.json`, { isRead: true, answer: 'updates' })).rejects.toThrow();
    expect([questions(), arrived]).toEqual([[], []]);
    const { stop } = answering(opened, () => ({ user: 'zoé', password: 'right' }));
    await transport.send(read);
    stop();
    expect((await unasked(`${baseUrl}/updates.json`, { isRead: true, answer: 'updates' })).status).toBe(200);
    expect(questions()).toHaveLength(1);
  });

  it.each(['SOCKS5 127.0.0.1:9', 'SOCKS 127.0.0.1:9'])(
    'gives the error proxyMethod when its kind is not supported: %s',
    async (way) => {
      expect(await outcomeOf(open(() => way).transport.send(write))).toMatchObject({
        reason: 'proxyMethod',
        isUnsent: true,
      });
    },
  );

  it('is resolved again for each connection', async () => {
    const [first, second] = [await proxyWith(), await proxyWith()];
    let way = first.name;
    const { transport } = open(() => `PROXY ${way}`);
    await transport.send(write);
    const before = first.requests.length;
    way = second.name;
    await transport.send(write);
    expect([first.requests.length, second.requests.length]).toEqual([before, 1]);
  });
});

describe('a proxy that requires credentials', () => {
  const right: ProxyAnswer = { user: 'zoé', password: 'a:b' };
  const credentials = `${right.user}:${right.password}`;

  it('asks for them once for all waiting calls, and stores them for the next start', async () => {
    const proxy = await proxyWith({ credentials });
    const way = () => `PROXY ${proxy.name}`;
    const app = open(way);
    const person = answering(app, () => right);
    expect(await Promise.all([write, read, write].map((call) => app.transport.send(call)))).toEqual([1, 1, 1]);
    person.stop();
    expect(app.questions()).toEqual([{ id: 1, proxy: proxy.name, realm: 'Test, "house"', isRefused: false }]);
    expect(app.credentials.question).toBeNull();
    await expect.poll(() => app.secrets.entries.get(accountOf(proxy.name))).toBe(JSON.stringify(right));

    const next = open(way, app.secrets);
    expect(await next.transport.send(write)).toBe(1);
    expect(next.questions()).toEqual([]);
    expect(app.lines.concat(next.lines).join()).not.toMatch(/a:b|zoé/);
  });

  it('is shown by the first 200 characters of the name that it gives itself', async () => {
    const app = open(() => 'DIRECT');
    const asking = app.credentials.visit('proxy.example.org:3128').ask('x'.repeat(300), null);
    await expect.poll(() => app.credentials.question?.realm).toBe('x'.repeat(200));
    app.credentials.answer(1, null);
    expect(await asking).toBeNull();
  });

  it('stops the clock of calls until the person answers', async () => {
    const proxy = await proxyWith({ credentials });
    // Long enough for a slow machine to come as far as the question.
    const limit = 4000;
    const app = open(() => `PROXY ${proxy.name}`, undefined, limit);
    const call = app.transport.send(write);
    await expect.poll(() => app.credentials.question, patient).not.toBeNull();
    await setTimeout(2 * limit);
    app.credentials.answer(1, right);
    expect(await call).toBe(1);
  });

  it('asks again when it refuses credentials, including stored ones', async () => {
    const proxy = await proxyWith({ credentials });
    const secrets = new FakeSecrets();
    secrets.entries.set(accountOf(proxy.name), JSON.stringify({ user: 'zoé', password: 'of last year' }));
    const app = open(() => `PROXY ${proxy.name}`, secrets);
    const answers = [{ user: 'zoé', password: 'mistyped' }, right];
    const person = answering(app, () => answers.shift() ?? null);
    expect(await app.transport.send(write)).toBe(1);
    person.stop();
    expect(app.questions().map(({ isRefused }) => isRefused)).toEqual([true, true]);
    expect(arrived).toHaveLength(1);
    await expect.poll(() => secrets.entries.get(accountOf(proxy.name))).toBe(JSON.stringify(right));
  });

  it('fails all waiting calls when the person gives none, and asks again at the next call', async () => {
    const proxy = await proxyWith({ credentials });
    const app = open(() => `PROXY ${proxy.name}`);
    const refusing = answering(app, () => null);
    const outcomes = await Promise.all([write, read, write].map((call) => outcomeOf(app.transport.send(call))));
    refusing.stop();
    const error = { kind: 'network', reason: 'proxyCredentials', isUnsent: true };
    expect(outcomes).toEqual([error, error, error]);
    expect(app.questions()).toHaveLength(1);
    const willing = answering(app, () => right);
    expect(await app.transport.send(write)).toBe(1);
    willing.stop();
    expect(arrived).toHaveLength(1);
  });

  it.each([
    ['none', 'get'],
    ['one that hangs', 'hang'],
  ] as const)('uses credentials from memory where there is no keychain: %s', async (_, how) => {
    const proxy = await proxyWith({ credentials });
    const secrets = new FakeSecrets();
    if (how === 'hang') secrets.hanging.add('get').add('set');
    else secrets.failing.add('get').add('set');
    const app = open(() => `PROXY ${proxy.name}`, secrets);
    const person = answering(app, () => right);
    const call = app.transport.send(write);
    if (how === 'hang') {
      await expect.poll(() => app.clock.waiting).toBe(1);
      app.clock.advance(5_000);
    }
    expect(await call).toBe(1);
    expect(await app.transport.send(write)).toBe(1);
    person.stop();
    expect(app.questions()).toHaveLength(1);
  });

  it.each([
    ['Negotiate alone', ['Negotiate']],
    ['NTLM too', ['Negotiate', 'NTLM']],
    ['in one header', ['Digest realm="a", nonce="Basic, x"']],
  ])('gives an error when only the system supports its authentication: %s', async (_, challenges) => {
    const proxy = await proxyWith({ credentials, challenges });
    const app = open(() => `PROXY ${proxy.name}`);
    expect(await outcomeOf(app.transport.send(read))).toEqual({
      kind: 'network',
      reason: 'proxyMethod',
      isUnsent: true,
    });
    expect(app.questions()).toEqual([]);
    expect(proxy.requests).toHaveLength(1);
    expect(app.lines.join()).toContain(challenges[0]?.split(' ')[0]);
  });

  it.each([
    ['beside another way', ['Negotiate', 'Basic realm="x"']],
    ['in one header with it', ['Negotiate, Basic realm="x"']],
    ['without a realm', ['basic']],
  ])('accepts Basic authentication %s', async (_, challenges) => {
    const proxy = await proxyWith({ credentials, challenges });
    const app = open(() => `PROXY ${proxy.name}`);
    const person = answering(app, () => right);
    expect(await app.transport.send(write)).toBe(1);
    person.stop();
  });
});
