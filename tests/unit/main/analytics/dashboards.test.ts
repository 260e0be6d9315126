import { beforeEach, describe, expect, it } from 'vitest';
import { Dashboards } from '#main/analytics/dashboards.ts';
import { KnownHost } from '#main/analytics/known-host.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { summaryRequest } from '#tests/support/dashboards.ts';
import { FakeClock, FakeStore } from '#tests/support/fakes.ts';
import { signedIn } from '#tests/support/signed-in.ts';

const secret = 'https://tool.example.org/embed/eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.sig#titled=false';
const { signal } = new AbortController();

let clock: FakeClock;
let store: FakeStore;
let calls: { path: string; params: Record<string, string> }[];
let answer: () => unknown;
let endSession: () => void;
let roles: string[];
let hosts: string[];
let mustNameHosts: boolean;

function open(): Dashboards {
  return new Dashboards({
    client: {
      get: async (path: string, params: WireParams = []) => {
        calls.push({ path, params: Object.fromEntries(params) });
        return answer();
      },
    },
    clock,
    session: {
      get signedIn() {
        return { ...signedIn, user: { ...signedIn.user, roles } };
      },
      onEnd: (listener) => {
        endSession = () => listener({ userId: 1 });
      },
    },
    knownHost: new KnownHost(store, 'https://api.example.org'),
    hosts,
    mustNameHosts,
  });
}
const refusal = (status: number) => () => {
  throw new AppFailure({ kind: 'server', isUnreadable: false, status });
};
const noPeriodicity = () => {
  throw new AppFailure({ kind: 'invalid', fields: [], status: 400 });
};

beforeEach(() => {
  clock = new FakeClock();
  store = new FakeStore();
  calls = [];
  roles = [];
  hosts = [];
  mustNameHosts = false;
  answer = () => ({ url: secret, communityId: null, territoryId: 6, type: 'summary' });
});

describe('the request for a dashboard', () => {
  it('always names the periodicity, and writes true and false as 1 and 0', async () => {
    await open().find(summaryRequest, signal);
    expect(calls).toEqual([
      {
        path: 'admin/analytics/summary',
        params: { periodicity: 'monthly', darkTheme: '0', forceDefaultCommunityId: '0', forceDefaultTerritoryId: '1' },
      },
    ]);
  });

  it('sends a chosen community and territory, and none that is left to the platform', async () => {
    const dashboards = open();
    const chosen = { ...summaryRequest, isDark: true, communityId: 4, territoryId: 6, isDefaultTerritory: false };
    await dashboards.find(chosen, signal);
    await dashboards.find({ ...chosen, isDefaultCommunity: true, isDefaultTerritory: true }, signal);
    expect(calls.map(({ params }) => params)).toEqual([
      {
        periodicity: 'monthly',
        darkTheme: '1',
        communityId: '4',
        territoryId: '6',
        forceDefaultCommunityId: '0',
        forceDefaultTerritoryId: '0',
      },
      { periodicity: 'monthly', darkTheme: '1', forceDefaultCommunityId: '1', forceDefaultTerritoryId: '1' },
    ]);
  });

  it('is sent once in five minutes for the same parameters, unless a reload is requested', async () => {
    const dashboards = open();
    await dashboards.find(summaryRequest, signal);
    clock.advance(299_000);
    expect(await dashboards.find(summaryRequest, signal)).toMatchObject({ outcome: 'found', territoryId: 6 });
    expect(calls).toHaveLength(1);
    await dashboards.find({ ...summaryRequest, isDark: true }, signal);
    expect(calls).toHaveLength(2);
    await dashboards.find({ ...summaryRequest, isFresh: true }, signal);
    expect(calls).toHaveLength(3);
    clock.advance(301_000);
    await dashboards.find(summaryRequest, signal);
    expect(calls).toHaveLength(4);
  });

  it('is sent again for the next person who signs in', async () => {
    const dashboards = open();
    await dashboards.find(summaryRequest, signal);
    endSession();
    await dashboards.find(summaryRequest, signal);
    expect(calls).toHaveLength(2);
  });
});

