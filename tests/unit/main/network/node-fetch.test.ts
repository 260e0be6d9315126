import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patient } from '#tests/support/fakes.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';

let server: Server;
let answer: RequestListener;
let url: string;
let sockets: Set<Socket>;
beforeEach(async () => {
  sockets = new Set();
  server = createServer((request, response) => answer(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address of this shape.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const text = 'é'.repeat(50_000);

describe('an answer', () => {
  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['BR', brotliCompressSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('is decoded from the content coding %s', async (coding, bytes) => {
    answer = (_, response) => response.setHeader('content-encoding', coding).end(bytes);
    expect(await (await nodeNetwork()(url)).text()).toBe(text);
  });

  it.each([
    ['truncated', gzipSync(text).subarray(0, -20)],
    ['missing', Buffer.from('plain')],
  ])('with a content coding that is %s cannot be read', async (_, bytes) => {
    answer = (_request, response) => response.setHeader('content-encoding', 'gzip').end(bytes);
    const response = await nodeNetwork()(url);
    await expect(response.text()).rejects.toThrow();
  });

  it.each([204, 304])('with status %i has no body', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    const response = await nodeNetwork()(url);
    expect([response.status, response.body]).toEqual([status, null]);
  });

  it('keeps its headers, including file names in UTF-8', async () => {
    const name = Buffer.from('attachment; filename="Éléonore – 1.csv"').toString('latin1');
    answer = (_, response) =>
      response.writeHead(200, { 'content-disposition': name, 'set-cookie': ['a=1', 'b=2'] }).end();
    const { headers } = await nodeNetwork()(url);
    expect(Buffer.from(headers.get('content-disposition') ?? '', 'latin1').toString()).toContain('Éléonore – 1.csv');
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it.each([301, 302, 303, 307, 308])('with the redirect status %i is not followed', async (status) => {
    let asked = 0;
    answer = (_, response) => {
      asked += 1;
      response.writeHead(status, { location: '/elsewhere' }).end('gone');
    };
    await expect(nodeNetwork()(url, { method: 'POST', body: '1' })).rejects.toThrow();
    await expect(nodeNetwork()(url, { isRead: true })).rejects.toThrow();
    expect(asked).toBe(2);
  });

  it('closes its connection when its reader stops', async () => {
    answer = (_, response) => {
      response.write('x'.repeat(100_000));
    };
    const response = await nodeNetwork()(url, { isRead: true });
    expect(sockets.size).toBe(1);
    await response.body?.cancel();
    await expect.poll(() => sockets.size, patient).toBe(0);
  });

  it('can be cancelled before it arrives and while it is read', async () => {
    answer = () => undefined;
    const before = new AbortController();
    const waiting = nodeNetwork()(url, { signal: before.signal });
    await expect.poll(() => sockets.size, patient).toBe(1);
    before.abort();
    await expect(waiting).rejects.toThrow(/abort/);
    answer = (_, response) => response.write('half');
    const within = new AbortController();
    const response = await nodeNetwork()(url, { signal: within.signal });
    within.abort();
    await expect(response.text()).rejects.toThrow(/abort/);
    await expect.poll(() => sockets.size, patient).toBe(0);
  });
});

describe('a request', () => {
  it('sends the user agent, and no cookie that an answer set', async () => {
    const seen: Record<string, unknown>[] = [];
    answer = ({ headers }, response) => {
      seen.push(headers);
      response.setHeader('set-cookie', 'session=1; Path=/').setHeader('cache-control', 'max-age=3600').end('1');
    };
    const fetch = nodeNetwork();
    for (const _ of [1, 2]) await (await fetch(url, { isRead: true, headers: { accept: 'text/csv' } })).text();
    expect(seen).toHaveLength(2);
    expect(seen[1]).toMatchObject({ accept: 'text/csv', 'user-agent': 'Escale/test' });
    expect(Object.keys(seen[1] ?? {}).filter((name) => /cookie|referer|origin|if-|sec-/.test(name))).toEqual([]);
  });

  it('shares six connections with other reads; a write has its own', async () => {
    const waiting: (() => void)[] = [];
    answer = (_, response) => void waiting.push(() => response.end('1'));
    const fetch = nodeNetwork();
    const reads = Array.from({ length: 20 }, () => fetch(url, { isRead: true }));
    await expect.poll(() => waiting.length, patient).toBe(6);
    const write = fetch(url, { method: 'POST', body: '1' });
    await expect.poll(() => waiting.length, patient).toBe(7);
    expect(sockets.size).toBe(7);
    answer = (_, response) => response.end('1');
    for (const end of waiting) end();
    for (const call of [...reads, write]) expect(await (await call).text()).toBe('1');
  });
});
