import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConnectionFailure } from '#main/network/failure.ts';
import type { HttpFetch } from '#main/ports.ts';
import { Updates } from '#main/updates/updates.ts';
import { FakeClock, FakeStore, listeningEmit, listeningLog, patient } from '#tests/support/fakes.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { startUpdatesServer, type UpdatesServer } from '#tests/support/updates-server.ts';

const HOUR = 3_600_000;
const newer = { version: '1.3.0', address: 'https://www.example.org/escale' };

let server: UpdatesServer;
let clock: FakeClock;
let store: FakeStore;
beforeEach(async () => {
  server = await startUpdatesServer();
  clock = new FakeClock(Date.parse('2026-03-02T09:00:00Z'));
  store = new FakeStore();
});
afterEach(() => server.close());

/** A start of the application. */
function start({ version = '1.2.3', fetch = nodeNetwork(), address = server.address }: Partial<StartOptions> = {}) {
  const emitted = listeningEmit();
  const { log, lines } = listeningLog();
  const updates = new Updates({ address, version, fetch, store, clock, emit: emitted.emit, log });
  updates.start();
  /** Waits until a look at the server is over, whatever it found. */
  const looked = () =>
    expect.poll(() => emitted.of('app.updateFound').length + lines.length, patient).toBeGreaterThan(0);
  return { updates, found: () => emitted.of('app.updateFound'), lines, looked };
}

/** The application ends, and time passes until its next start. */
const later = (ms: number) => {
  clock = new FakeClock(clock.now() + ms);
};

interface StartOptions {
  version: string;
  fetch: HttpFetch;
  address: string;
}

describe('a newer version', () => {
  it('is told with its address and note, by one request that says nothing of the computer', async () => {
    server.offer({ ...newer, note: { fr: ' Plus rapide.\n', en: 'Faster.' }, colour: 'blue' });
    const { updates, found, looked } = start();
    expect(updates.notice).toBeNull();
    await looked();
    const notice = { ...newer, isSecurity: false, note: { fr: 'Plus rapide.', en: 'Faster.' } };
    expect(found()).toEqual([notice]);
    expect(updates.notice).toEqual(notice);
    const [request, ...others] = server.requests;
    expect(others).toEqual([]);
    expect(request).toMatchObject({ method: 'GET', url: '/escale/updates.json' });
    const {
      host,
      connection,
      'user-agent': agent,
      accept,
      'accept-encoding': encoding,
      ...more
    } = request?.headers ?? {};
    expect([agent, accept]).toEqual(['Escale/test', 'application/json']);
    expect(Object.keys(more)).toEqual([]);
  });

  it.each([
    ['1.2.3', true],
    ['1.2.9', false],
    ['1.2.4-rc.1', true],
    ['1.2.4', false],
  ])('says to %s whether it mends a fault of security that this one has: %s', async (version, isSecurity) => {
    server.offer({ ...newer, secureFrom: '1.2.4', note: 'For both.' });
    const { updates, looked } = start({ version });
    await looked();
    expect(updates.notice).toMatchObject({ isSecurity, note: { fr: 'For both.', en: 'For both.' } });
  });

  it.each(['1.3.0', '1.3.0+build', '1.3.1-0', '2.0.0'])('is none for %s', async (version) => {
    server.offer({ ...newer, secureFrom: '1.3.0' });
    const { found, looked } = start({ version });
    await looked();
    expect(found()).toEqual([null]);
  });

  it('is known at the next start without asking, until it is installed', async () => {
    server.offer(newer);
    await start().looked();
    later(HOUR);
    expect(start().updates.notice).toMatchObject(newer);
    expect(start({ version: '1.3.0' }).updates.notice).toBeNull();
    expect(server.requests).toHaveLength(1);
  });

  it('is asked of nobody without an address', () => {
    const updates = new Updates({
      address: undefined,
      version: '1.2.3',
      fetch: nodeNetwork(),
      store,
      clock,
      emit: listeningEmit().emit,
      log: listeningLog().log,
    });
    updates.start();
    expect([clock.waiting, updates.notice, store.keys()]).toEqual([0, null, []]);
  });
});

