import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Transport, type WireRequest } from '#main/api/transport.ts';
import { createSystemFetch, type SystemNetwork } from '#main/network/system-fetch.ts';
import type { HttpFetch } from '#main/ports.ts';
import { toAppError } from '#shared/failure.ts';
import { CutServer, type Ending } from '#tests/support/cut-server.ts';
import { silent } from '#tests/support/fakes.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';

let server: CutServer;
beforeEach(async () => {
  server = await CutServer.start();
});
afterEach(() => server.stop());

const path = 'admin/users';
const writes: [string, WireRequest][] = [
  ['POST', { method: 'post', path, kind: 'write', body: '{}', contentType: 'application/ld+json' }],
  ['PATCH', { method: 'patch', path, kind: 'write', body: '{}' }],
  ['DELETE', { method: 'delete', path, kind: 'write' }],
  ['GET that writes', { method: 'get', path, kind: 'write' }],
  ['upload', { method: 'post', path, kind: 'upload', body: formOf('picture.png') }],
  ['import', { method: 'post', path, kind: 'import', body: formOf('people.csv') }],
];
const cuts: Ending[] = ['before', 'within', 'after', 408, 421];

function formOf(name: string): FormData {
  const form = new FormData();
  form.append('file', new File(['a;b\n1;2\n'], name));
  return form;
}

const open = (fetch: HttpFetch) =>
  new Transport({ baseUrl: server.baseUrl, jsonWorker, fetch, log: silent, backOff: () => 1 });

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (thrown: unknown) => toAppError(thrown).kind,
  );

/** Makes connections that wait for a next request: of a read, and of a write before this one. */
async function reuse(transport: Transport): Promise<void> {
  const warm: WireRequest = { method: 'get', path: 'warm', kind: 'read' };
  await transport.send(warm);
  await transport.send({ ...warm, kind: 'write' });
  // A connection is free once its answer has been taken apart to its end.
  await setTimeout(20);
}

/**
 * A stack as Chromium's: what was sent on a connection that had served another request, and got no byte back, or 408,
 * is sent again on a new one, whatever its method.
 */
function resending(fetch: HttpFetch): HttpFetch & Pick<SystemNetwork, 'closeAllConnections'> {
  let isWarm = false;
  const asked: HttpFetch = async (input, init) => {
    const again = input instanceof Request ? input.clone() : input;
    const wasWarm = isWarm;
    isWarm = true;
    try {
      const response = await fetch(input, init);
      if (response.status !== 408 || !wasWarm) return response;
    } catch (thrown) {
      if (!wasWarm) throw thrown;
    }
    return fetch(again, init);
  };
  const closeAllConnections = async () => {
    isWarm = false;
  };
  return Object.assign(asked, { closeAllConnections });
}

const stacks: [string, () => HttpFetch][] = [
  ["Node's network", nodeNetwork],
  [
    "the system's network",
    () =>
      createSystemFetch(() => {
        const stack = resending(nodeNetwork());
        return { fetch: stack, closeAllConnections: stack.closeAllConnections };
      }),
  ],
];

describe.each(stacks)('over %s', (_, stack) => {
  describe.each(writes)('%s', (_name, write) => {
    it.each(cuts)('arrives exactly once over a connection that ends or answers %s', async (ending) => {
      server.endings.set(`/${path}`, [ending, ending]);
      const transport = open(stack());
      await reuse(transport);
      expect(await outcomeOf(transport.send(write))).toBe(
        ending === 'after' ? 'done' : ending === 421 ? 'server' : 'network',
      );
      expect(server.of(`/${path}`)).toHaveLength(1);
    });

    it('arrives exactly once and is answered after the server closed every idle connection', async () => {
      const transport = open(stack());
      await reuse(transport);
      server.endIdle();
      expect(await outcomeOf(transport.send(write))).toBe('done');
      expect(server.of(`/${path}`)).toHaveLength(1);
    });
  });

  it('consecutive writes arrive once each, although the connection ends after each', async () => {
    server.endings.set(`/${path}`, Array<Ending>(20).fill('after'));
    const transport = open(stack());
    for (const [, write] of writes) expect(await outcomeOf(transport.send(write))).toBe('done');
    expect(server.of(`/${path}`)).toHaveLength(writes.length);
  });

  it('simultaneous writes arrive once each', async () => {
    server.endings.set(`/${path}`, ['before', 'after', 'within', 408, 'before', 'after']);
    const transport = open(stack());
    await reuse(transport);
    await Promise.all(writes.map(([, write]) => outcomeOf(transport.send(write))));
    expect(server.of(`/${path}`)).toHaveLength(writes.length);
    expect(new Set(server.of(`/${path}`).map(({ connection }) => connection)).size).toBe(writes.length);
  });
});

describe('a read', () => {
  const read: WireRequest = { method: 'get', path, kind: 'read' };

  it.each(['before', 'within', 408, 421] satisfies Ending[])('is repeated once after: %s', async (ending) => {
    server.endings.set(`/${path}`, [ending]);
    const transport = open(nodeNetwork());
    await reuse(transport);
    expect(await transport.send(read)).toEqual({ isDone: true });
    expect(server.of(`/${path}`)).toHaveLength(2);
  });

  it.each(['before', 'within', 408, 421] satisfies Ending[])(
    'is repeated no more than once after: %s',
    async (ending) => {
      server.endings.set(`/${path}`, [ending, ending, ending]);
      const transport = open(nodeNetwork());
      await reuse(transport);
      expect(await outcomeOf(transport.send(read))).toBe(ending === 421 ? 'server' : 'network');
      expect(server.of(`/${path}`)).toHaveLength(2);
    },
  );

  it('shares its connection with the next one', async () => {
    const transport = open(nodeNetwork());
    await transport.send(read);
    await setTimeout(20);
    await transport.send(read);
    expect(server.arrived.map(({ connection, turn }) => [connection, turn])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });
});

describe('the harness detects', () => {
  it.each(['before', 408] satisfies Ending[])('a network stack that repeats a write by itself: %s', async (ending) => {
    server.endings.set(`/${path}`, [ending]);
    const transport = open(resending(nodeNetwork()));
    await reuse(transport);
    // It is even told as done.
    expect(await outcomeOf(transport.send({ method: 'post', path, kind: 'write', body: '{}' }))).toBe('done');
    expect(server.of(`/${path}`)).toHaveLength(2);
  });
});
