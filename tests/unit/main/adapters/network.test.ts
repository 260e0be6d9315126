import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PlatformClient } from '#main/api/client.ts';
import { messageCheckHandlers } from '#main/campaigns/check.ts';
import { RedirectFailure } from '#main/network/redirect.ts';
import { createSystemFetch } from '#main/network/system-fetch.ts';
import { messageOf } from '#tests/support/campaigns.ts';
import { FakeClock, silent } from '#tests/support/fakes.ts';
import { asItem } from '#tests/support/node-network.ts';

const electron = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const { net } = await import('../../../../tools/browser-shell/electron/net.ts');
  const partitions: string[] = [];
  return {
    partitions,
    net: { request: vi.fn(net.request) },
    app: new EventEmitter(),
    session: {
      defaultSession: { resolveProxy: async (url: string) => `PROXY for.${new URL(url).hostname}:1` },
      fromPartition: (name: string, options: object) => {
        partitions.push(`${name} ${JSON.stringify(options)}`);
        return {
          name,
          // As Electron's: what it does not follow, it tells without its status.
          fetch: async (input: string, init?: RequestInit) => {
            const response = await fetch(input, { ...init, redirect: 'manual' });
            if (response.status < 300 || response.status > 399) return response;
            throw new Error('Redirect was cancelled');
          },
          closeAllConnections: async () => void partitions.push(`closed ${name}`),
        };
      },
    },
  };
});
vi.mock('electron', () => electron);

const { openSystemNetwork, refuseClientCertificates, resolveProxy } = await import('#main/adapters/network.ts');

/** Serves on this computer until the end of the test; returns the address. */
async function serve(
  answer: (request: IncomingMessage, response: ServerResponse, body: Promise<string>) => void,
): Promise<string> {
  const server = createServer((request, response) => answer(request, response, text(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on TCP has an address of this shape.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("the system's network", () => {
  it('resolves the proxy for each address', async () => {
    expect(await resolveProxy('https://api.example.org/')).toBe('PROXY for.api.example.org:1');
  });

  it('opens a new session in memory at each call', async () => {
    const [first, second] = [openSystemNetwork(), openSystemNetwork()];
    await second.closeAllConnections();
    const options = '{"cache":false}';
    expect(electron.partitions).toEqual([`network-1 ${options}`, `network-2 ${options}`, 'closed network-2']);
    await first.fetch(await serve((_, response) => response.end()), { credentials: 'omit' });
    expect(electron.net.request).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ session: expect.objectContaining({ name: 'network-1' }), redirect: 'manual' }),
    );
  });

  it('sends what it is asked, and answers what the server does', async () => {
    const asked: unknown[] = [];
    const address = await serve(async ({ method, url, headers }, response, body) => {
      asked.push([method, url, headers['content-type'], headers['content-length'], await body]);
      response.writeHead(201, 'Made', { 'x-made': 'yes' }).end('made');
    });
    const init = { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'é' };
    const response = await asItem(createSystemFetch(openSystemNetwork))(new Request(`${address}/a?b=c`, init));
    expect(asked).toEqual([['PUT', '/a?b=c', 'text/plain', '2', 'é']]);
    expect([response.status, response.statusText, response.headers.get('x-made')]).toEqual([201, 'Made', 'yes']);
    expect(await response.text()).toBe('made');
    expect((await asItem(createSystemFetch(openSystemNetwork))(address, { method: 'HEAD' })).body).toBeNull();
  });

  it.each([301, 302, 303, 307, 308])('tells the status of a redirect, and follows none: %i', async (status) => {
    let calls = 0;
    const address = await serve((_, response) => {
      calls += 1;
      response.writeHead(status, { location: '/login' }).end();
    });
    const fetch = asItem(createSystemFetch(openSystemNetwork));
    for (const redirect of ['manual', 'error', 'follow'] as const) {
      await expect(fetch(address, { redirect, isRead: true })).rejects.toMatchObject({ status });
    }
    await expect(fetch(address, { method: 'POST', body: '{}' })).rejects.toBeInstanceOf(RedirectFailure);
    expect(calls).toBe(4);
  });

  it('finds a link that has moved good, and a picture that has moved failing', async () => {
    const address = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    const handlers = messageCheckHandlers({
      // Addresses of the site are asked without reading the campaign.
      client: {} as PlatformClient,
      fetch: asItem(createSystemFetch(openSystemNetwork)),
      clock: new FakeClock(),
      confirmHosts: async () => false,
      log: silent,
      siteHosts: [new URL(address).host],
    });
    const context = { signal: new AbortController().signal, progress: () => undefined, commit: () => undefined };
    const found = await handlers['campaigns.checkMessage'](
      { id: null, body: messageOf([address], [address]) },
      context,
    );
    expect(found.links).toEqual([{ address, outcome: 'ok', status: 302, bytes: null }]);
    expect(found.images).toEqual([{ address, outcome: 'failing', status: 302, bytes: null }]);
  });

  it('ends a request when its caller does, also while the answer is read', async () => {
    const asked = Promise.withResolvers<void>();
    const address = await serve(({ url }, response) => {
      if (url === '/half') response.write('half');
      asked.resolve();
    });
    const fetch = asItem(createSystemFetch(openSystemNetwork));
    const caller = new AbortController();
    const waiting = fetch(address, { signal: caller.signal });
    await asked.promise;
    caller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(fetch(address, { signal: caller.signal })).rejects.toThrow('enough');
    const reader = new AbortController();
    const response = await fetch(`${address}/half`, { signal: reader.signal, isRead: true });
    reader.abort();
    await expect(response.text()).rejects.toThrow();
  });

  it('fails with the name of the network error', async () => {
    const fetch = asItem(createSystemFetch(openSystemNetwork));
    await expect(fetch('http://127.0.0.1:1/')).rejects.toThrow('net::');
    await expect(fetch('file:///etc/passwd')).rejects.toThrow('only supports http: and https:');
  });

  it('sends no client certificate of this computer to any server', () => {
    refuseClientCertificates();
    const choose = vi.fn();
    const preventDefault = vi.fn();
    electron.app.emit('select-client-certificate', { preventDefault }, null, 'https://a.example/', [{}], choose);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(choose).toHaveBeenCalledExactlyOnceWith();
  });
});
