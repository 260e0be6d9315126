import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformClient } from '#main/api/client.ts';
import { Transport } from '#main/api/transport.ts';
import { ContactedJourneys } from '#main/solidary/external/contacted-journeys.ts';
import { externalJourneyHandlers } from '#main/solidary/external/handlers.ts';
import { toAppError } from '#shared/failure.ts';
import { FakeClock, FakeStore, listeningLog } from '#tests/support/fakes.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { PlatformStub } from '#tests/support/platform-stub.ts';
import { failed, lost } from '../support.ts';

let stub: PlatformStub;
let handlers: ReturnType<typeof externalJourneyHandlers>;
let logLines: string[];
beforeEach(async () => {
  stub = await PlatformStub.start();
  const { log, lines } = listeningLog();
  logLines = lines;
  const transport = new Transport({ baseUrl: stub.baseUrl, jsonWorker, fetch: nodeNetwork(), log, backOff: () => 0 });
  const tokens = { current: async () => 'token', renew: async () => 'token' };
  const contacted = new ContactedJourneys(new FakeStore(), stub.baseUrl, new FakeClock());
  handlers = externalJourneyHandlers({ client: new PlatformClient({ transport, tokens }), contacted, log });
});
afterEach(() => stub.stop());

const KEY = 'the-key-of-the-provider';
const refusal = `Server error: \`GET https://provider.example/journeys?apikey=${KEY}\` resulted in a \`500\` response`;
const call = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
const search = {
  provider: 'autre',
  from: { latitude: 48.69, longitude: 6.18 },
  to: { latitude: 49.12, longitude: 6.17 },
  minDate: '2027-03-01',
  maxDate: '2027-03-01',
  when: { frequency: 1, minTime: null, maxTime: null },
} as const;
const message = { recordId: 41, provider: 'autre', carpoolerId: 'c1', journeyId: 'j1', content: 'Bonjour' };
const errorOf = (promise: unknown) => Promise.resolve(promise).then(() => null, toAppError);
const SEARCH = 'GET /admin/external_journeys';
const CONTACT = 'POST /external_connections';

describe('the key of a provider in the text of a failure', () => {
  const answers = [
    [400, 'application/ld+json', JSON.stringify({ 'hydra:description': refusal })],
    [400, 'text/plain', `GET provider.example?apikey=${KEY}`],
    [500, 'application/ld+json', JSON.stringify({ 'hydra:description': `apikey ${KEY}` })],
    [403, 'application/ld+json', JSON.stringify({ 'hydra:description': `apikey ${KEY}` })],
    [
      422,
      'application/ld+json',
      JSON.stringify({ 'hydra:description': KEY, violations: [{ propertyPath: 'provider', message: KEY }] }),
    ],
  ] as const;

  it.each(answers)('of a search never crosses, nor is it logged (%i, %s)', async (status, type, text) => {
    stub.on(SEARCH, { status, type, text });
    const error = await errorOf(handlers['external.search'](search, call));
    expect(error).toMatchObject({ status });
    expect(JSON.stringify(error) + logLines.join()).not.toContain(KEY);
  });

  it.each(answers)('of a contact never crosses, nor is it logged (%i, %s)', async (status, type, text) => {
    stub.on(CONTACT, { status, type, text });
    const given = await Promise.resolve(handlers['external.contact'](message, call)).catch(toAppError);
    expect(JSON.stringify(given) + logLines.join()).not.toContain(KEY);
  });
});

describe('a search', () => {
  it('that the gateway gives up is not repeated', async () => {
    stub.on(SEARCH, { status: 504, type: 'text/html', text: '<html>' });
    expect(await errorOf(handlers['external.search'](search, call))).toMatchObject({ kind: 'server' });
    expect(stub.calls(SEARCH)).toHaveLength(1);
  });

  it('counts the journeys that cannot be read beside those that can', async () => {
    const members = [{ externalProvider: 'autre', journeyId: 'j1', carpoolerId: 'c1' }, { journeyId: 'j2' }];
    stub.on(SEARCH, { status: 200, json: { 'hydra:member': members, 'hydra:totalItems': 2 } });
    const found = await handlers['external.search'](search, call);
    expect(found.journeys.map(({ journeyId }) => journeyId)).toEqual(['j1']);
    expect(found.unreadable).toBe(1);
  });
});

describe('a message to an external driver', () => {
  const over = (post: () => Promise<unknown>) => {
    const sent: [path: string, body: unknown][] = [];
    const client = {
      list: () => Promise.reject(new Error('a contact reads nothing')),
      post: (path: string, body: unknown) => {
        sent.push([path, body]);
        return post();
      },
    };
    const contacted = new ContactedJourneys(new FakeStore(), 'https://platform.example', new FakeClock());
    const { 'external.contact': contact } = externalJourneyHandlers({ client, contacted, log: listeningLog().log });
    return { sent, contacted, contact };
  };

  it('is sent once, for a passenger, with what looks like a tag made harmless', async () => {
    const house = over(async () => ({}));
    expect(await house.contact({ ...message, content: 'À 8 h <au plus tard>' }, call)).toEqual({ outcome: 'sent' });
    expect(house.sent).toEqual([
      [
        'external_connections',
        { provider: 'autre', carpoolerUuid: 'c1', journeysUuid: 'j1', content: 'À 8 h ‹au plus tard>', role: 2 },
      ],
    ]);
    expect(house.contacted.of(41)).toMatchObject([{ provider: 'autre', journeyId: 'j1', isSure: true }]);
    expect(house.contacted.of(42)).toEqual([]);
  });

  it.each([
    ['a 500', failed],
    ['a lost answer', lost],
  ])('after %s is unknown, marked as such and not sent again', async (_, failure) => {
    const house = over(() => Promise.reject(failure()));
    expect(await house.contact(message, call)).toEqual({ outcome: 'unknown' });
    expect(house.sent).toHaveLength(1);
    expect(house.contacted.of(41)).toMatchObject([{ journeyId: 'j1', isSure: false }]);
  });

  it('cannot be cancelled from its sending on', async () => {
    const order: string[] = [];
    const house = over(async () => void order.push('sent'));
    await house.contact(message, { ...call, commit: () => order.push('committed') });
    expect(order).toEqual(['committed', 'sent']);
  });

  it('is marked for each record, and anew for the same', async () => {
    const house = over(async () => ({}));
    await house.contact(message, call);
    await house.contact({ ...message, recordId: 42 }, call);
    await house.contact(message, call);
    expect([41, 42].map((id) => house.contacted.of(id).length)).toEqual([1, 1]);
  });

  it('is forgotten here after a thousand others', async () => {
    const house = over(async () => ({}));
    for (let id = 1; id <= 1001; id += 1) house.contacted.add(id, { provider: 'autre', journeyId: 'j1', isSure: true });
    expect([1, 2, 1001].map((id) => house.contacted.of(id).length)).toEqual([0, 1, 1]);
  });

  it('that the provider refuses is not marked', async () => {
    stub.on(CONTACT, { status: 400, json: { 'hydra:description': refusal } });
    expect(await handlers['external.contact'](message, call)).toEqual({ outcome: 'refused' });
    expect(handlers['external.contacts']({ recordId: 41 }, call)).toEqual([]);
  });

  it('without the right is refused by its name', async () => {
    stub.on(CONTACT, { status: 400, json: { 'hydra:description': 'Access Denied.' } });
    expect(await errorOf(handlers['external.contact'](message, call))).toMatchObject({
      kind: 'denied',
      right: 'external_connection_create',
    });
  });
});
