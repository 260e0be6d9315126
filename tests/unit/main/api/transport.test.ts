import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Transport, type TransportOptions, type WireRequest } from '#main/api/transport.ts';
import type { Log } from '#main/ports.ts';
import { toAppError } from '#shared/failure.ts';
import { listeningLog, patient } from '#tests/support/fakes.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { type Answering, hydraError, PlatformStub } from '#tests/support/platform-stub.ts';

let stub: PlatformStub;
let log: Log;
let lines: string[];
beforeEach(async () => {
  ({ log, lines } = listeningLog());
  stub = await PlatformStub.start();
});
afterEach(() => stub.stop());

const open = (options: Partial<TransportOptions> = {}) =>
  new Transport({ baseUrl: stub.baseUrl, jsonWorker, fetch: nodeNetwork(), log, backOff: () => 1, ...options });
const read: WireRequest = { method: 'get', path: 'admin/users', kind: 'read' };
const write: WireRequest = { method: 'post', path: 'admin/users', kind: 'write', body: '{}' };
const page = (status: number) => ({ status, text: '<html>', type: 'text/html' });

async function errorOf(call: Promise<unknown>) {
  const outcome = await call.then(
    () => 'went through',
    (thrown: unknown) => toAppError(thrown),
  );
  return outcome;
}

/** The first answers in their order, then the last one for ever. */
function inTurn(...answers: ReturnType<Answering>[]): Answering {
  return () => (answers.length > 1 ? answers.shift() : answers[0]) ?? 'drop';
}

describe('a request', () => {
  it('carries accept, token, content type and the parameters that have a value', async () => {
    stub.on('GET /admin/users', { json: {} });
    const params = [
      ['q', "d'Arc & fils+1 é"],
      ['gender[]', '1'],
      ['gender[]', '2'],
      ['order[familyName]', 'asc'],
      ['name', ''],
    ] as const;
    await open().send({ ...read, params, token: 'abc' });
    const [seen] = stub.seen;
    expect([...(seen?.params ?? [])]).toEqual(params.slice(0, 4));
    expect(seen?.headers).toMatchObject({ accept: 'application/ld+json', authorization: 'Bearer abc' });
    expect(seen?.headers.cookie).toBeUndefined();
    expect(seen?.headers.referer).toBeUndefined();
  });

  it('keeps the path of the base address', async () => {
    stub.on('GET /api/v1/admin/users', { json: { ok: true } });
    expect(await open({ baseUrl: `${stub.baseUrl}/api/v1/` }).send(read)).toEqual({ ok: true });
  });

  it('follows no redirect, which could turn a write into a read or leak the token', async () => {
    stub.on('POST /admin/users', { status: 302, headers: { location: '/elsewhere' } });
    stub.on('GET /elsewhere', { json: {} });
    expect(await errorOf(open().send({ ...write, token: 'abc' }))).toEqual({ kind: 'network', reason: 'unreachable' });
    expect(stub.calls('GET /elsewhere')).toHaveLength(0);
  });

  it('returns undefined for status 204', async () => {
    stub.on('DELETE /admin/users/5', { status: 204, text: '' });
    expect(await open().send({ method: 'delete', path: 'admin/users/5', kind: 'write' })).toBeUndefined();
  });
});

describe('a read', () => {
  it.each([502, 503, 504])('is repeated after a %i from a gateway', async (status) => {
    stub.on('GET /admin/users', inTurn(page(status), page(status), { json: 1 }));
    expect(await open().send(read)).toBe(1);
    expect(stub.seen).toHaveLength(3);
  });

  it('is repeated after a dropped connection', async () => {
    stub.on('GET /admin/users', inTurn('drop', { json: 1 }));
    expect(await open().send(read)).toBe(1);
  });

  it('is repeated after an error that is not a TypeError of fetch', async () => {
    let asked = 0;
    const moody = async () => {
      asked += 1;
      if (asked === 1) throw new Error('net::ERR_NETWORK_CHANGED');
      return Response.json(1);
    };
    expect(await open({ fetch: moody }).send(read)).toBe(1);
  });

  it('is repeated once at most after dropped connections', async () => {
    stub.on('GET /admin/users', () => 'drop');
    expect(await errorOf(open().send(read))).toEqual({ kind: 'network', reason: 'unreachable' });
    expect(stub.seen).toHaveLength(2);
  });

  it('is repeated twice at most while a gateway is unavailable', async () => {
    stub.on('GET /admin/users', page(502));
    expect(await errorOf(open().send(read))).toMatchObject({ kind: 'server', status: 502, isGateway: true });
    expect(stub.seen).toHaveLength(3);
  });

  it('waits longer before each repetition', async () => {
    const waits: number[] = [];
    stub.on('GET /admin/users', page(502));
    await errorOf(
      open({
        backOff: (attempt) => {
          waits.push(attempt);
          return 1;
        },
      }).send(read),
    );
    expect(waits).toEqual([1, 2]);
  });

  it.each([
    ['500', page(500)],
    ['400', hydraError(400, 'Not Found')],
    ['401', { status: 401, json: { code: 401, message: 'Expired JWT Token' } }],
    ['429', page(429)],
    ["the platform's own 503: the query is broken and stays so", hydraError(503, 'Service Unavailable')],
  ])('is not repeated after %s', async (_, answer) => {
    stub.on('GET /admin/users', answer);
    await errorOf(open().send(read));
    expect(stub.seen).toHaveLength(1);
  });
});

