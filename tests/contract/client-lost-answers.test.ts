import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '#main/ipc/handler.ts';
import type { AppError } from '#shared/errors.ts';
import { contract } from '#shared/ipc/contract.ts';
import type { StandardCall } from '#shared/resources/manifest.ts';
import { manifests, manifestsByMenu } from '#shared/resources/manifests.ts';
import { sample as editorial } from './samples/editorials.ts';
import { sample as event } from './samples/events.ts';
import { type Connected, connect, departures, errorOf } from './support/connected.ts';
import type { Sample } from './support/sample.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('administrator');
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.faults.clear();
  house.server.requests.length = 0;
});

/** A record of each resource: `samples/<resource>.ts`. */
const samples = Object.values(import.meta.glob<{ sample: Sample }>('./samples/*.ts', { eager: true })).map(
  ({ sample }) => sample,
);

let number = 0;
/** A name that no other record has. */
const aName = () => `Fiche ${String(++number).padStart(3, '0')}`;

type AnyHandler = (request: object, call: CallContext) => Promise<{ id: number }>;

/** The calls of a resource, whichever it is: its sample holds what they take. */
function callsOf(sample: Sample) {
  const call = async (name: StandardCall, request: object) => {
    // Each is typed for its own resource; what they have in common is used here.
    const handlers = house.handlers as unknown as Readonly<Record<string, AnyHandler>>;
    const handler = handlers[`${sample.resource}.${name}`];
    if (handler === undefined) throw new Error(`${sample.resource} has no call ${name}`);
    return handler(request, house.call);
  };
  return {
    path: `/${manifests[sample.resource].path}`,
    create: (name: string) => call('create', sample.values(name)),
    change: (id: number) => call('update', { id, changes: sample.changes }),
    // The record of this very resource.
    shown: async (id: number) => sample.shown((await call('get', { id })) as never),
    remove: (id: number) => call('remove', { id }),
    wanted: sample.wanted,
  };
}

it('every resource that can be written has a sample', () => {
  const written = manifestsByMenu.flatMap((manifest) =>
    'calls' in manifest && manifest.calls.includes('create') ? [manifest.name] : [],
  );
  expect(samples.map(({ resource }) => resource).toSorted()).toEqual(written.toSorted());
});

describe.each(samples)('$resource: what is written without a failure', (sample) => {
  it('is asked and answered as the contract says, and so is its record', async () => {
    const { create, change, shown, remove, wanted } = callsOf(sample);
    const { id } = await create(aName());
    await change(id);
    expect(await shown(id)).toEqual(wanted);
    if (`${sample.resource}.remove` in contract) await remove(id);
    expect(departures(house)).toEqual([]);
  });
});

const lost = ['page500', 'hydra500', 'page502', 'page503', 'page504', 'page200'] as const;
const count = (method: string) => house.server.requests.filter(({ request }) => request.method === method).length;

describe.each(samples)('$resource: a write that is stored although its answer is a failure', (sample) => {
  const { resource: name } = sample;
  const { path, create, change, shown, remove, wanted } = callsOf(sample);

  it.each(lost)('a creation answered by %s is found, and not sent again', async (answer) => {
    house.server.faults.instead(answer, { method: 'POST', path, times: 1 });
    const { id } = await create(aName());
    expect(id).toBeGreaterThan(0);
    expect(count('POST')).toBe(1);
  });

  it.each(lost)('a change answered by %s is read again', async (answer) => {
    const { id } = await create(aName());
    house.server.faults.instead(answer, { method: 'PATCH', path: `${path}/${id}`, times: 1 });
    expect(await change(id)).toEqual({ id });
    expect(await shown(id)).toEqual(wanted);
    expect(count('PATCH')).toBe(1);
  });

  it.each(lost.filter((one) => one !== 'page200'))(
    'a deletion answered by %s is checked by reading',
    async (answer) => {
      const { id } = await create(aName());
      house.server.faults.instead(answer, { method: 'DELETE', path: `${path}/${id}`, times: 1 });
      expect(await remove(id)).toBeUndefined();
      expect(count('DELETE')).toBe(1);
    },
  );

  it('a truncated answer is treated as a missing one', async () => {
    house.server.faults.cut({ method: 'POST', path, times: 1 });
    const { id } = await create(aName());
    house.server.faults.cut({ method: 'PATCH', path: `${path}/${id}`, times: 1 });
    expect(await change(id)).toEqual({ id });
    house.server.faults.cut({ method: 'DELETE', path: `${path}/${id}`, times: 1 });
    expect(await remove(id)).toBeUndefined();
  });

  it('a failure after which nothing was stored is reported, after a check', async () => {
    const { id } = await create(aName());
    house.server.faults.status(500, { method: 'PATCH', path: `${path}/${id}`, times: 1 });
    expect(await errorOf(change(id))).toMatchObject({ kind: 'server', status: 500, readBack: 'notDone' });
    house.server.faults.status(500, { method: 'DELETE', path: `${path}/${id}`, times: 1 });
    expect(await errorOf(remove(id))).toMatchObject({ kind: 'server', readBack: 'notDone' });
    house.server.faults.status(500, { method: 'POST', path, times: 1 });
    expect(await errorOf(create(aName()))).toMatchObject({ kind: 'server', readBack: 'notDone' });
  });

  it('a write that cannot be checked is reported as uncertain', async () => {
    const { id } = await create(aName());
    house.server.faults.instead('page500', { method: 'PATCH', path: `${path}/${id}`, times: 1 });
    // The parts of an article and the status of a campaign are read before they are changed.
    if (name === 'articles' || name === 'campaigns') {
      house.server.faults.slow(0, { method: 'GET', path: `${path}/${id}`, times: 1 });
    }
    house.server.faults.status(500, { method: 'GET', path: `${path}/${id}` });
    expect(await errorOf(change(id))).toMatchObject({ kind: 'server', readBack: 'unseen' });
  });
});

