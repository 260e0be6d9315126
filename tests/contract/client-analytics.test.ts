import { afterAll, beforeAll, expect, it } from 'vitest';
import { Dashboards } from '#main/analytics/dashboards.ts';
import { KnownHost } from '#main/analytics/known-host.ts';
import { periodicities } from '#shared/config.ts';
import { toAppError } from '#shared/failure.ts';
import type { DashboardRequest } from '#shared/ipc/analytics.ts';
import { summaryRequest } from '#tests/support/dashboards.ts';
import { FakeStore } from '#tests/support/fakes.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
let dashboards: Dashboards;
beforeAll(async () => {
  house = await connect('administrator', 50);
  const { client, clock, session } = house;
  dashboards = new Dashboards({ client, clock, session, knownHost: new KnownHost(new FakeStore(), 'x'), hosts: [] });
  departures(house);
});
afterAll(() => house.server.close());

const find = (request: Partial<DashboardRequest>) =>
  dashboards.find({ ...summaryRequest, ...request }, house.call.signal);

it.each<Partial<DashboardRequest>>([
  ...periodicities.map((periodicity) => ({ periodicity })),
  { isDark: true },
  { communityId: 4, territoryId: 6, isDefaultTerritory: false },
  { view: 'community', isDefaultCommunity: true },
])('requests a dashboard as the contract says: %j', async (request) => {
  expect(await find(request)).toMatchObject({ outcome: 'found', territoryId: request.territoryId ?? null });
  expect(departures(house)).toEqual([]);
});

it('understands each refusal', async () => {
  expect(await find({ view: 'nowhere' })).toEqual({ outcome: 'unknownView' });
  expect(await find({ view: 'hitchhiker', periodicity: 'daily' })).toEqual({ outcome: 'noPeriodicity' });
  expect(departures(house)).toEqual([]);
  const other = await connect('hitchhikingWatcher', 20);
  const { client, clock, session, call } = other;
  const theirs = new Dashboards({ client, clock, session, knownHost: new KnownHost(new FakeStore(), 'x'), hosts: [] });
  expect(await theirs.find(summaryRequest, call.signal).catch(toAppError)).toMatchObject({
    kind: 'denied',
    right: 'analytic_read',
  });
  await other.server.close();
});

it('never logs the address of a dashboard', () => {
  expect(house.logLines.join()).not.toMatch(/embed|eyJ/);
});