describe('the log', () => {
  const noted = () => lines.map((line) => JSON.parse(line));

  it('records the cause of a broken connection, without the query', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:443'), { code: 'ECONNREFUSED' });
    const dead = async () => {
      throw new TypeError('fetch failed', { cause });
    };
    await errorOf(open({ fetch: dead }).send({ ...read, params: [['email', 'zoe@example.org']], token: 'secret' }));
    expect(noted()).toMatchObject([
      { level: 'warn', method: 'get', path: 'admin/users', kind: 'network', cause: cause.message },
    ]);
    expect(lines.join()).not.toMatch(/zoe|secret/);
  });

  it('records failures of the platform, and answers that are not JSON', async () => {
    stub.on('GET /admin/users', inTurn(hydraError(500, 'Internal Server Error'), { text: '<html>' }));
    await errorOf(open().send(read));
    await errorOf(open().send(read));
    expect(noted()).toMatchObject([
      { kind: 'server', status: 500, isUnreadable: false },
      { kind: 'server', status: 200, isUnreadable: true },
    ]);
  });

  it('records neither refusals nor cancelled calls', async () => {
    stub.on('GET /admin/users', hydraError(400, 'Access Denied.'));
    await errorOf(open().send(read));
    await errorOf(open().send({ ...read, signal: AbortSignal.abort() }));
    expect(lines).toEqual([]);
  });
});

describe('a request that is not a read', () => {
  const others: [string, WireRequest][] = [
    ['a POST', write],
    ['a PATCH', { ...write, method: 'patch' }],
    ['a DELETE', { ...write, method: 'delete', body: undefined }],
    ['an upload', { ...write, kind: 'upload' }],
    ['an import', { ...write, kind: 'import' }],
    ['a GET that writes', { ...read, kind: 'write' }],
  ];
  it.each(others)('is never repeated: %s', async (_, request) => {
    const route = `${request.method.toUpperCase()} /admin/users`;
    stub.on(route, page(503));
    expect(await errorOf(open().send(request))).toMatchObject({ kind: 'server', status: 503 });
    stub.on(route, () => 'drop');
    expect(await errorOf(open().send(request))).toEqual({ kind: 'network', reason: 'unreachable' });
    expect(stub.calls(route)).toHaveLength(2);
  });
});

describe('a call that does not end', () => {
  it('times out at the limit of its kind, and is not repeated', async () => {
    let asked = 0;
    const never = () => {
      asked += 1;
      return new Promise<Response>(() => {});
    };
    const transport = open({ fetch: never, timeLimits: { read: 40 } });
    expect(await errorOf(transport.send(read))).toEqual({ kind: 'network', reason: 'timeout' });
    expect(asked).toBe(1);
  });

  it('times out in the middle of its answer too', async () => {
    const trickle = async () => new Response(new ReadableStream({ start: (out) => out.enqueue(new Uint8Array(1)) }));
    const transport = open({ fetch: trickle, timeLimits: { read: 40 } });
    expect(await errorOf(transport.send(read))).toEqual({ kind: 'network', reason: 'timeout' });
  });

  it('can be cancelled, even where the network ignores the signal', async () => {
    const control = new AbortController();
    const call = errorOf(open({ fetch: () => new Promise(() => {}) }).send({ ...read, signal: control.signal }));
    control.abort();
    expect(await call).toEqual({ kind: 'cancelled' });
  });

  it('can be cancelled between two tries', async () => {
    const control = new AbortController();
    stub.on('GET /admin/users', page(502));
    const call = errorOf(open({ backOff: () => 60_000 }).send({ ...read, signal: control.signal }));
    await expect.poll(() => stub.seen.length, patient).toBe(1);
    control.abort();
    expect(await call).toEqual({ kind: 'cancelled' });
  });

  it('is not sent when it was cancelled before it began', async () => {
    expect(await errorOf(open().send({ ...read, signal: AbortSignal.abort() }))).toEqual({ kind: 'cancelled' });
    expect(stub.seen).toHaveLength(0);
  });
});

