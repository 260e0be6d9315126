import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformClient } from '#main/api/client.ts';
import { Transport } from '#main/api/transport.ts';
import { hasWritten } from '#main/ipc/sent-writes.ts';
import { toAppError } from '#shared/failure.ts';
import { silent } from '#tests/support/fakes.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { hydra, hydraError, PlatformStub } from '#tests/support/platform-stub.ts';

let stub: PlatformStub;
let client: PlatformClient;
beforeEach(async () => {
  stub = await PlatformStub.start();
  const tokens = { current: async () => 'one', renew: async () => 'two' };
  client = new PlatformClient({
    transport: new Transport({ baseUrl: stub.baseUrl, jsonWorker, fetch: nodeNetwork(), log: silent }),
    tokens,
  });
});
afterEach(() => stub.stop());

const errorOf = (call: Promise<unknown>) => call.then(() => 'went through', toAppError);

describe('what a call has done once it ends', () => {
  it.each<[string, boolean, (signal: AbortSignal) => Promise<unknown>]>([
    ['a list', false, (signal) => client.list('admin/users', [], { signal })],
    ['an item', false, (signal) => client.get('admin/users/4', [], { signal })],
    ['a creation', true, (signal) => client.post('admin/users', {}, { signal })],
    ['a change', true, (signal) => client.patch('admin/users/4', {}, { signal })],
    ['a deletion', true, (signal) => client.delete('admin/users/4', { signal })],
    ['a file', true, (signal) => client.upload('images', new FormData(), { signal })],
  ])('is known to be a write or none: %s', async (_what, isWrite, call) => {
    const { signal } = new AbortController();
    await errorOf(call(signal));
    expect(hasWritten(signal)).toBe(isWrite);
  });
});

describe('reading', () => {
  it('gives the members and the total of a collection', async () => {
    stub.on('GET /admin/users', hydra([{ id: 1 }, { id: 2 }], 1248));
    expect(await client.list('admin/users', [['page', '1']])).toEqual({ members: [{ id: 1 }, { id: 2 }], total: 1248 });
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['a text that is no number', 'many'],
    ['an empty text', ''],
    ['fractional', 2.5],
    ['negative', -1],
    ['larger than any count', 1e300],
    ['a list', [2]],
  ])('refuses a total that is %s, since a guess could hide missing rows', async (_, total) => {
    stub.on('GET /admin/users', { json: { 'hydra:member': [{ id: 1 }, { id: 2 }], 'hydra:totalItems': total } });
    expect(await errorOf(client.list('admin/users'))).toMatchObject({ kind: 'server', isUnreadable: true });
  });

  it.each([
    ['0', 0, 2],
    ['1', 1, 2],
    ['12 as a text', '12', 12],
  ])('accepts a total of %s beside two rows, and counts at least these rows', async (_, total, expected) => {
    stub.on('GET /admin/users', { json: { 'hydra:member': [{ id: 1 }, { id: 2 }], 'hydra:totalItems': total } });
    expect(await client.list('admin/users')).toMatchObject({ total: expected });
  });

  it.each([
    ['a page', { text: '<html>', type: 'text/html' }],
    ['half a text', { text: '{"hydra:mem' }],
    ['a bare array', { json: [1] }],
    ['nothing', { text: '' }],
    ['a single object', { json: { available: true } }],
  ])('refuses %s as a collection', async (_, answer) => {
    stub.on('GET /permissions', answer);
    expect(await errorOf(client.list('permissions'))).toMatchObject({ kind: 'server', isUnreadable: true });
  });

  it('refuses a GET that writes in every reading method', async () => {
    await expect(client.get('admin/users/delete')).rejects.toThrow('getWithEffect');
    await expect(client.list('admin/users/send-campaign')).rejects.toThrow('getWithEffect');
    await expect(client.download('admin/users/delete')).rejects.toThrow('getWithEffect');
    expect(stub.seen).toHaveLength(0);
  });
});

