import { openAsBlob, truncateSync } from 'node:fs';
import { mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Transport } from '#main/api/transport.ts';
import { toAppError } from '#shared/failure.ts';
import { silent } from '#tests/support/fakes.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';

let server: Server;
let received: Buffer[];
let onBytes: (socket: Socket) => void;
let file: string;
const unheard: unknown[] = [];
const hear = (thrown: unknown) => unheard.push(thrown);

beforeEach(async () => {
  received = [];
  server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        received.push(bytes);
        onBytes(socket);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  file = join(await mkdtemp(join(tmpdir(), 'escale-upload-')), 'people.csv');
  await writeFile(file, 'a;b\n1;2\n'.repeat(1_000_000));
  unheard.length = 0;
  process.on('unhandledRejection', hear);
});
afterEach(() => {
  process.off('unhandledRejection', hear);
  server.close();
});

async function upload(signal?: AbortSignal, before: () => Promise<void> = async () => {}) {
  // A server that listens on TCP has an address of this shape.
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const form = new FormData();
  form.append('file', await openAsBlob(file), 'people.csv');
  await before();
  const transport = new Transport({ baseUrl, jsonWorker, fetch: nodeNetwork(), log: silent });
  const sent = transport.send({ method: 'post', path: 'import', kind: 'import', body: form, signal });
  const outcome = await sent.then(() => 'done', toAppError);
  // What nobody heard is told when the turn is over.
  await setTimeout(50);
  return outcome;
}

describe('an upload', () => {
  it('that is cut half-way fails once, in the call that started it', async () => {
    onBytes = (socket) => socket.resetAndDestroy();
    expect(await upload()).toEqual({ kind: 'network', reason: 'unreachable' });
    expect(unheard).toEqual([]);
  });

  it('that the person cancels fails once', async () => {
    const control = new AbortController();
    onBytes = () => control.abort();
    expect(await upload(control.signal)).toEqual({ kind: 'cancelled' });
    expect(unheard).toEqual([]);
  });

  it('that is cut and whose file is then removed fails once', async () => {
    onBytes = (socket) => {
      socket.pause();
      truncateSync(file, 0);
      socket.destroy();
    };
    expect(await upload()).toEqual({ kind: 'network', reason: 'unreachable' });
    expect(unheard).toEqual([]);
  });

  it('of a file that changed since it was opened sends nothing', async () => {
    onBytes = (socket) => socket.destroy();
    const outcome = await upload(undefined, () => truncate(file, 10));
    expect(outcome).toEqual({ kind: 'file', reason: 'changed' });
    expect(received).toEqual([]);
    expect(unheard).toEqual([]);
  });

  it('sends its content length', async () => {
    onBytes = (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\nconnection: close\r\n\r\n1');
    expect(await upload()).toBe('done');
    expect(Buffer.concat(received).toString('latin1')).toMatch(/^content-length: 8\d{6}\r$/im);
  });
});