describe('a status 500', () => {
  it('means an unknown dashboard name, which is not requested again during the session', async () => {
    const dashboards = open();
    answer = refusal(500);
    expect(await dashboards.find(summaryRequest, signal)).toEqual({ outcome: 'unknownView' });
    expect(await dashboards.find({ ...summaryRequest, periodicity: 'daily' }, signal)).toEqual({
      outcome: 'unknownView',
    });
    endSession();
    expect(await dashboards.find(summaryRequest, signal)).toEqual({ outcome: 'unknownView' });
    expect(calls).toHaveLength(1);
  });

  it('is requested again on reload, and may succeed then', async () => {
    const dashboards = open();
    answer = refusal(500);
    await dashboards.find(summaryRequest, signal);
    answer = () => ({ url: secret });
    expect(await dashboards.find({ ...summaryRequest, isFresh: true }, signal)).toMatchObject({ outcome: 'found' });
    expect(await dashboards.find({ ...summaryRequest, periodicity: 'daily' }, signal)).toMatchObject({
      outcome: 'found',
    });
  });

  it('is a server error for a name that was answered before', async () => {
    const dashboards = open();
    await dashboards.find(summaryRequest, signal);
    answer = refusal(500);
    const failed = dashboards.find({ ...summaryRequest, periodicity: 'daily' }, signal).catch(toAppError);
    expect(await failed).toMatchObject({ kind: 'server', status: 500 });
  });

  it('is a server error for a manager with a community, and an unknown name for an administrator', async () => {
    answer = refusal(500);
    const chosen = { ...summaryRequest, communityId: 9 };
    expect(await open().find(chosen, signal).catch(toAppError)).toMatchObject({ kind: 'server' });
    roles = ['ROLE_ADMIN'];
    expect(await open().find(chosen, signal)).toEqual({ outcome: 'unknownView' });
  });

  it('is not confused with a platform that is down', async () => {
    const dashboards = open();
    answer = refusal(503);
    expect(await dashboards.find(summaryRequest, signal).catch(toAppError)).toMatchObject({
      kind: 'server',
      status: 503,
    });
    expect(await dashboards.find(summaryRequest, signal).catch(toAppError)).toMatchObject({ status: 503 });
    expect(calls).toHaveLength(2);
  });
});

it('reports a known dashboard that lacks this periodicity, and remembers its name as known', async () => {
  const dashboards = open();
  answer = noPeriodicity;
  expect(await dashboards.find(summaryRequest, signal)).toEqual({ outcome: 'noPeriodicity' });
  answer = refusal(500);
  expect(await dashboards.find(summaryRequest, signal).catch(toAppError)).toMatchObject({ kind: 'server' });
});

it('passes a missing right to the page', async () => {
  answer = () => {
    throw new AppFailure({ kind: 'denied', right: 'analytic_read' });
  };
  expect(await open().find(summaryRequest, signal).catch(toAppError)).toEqual({
    kind: 'denied',
    right: 'analytic_read',
  });
});

it.each([{}, { url: 5 }, { url: 'no address' }])('cannot read %j', async (body) => {
  answer = () => body;
  expect(await open().find(summaryRequest, signal).catch(toAppError)).toMatchObject({
    kind: 'server',
    isUnreadable: true,
  });
});

describe('the host of a dashboard', () => {
  it('is remembered when it is the first, and needs consent when it is another one', async () => {
    await open().find(summaryRequest, signal);
    answer = () => ({ url: 'https://new.example.net/embed/x' });
    const dashboards = open();
    const asked = { outcome: 'otherHost', host: 'new.example.net', known: 'tool.example.org' };
    expect(await dashboards.find(summaryRequest, signal)).toEqual(asked);
    expect(await dashboards.find({ ...summaryRequest, acceptedHost: 'elsewhere.example.net' }, signal)).toEqual(asked);
    expect(await dashboards.find({ ...summaryRequest, acceptedHost: 'new.example.net' }, signal)).toMatchObject({
      outcome: 'found',
    });
    expect(await open().find(summaryRequest, signal)).toMatchObject({ outcome: 'found' });
  });

  it('must be one that the site names, even when the person accepts another', async () => {
    hosts = ['dashboards.example.org'];
    const refused = { outcome: 'refusedAddress', reason: 'host', host: 'tool.example.org' };
    expect(await open().find({ ...summaryRequest, acceptedHost: 'tool.example.org' }, signal)).toEqual(refused);
  });

  it('must be named by the site in an installed application, even when the person accepts it', async () => {
    mustNameHosts = true;
    const refused = { outcome: 'refusedAddress', reason: 'noHosts', host: 'tool.example.org' };
    expect(await open().find({ ...summaryRequest, acceptedHost: 'tool.example.org' }, signal)).toEqual(refused);
    expect(store.keys()).toEqual([]);
    hosts = ['tool.example.org'];
    expect(await open().find(summaryRequest, signal)).toMatchObject({ outcome: 'found' });
  });

  it('is never reached over plain HTTP', async () => {
    answer = () => ({ url: 'http://tool.example.org/x' });
    expect(await open().find(summaryRequest, signal)).toMatchObject({ outcome: 'refusedAddress', reason: 'insecure' });
    expect(store.keys()).toEqual([]);
  });

  it('is the only part of an address that is stored', async () => {
    await open().find(summaryRequest, signal);
    expect(store.dump()).toContain('tool.example.org');
    expect(store.dump()).not.toMatch(/embed|eyJ/);
  });
});