describe('a creation that is retried', () => {
  const tries = (name: string, attempt: string, more: { isSure?: boolean; text?: string } = {}) => {
    const { text = 'Trouvez.', isSure } = more;
    return house.handlers['editorials.create']({ ...editorial.values(name), text, attempt, isSure }, house.call);
  };
  const path = '/admin/editorials';
  const blindly = () => {
    house.server.faults.instead('page504', { method: 'POST', path, times: 1 });
    // Every look after it fails too: nobody can know.
    house.server.faults.status(400, { method: 'GET', path });
  };

  it('finds the record that the first attempt created, and updates it', async () => {
    const [name, attempt] = [aName(), randomUUID()];
    // The list is read before the first try, and fails after it.
    house.server.faults.instead('page500', { method: 'POST', path, times: 1 });
    const first = tries(name, attempt);
    await expect.poll(() => count('POST')).toBe(1);
    house.server.faults.status(400, { method: 'GET', path });
    const failed = await errorOf(first);
    house.server.faults.clear();
    if (failed === 'went through') return;
    expect(failed).toMatchObject({ readBack: 'unseen' });
    const { id } = await tries(name, attempt, { text: 'Corrigé' });
    expect(count('POST')).toBe(1);
    expect(await house.handlers['editorials.get']({ id }, house.call)).toMatchObject({ title: name, text: 'Corrigé' });
  });

  it('updates what it has created, never creates it again', async () => {
    const [name, attempt] = [aName(), randomUUID()];
    const { id } = await tries(name, attempt);
    expect(await tries(name, attempt)).toEqual({ id });
    expect([count('POST'), count('PATCH')]).toEqual([1, 0]);
    expect(await tries(name, attempt, { text: 'Corrigé' })).toEqual({ id });
    expect([count('POST'), count('PATCH')]).toEqual([1, 1]);
    expect(await house.handlers['editorials.get']({ id }, house.call)).toMatchObject({ title: name, text: 'Corrigé' });
  });

  it.each([500, 400] as const)('stays with its record when updating it fails with %i', async (status) => {
    const [name, attempt] = [aName(), randomUUID()];
    house.server.faults.instead('page500', { method: 'POST', path, times: 1 });
    // The list is read before the first try, and fails after it.
    house.server.faults.slow(0, { method: 'GET', path, times: 1 });
    house.server.faults.status(400, { method: 'GET', path });
    expect(await errorOf(tries(name, attempt))).toMatchObject({ readBack: 'unseen' });
    house.server.faults.clear();
    house.server.faults.status(status, { method: 'PATCH', path: new RegExp(`^${path}/`), times: 1 });
    expect(await errorOf(tries(name, attempt, { text: 'Corrigé' }))).not.toBe('went through');
    // Typed back: what the failed update left there is not known, so that it is written.
    const { id } = await tries(name, attempt);
    expect([count('POST'), count('PATCH')]).toEqual([1, 2]);
    expect(await house.handlers['editorials.get']({ id }, house.call)).toMatchObject({ title: name, text: 'Trouvez.' });
  });

  it('asks the person before it is sent again when the outcome is uncertain', async () => {
    const [name, attempt] = [aName(), randomUUID()];
    blindly();
    expect(await errorOf(tries(name, attempt))).toMatchObject({ readBack: 'unseen' });
    expect(await errorOf(tries(name, attempt))).toMatchObject({ kind: 'conflict', reason: 'mayExist', isUnsent: true });
    expect(count('POST')).toBe(1);
    house.server.faults.clear();
    expect(await tries(name, attempt, { isSure: true })).toMatchObject({ id: expect.any(Number) });
  });

  it('is sent directly when the platform refused the first attempt and nothing was created', async () => {
    const [name, attempt] = [aName(), randomUUID()];
    house.server.faults.status(500, { method: 'POST', path, times: 1 });
    expect(await errorOf(tries(name, attempt))).toMatchObject({ readBack: 'notDone' });
    expect(await tries(name, attempt)).toMatchObject({ id: expect.any(Number) });
    expect(count('POST')).toBe(2);
  });

  it('creates another record for another form', async () => {
    const name = aName();
    const first = await tries(name, randomUUID());
    const second = await tries(name, randomUUID());
    expect(second.id).not.toBe(first.id);
  });

  it('never adopts an older record of the same name', async () => {
    const name = aName();
    await tries(name, randomUUID());
    house.server.faults.status(500, { method: 'POST', path, times: 1 });
    expect(await errorOf(tries(name, randomUUID()))).toMatchObject({ readBack: 'notDone' });
  });
});

it('a 4xx refusal is trusted, and nothing is read again', async () => {
  const { create, change } = callsOf(event);
  const { id } = await create(aName());
  house.server.requests.length = 0;
  house.server.faults.status(400, { method: 'PATCH', path: `/admin/events/${id}`, times: 1 });
  const error = (await errorOf(change(id))) as AppError;
  expect(error).toMatchObject({ kind: 'denied' });
  expect(error.readBack).toBeUndefined();
  expect(count('GET')).toBe(0);
});