describe('the file', () => {
  it('is read once a day, over restarts and while the application stays open', async () => {
    server.offer(newer);
    const first = start();
    await first.looked();
    for (let hour = 0; hour < 14; hour += 1) clock.advance(HOUR);
    start();
    expect(server.requests).toHaveLength(1);
    // The day after, in UTC.
    clock.advance(HOUR);
    await expect.poll(() => server.requests.length, patient).toBe(2);
    await expect.poll(() => first.found().length, patient).toBe(2);
    start();
    clock.advance(HOUR);
    expect(server.requests).toHaveLength(2);
  });

  it('is read again at another address, and once the clock was set back', async () => {
    server.offer(newer);
    await start().looked();
    await start({ address: server.address.replace('updates', 'other') }).looked();
    expect(server.requests.map(({ url }) => url)).toEqual(['/escale/updates.json', '/escale/other.json']);
    clock = new FakeClock(Date.parse('2026-02-01T09:00:00Z'));
    await start({ address: server.address.replace('updates', 'other') }).looked();
    expect(server.requests).toHaveLength(3);
  });

  it('is asked for again an hour later where no server answers, and then replaces nothing that is known', async () => {
    server.offer(newer);
    await start().looked();
    later(24 * HOUR);
    let asked = 0;
    const offline: HttpFetch = async () => {
      asked += 1;
      throw new ConnectionFailure('unreachable', 'no route');
    };
    const { updates, lines, looked } = start({ fetch: offline });
    await looked();
    expect(updates.notice).toMatchObject(newer);
    expect(lines[0]).toContain('the file of updates cannot be read');
    start({ fetch: offline });
    expect(asked).toBe(1);
    clock.advance(HOUR);
    await expect.poll(() => asked, patient).toBe(2);
  });

  it('that never ends is given up', async () => {
    server.answer((_, response) => response.write('{"version":'));
    const { updates, lines } = start();
    await expect.poll(() => server.requests.length, patient).toBe(1);
    clock.advance(20_000);
    await expect.poll(() => lines.length, patient).toBe(1);
    expect(updates.notice).toBeNull();
  });
});

describe('an answer that cannot be used', () => {
  const wrong: [string, unknown][] = [
    ['no object', 'newest'],
    ['no version', { address: newer.address }],
    ['a version that is none', { ...newer, version: 'newest' }],
    ['a version without end', { ...newer, version: `1.3.0-${'a'.repeat(70)}` }],
    ['no address', { version: '1.3.0' }],
    ['a page that is not https', { ...newer, address: 'http://www.example.org/escale' }],
    ['a script for a page', { ...newer, address: 'javascript:alert(1)' }],
    ['a file for a page', { ...newer, address: 'file:///C:/Windows/System32/calc.exe' }],
    ['a page with a password', { ...newer, address: 'https://www.example.org@evil.example/' }],
    ['a page without end', { ...newer, address: `https://www.example.org/${'a'.repeat(3000)}` }],
    ['a note of two lines', { ...newer, note: 'One.\nTwo.' }],
    ['a note with a control sequence', { ...newer, note: 'Fine \u001b[2J' }],
    ['a note that turns the direction of the text', { ...newer, note: 'Open \u202egro.elpmaxe' }],
    ['a note with signs that nobody sees', { ...newer, note: 'Es\u200bcale' }],
    ['a note of half a character', { ...newer, note: 'Fine \ud83d' }],
    ['a note without end', { ...newer, note: 'a'.repeat(300) }],
    ['an empty note', { ...newer, note: ' ' }],
    ['a note in one language', { ...newer, note: { fr: 'Plus rapide.' } }],
    ['a note that is no text', { ...newer, note: ['Fine'] }],
    ['something for a secure version', { ...newer, secureFrom: true }],
  ];

  it.each(wrong)('counts for its day, and is told to the log alone: %s', async (_, file) => {
    server.offer(file);
    const { updates, found, lines, looked } = start();
    await looked();
    later(HOUR);
    start();
    expect([server.requests.length, found(), updates.notice]).toEqual([1, [], null]);
    expect(lines).toHaveLength(1);
    // Not a word of it, which whoever answers has chosen.
    expect(lines[0]).not.toMatch(/evil|calc|alert|Fine|gro\.elp/u);
  });

  it.each<[string, Parameters<UpdatesServer['answer']>[0]]>([
    ['not JSON', (_, response) => response.end('<!doctype html>')],
    ['of another status', (_, response) => response.writeHead(500).end(JSON.stringify(newer))],
    ['too long', (_, response) => response.end(JSON.stringify({ ...newer, more: 'a'.repeat(70_000) }))],
    ['a bomb', (_, response) => response.end('['.repeat(60_000))],
  ])('is one that is %s', async (_, listener) => {
    server.answer(listener);
    const { updates, found, lines, looked } = start();
    await looked();
    expect([found(), updates.notice, lines.length]).toEqual([[], null, 1]);
  });

  it('is one that leads elsewhere: the other address is not asked', async () => {
    const other = await startUpdatesServer();
    other.offer(newer);
    server.answer((_, response) => response.writeHead(302, { location: other.address }).end());
    const { updates, looked } = start();
    await looked();
    await other.close();
    expect([updates.notice, other.requests]).toEqual([null, []]);
  });

  it('leaves what was read before, whatever stands in the store', async () => {
    server.offer(newer);
    await start().looked();
    later(24 * HOUR);
    server.offer({ version: 'none' });
    const { updates, looked } = start();
    await looked();
    expect(updates.notice).toMatchObject(newer);
    store.set('updates', { address: server.address, notBefore: clock.now() + 1, file: { ...newer, version: 'x' } });
    expect(start().updates.notice).toBeNull();
  });
});