describe('a GET that writes', () => {
  it('is sent once, with its parameters', async () => {
    stub.on('GET /admin/users/delete', hydra([]));
    await client.getWithEffect('admin/users/delete', [['selected', '1,2']]);
    expect(stub.seen.map(({ url }) => url)).toEqual(['/admin/users/delete?selected=1%2C2']);
  });

  it.each([
    ['a dropped connection', () => 'drop' as const],
    ['a gateway', { status: 503, text: '<html>', type: 'text/html' }],
    ['an expired token', { status: 401, json: { code: 401, message: 'Expired JWT Token' } }],
  ])('is not sent again after %s', async (_, answer) => {
    stub.on('GET /admin/users/send-campaign', answer);
    await errorOf(client.getWithEffect('admin/users/send-campaign', [['campaignId', '1']]));
    expect(stub.seen).toHaveLength(1);
  });

  it('is the only kind of GET that getWithEffect accepts', async () => {
    await expect(client.getWithEffect('admin/users')).rejects.toThrow('use get');
  });
});

describe('writing', () => {
  it('posts JSON-LD and patches with merge patches', async () => {
    stub.on('POST /admin/users', { status: 201, json: { id: 1 } });
    stub.on('PATCH /admin/users/1', { json: { id: 1 } });
    await client.post('admin/users', { gender: 1, email: null });
    await client.patch('admin/users/1', { gender: 2 });
    expect(stub.seen.map(({ headers, body }) => [headers['content-type'], headers.accept, body])).toEqual([
      ['application/ld+json', 'application/ld+json', '{"gender":1,"email":null}'],
      ['application/merge-patch+json', 'application/ld+json', '{"gender":2}'],
    ]);
  });

  it('never sends an id in a body', async () => {
    await expect(client.post('admin/users', { id: 1 })).rejects.toThrow();
    await expect(client.patch('admin/users/1', { '@id': '/users/1' })).rejects.toThrow();
    expect(stub.seen).toHaveLength(0);
  });

  it('returns undefined for status 204', async () => {
    stub.on('DELETE /admin/users/1', { status: 204, text: '' });
    expect(await client.delete('admin/users/1')).toBeUndefined();
  });

  it('sends forms as multipart with a content length', async () => {
    stub.on('POST /admin/images', { status: 201, json: { id: 1 } });
    const form = new FormData();
    form.append('userId', '12');
    form.append('userFile', new File([new Uint8Array([1, 2, 3])], 'été.png', { type: 'image/png' }));
    await client.upload('admin/images', form);
    const [seen] = stub.seen;
    const sent = await new Response(seen?.bytes ? new Uint8Array(seen.bytes) : null, {
      headers: { 'content-type': seen?.headers['content-type'] ?? '' },
    }).formData();
    const file = sent.get('userFile');
    expect(sent.get('userId')).toBe('12');
    expect(file).toBeInstanceOf(File);
    expect(file instanceof File && [file.name, file.type, file.size]).toEqual(['été.png', 'image/png', 3]);
    expect(Number(seen?.headers['content-length'])).toBe(seen?.bytes.byteLength);
  });

  it('names the refused field and the missing right', async () => {
    const violations = [{ propertyPath: 'newsSubscription', message: 'non' }];
    stub.on('PATCH /admin/users/1', { status: 400, json: { 'hydra:description': 'x', violations } });
    const options = { right: 'user_update', fieldOfPath: { newsSubscription: 'acceptsNews' } };
    expect(await errorOf(client.patch('admin/users/1', { newsSubscription: true }, options))).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'acceptsNews', message: 'non' }],
    });
    stub.on('PATCH /admin/users/1', hydraError(400, 'Access Denied.'));
    expect(await errorOf(client.patch('admin/users/1', { gender: 1 }, options))).toMatchObject({
      kind: 'denied',
      right: 'user_update',
    });
  });
});
