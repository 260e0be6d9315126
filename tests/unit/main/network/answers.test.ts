import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnswerKind, answerLimits } from '#main/network/answer-limits.ts';
import { boundedResponse, readBody } from '#main/network/answers.ts';
import { createSystemFetch } from '#main/network/system-fetch.ts';
import type { HttpFetch } from '#main/ports.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';

let answer: (response: ServerResponse) => void;
let url: string;
const server = createServer((_, response) => answer(response));
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    ({ reason }: { reason?: string }) => reason,
  );

/** A body that never ends, and counts what is taken of it. */
function endless(size = 16_384) {
  let taken = 0;
  const chunk = new Uint8Array(size).fill(0x20);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      taken += size;
      controller.enqueue(chunk);
    },
  });
  return { body, taken: () => taken };
}

const systemNetwork = (): HttpFetch =>
  createSystemFetch(() => ({ fetch: (input, init) => fetch(input, init), closeAllConnections: async () => undefined }));

describe('the body of a response', () => {
  it.each(Object.keys(answerLimits) as AnswerKind[])('of the kind %s is read up to its limit alone', async (kind) => {
    const { bytes, beyond } = answerLimits[kind];
    // A file is limited like the others; a gigabyte of it is not read for that.
    if (kind === 'file') return expect(beyond).toBe('refused');
    const { body, taken } = endless(256 * 1024);
    const response = boundedResponse(new Response(body), kind);
    const outcome = await readBody(response).then(
      ({ byteLength }) => byteLength,
      ({ reason }) => reason,
    );
    expect(outcome).toBe(beyond === 'cut' ? bytes : 'tooLarge');
    expect(taken()).toBeLessThanOrEqual(bytes + 3 * 256 * 1024);
  });

  it('of a refusal ends where nothing is to be learnt any more', async () => {
    const { body } = endless();
    const response = boundedResponse(new Response(body, { status: 502 }), 'page');
    expect(response.status).toBe(502);
    expect((await readBody(response)).byteLength).toBe(answerLimits.failure.bytes);
  });

  it('that does not end ends in its time', async () => {
    vi.useFakeTimers();
    try {
      const silent = new ReadableStream<Uint8Array<ArrayBuffer>>();
      const outcome = outcomeOf(readBody(boundedResponse(new Response(silent), 'item')));
      await vi.advanceTimersByTimeAsync(answerLimits.item.milliseconds);
      expect(await outcome).toBe('tooSlow');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ["Node's network, reading", nodeNetwork, true],
    ["Node's network, writing", nodeNetwork, false],
    ["the system's network, reading", systemNetwork, true],
    ["the system's network, writing", systemNetwork, false],
  ] as const)('over %s is unpacked no further than its limit', async (_, open, isRead) => {
    const bomb = gzipSync(new Uint8Array(64 * 1024 * 1024));
    answer = (response) => response.setHeader('content-encoding', 'gzip').end(bomb);
    const read = open()(url, { answer: 'item', isRead }).then(readBody);
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await outcomeOf(read)).toBe('tooLarge');
  });

  it.each([
    ["Node's network", nodeNetwork],
    ["the system's network", systemNetwork],
  ] as const)('over %s is refused with more than one content coding', async (_, open) => {
    const twice = gzipSync(gzipSync('[]'));
    answer = (response) => response.setHeader('content-encoding', 'gzip, gzip').end(twice);
    expect(await outcomeOf(open()(url, { answer: 'item', isRead: true }).then(readBody))).toBe('codings');
  });
});