describe('a download', () => {
  const csv: WireRequest = { method: 'get', path: 'admin/users/export', kind: 'download', accept: 'text/csv' };
  const text = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

  it('is delivered as a stream', async () => {
    stub.on('GET /admin/users/export', { text: 'id\n1\n', type: 'text/csv' });
    expect(await text(await open().stream(csv))).toBe('id\n1\n');
    expect(stub.seen[0]?.headers.accept).toBe('text/csv');
  });

  it('without a body is empty', async () => {
    const transport = open({ fetch: async () => new Response(null) });
    expect(await text(await transport.stream(csv))).toBe('');
  });

  it('fails before it begins when it is refused', async () => {
    stub.on('GET /admin/users/export', hydraError(400, 'Access Denied.'));
    const call = open().stream({ ...csv, context: { right: 'admin_user_export_all' } });
    expect(await errorOf(call)).toMatchObject({ kind: 'denied', right: 'admin_user_export_all' });
  });

  /** A body that gives one piece and then does what the test says. */
  const broken = (next: (out: ReadableStreamDefaultController) => void) => async () => {
    let pulls = 0;
    return new Response(
      new ReadableStream({
        pull(out) {
          pulls += 1;
          if (pulls === 1) out.enqueue(new TextEncoder().encode('id\n'));
          else {
            next(out);
            return new Promise(() => {});
          }
        },
      }),
    );
  };

  it('fails with a network error when it breaks off', async () => {
    const stream = await open({ fetch: broken((out) => out.error(new TypeError('terminated'))) }).stream(csv);
    expect(await errorOf(text(stream))).toEqual({ kind: 'network', reason: 'unreachable' });
  });

  it('times out when no more bytes arrive', async () => {
    const stream = await open({ fetch: broken(() => {}), stallLimit: 30 }).stream(csv);
    expect(await errorOf(text(stream))).toEqual({ kind: 'network', reason: 'timeout' });
  });

  it('does not count the time of a slow reader towards the limit', async () => {
    const stream = await open({ fetch: async () => new Response('id\n1\n'), stallLimit: 30 }).stream(csv);
    await new Promise((resolve) => setTimeout(resolve, 90));
    expect(await text(stream)).toBe('id\n1\n');
  });

  it('does not count silence towards the limit while nobody reads', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = broken(async (out) => {
      await held;
      out.close();
    });
    const stream = await open({ fetch: slow, stallLimit: 30 }).stream(csv);
    const reader = stream.getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 90));
    release();
    expect(await reader.read()).toMatchObject({ done: true });
  });

  it('can be cancelled half-way', async () => {
    const control = new AbortController();
    const stream = await open({ fetch: broken(() => control.abort()) }).stream({ ...csv, signal: control.signal });
    expect(await errorOf(text(stream))).toEqual({ kind: 'cancelled' });
  });

  it('is cancelled at the source when its reader stops', async () => {
    let isCancelled = false;
    const source = async () =>
      new Response(
        new ReadableStream({
          pull: (out) => out.enqueue(new Uint8Array(1)),
          cancel: () => {
            isCancelled = true;
          },
        }),
      );
    await (await open({ fetch: source }).stream(csv)).cancel();
    expect(isCancelled).toBe(true);
  });
});

describe('the text of an answer', () => {
  it('has no lone surrogates, which no address and no file can hold', async () => {
    stub.on('GET /admin/users', {
      text: String.raw`{"email":"a\ud800b@example.org","names":["\udc00","\ud83d\ude00 Zo\u00e9"]}`,
      type: 'application/ld+json',
    });
    expect(await open().send(read)).toEqual({ email: 'a\ufffdb@example.org', names: ['\ufffd', '\u{1f600} Zoé'] });
  });

  it('is read up to a limit, so that an endless answer cannot fill the memory', async () => {
    stub.on('GET /admin/users', { text: `"${'x'.repeat(65 * 1024 * 1024)}"`, type: 'application/ld+json' });
    expect(await errorOf(open().send(read))).toMatchObject({ kind: 'server', isUnreadable: true });
  });
});
