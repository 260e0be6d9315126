import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FoundKindName, foundKinds } from '#shared/found.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
beforeEach(async () => {
  house = await connect('administrator', 300);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

const texts: Record<FoundKindName, string> = {
  campaigns: 'journée',
  events: 'marche',
  articles: 'covoitur',
  editorials: 'rentree',
  relaypoints: 'aire de',
};

it.each(foundKinds.map(({ name }) => name))('finds %s by a part of their name, five at most', async (kind) => {
  const found = await house.handlers['search.find']({ kind, text: texts[kind] }, house.call);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(5);
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '');
  for (const { name } of found) expect(plain(name)).toContain(plain(texts[kind]));
  expect(house.server.requests).toHaveLength(1);
  expect(departures(house)).toEqual([]);
});

it('names the right that is missing, and takes an apostrophe as it is', async () => {
  await house.server.close();
  house = await connect('hitchhikingWatcher', 300);
  house.server.requests.length = 0;
  await expect(house.handlers['search.find']({ kind: 'campaigns', text: 'test' }, house.call)).rejects.toMatchObject({
    error: { kind: 'denied', right: 'campaign_list' },
  });
  expect(await house.handlers['search.find']({ kind: 'events', text: "salon d'" }, house.call)).toEqual([]);
  expect(departures(house)).toEqual([]);
});
