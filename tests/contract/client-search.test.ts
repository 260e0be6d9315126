import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { manifests } from '#shared/resources/manifests.ts';
import { searchableResources } from '#shared/searchable.ts';
import { type Connected, connect, departures } from './support/connected.ts';

let house: Connected;
beforeEach(async () => {
  house = await connect('administrator', 300);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');

it.each(searchableResources)('finds $name by a part of their name, five at most', async ({ name: kind }) => {
  const { path, search } = manifests[kind];
  const { members } = await house.client.list(path, [['perPage', '1']]);
  const [first] = z.array(z.record(z.string(), z.unknown())).parse(members);
  // A part of the name of a record that is there, without its accents and in the middle of a word.
  const part = plain(String(first?.[search.field])).slice(1, 6).trim();
  expect(departures(house)).toEqual([]);

  const found = await house.handlers['search.find']({ kind, text: part }, house.call);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(5);
  for (const { name } of found) expect(plain(name)).toContain(part);
  expect(house.server.requests).toHaveLength(1);
  expect(departures(house)).toEqual([]);
});

it('names the missing right, and accepts an apostrophe', async () => {
  await house.server.close();
  house = await connect('hitchhikingWatcher', 300);
  house.server.requests.length = 0;
  await expect(house.handlers['search.find']({ kind: 'campaigns', text: 'test' }, house.call)).rejects.toMatchObject({
    error: { kind: 'denied', right: 'campaign_list' },
  });
  expect(await house.handlers['search.find']({ kind: 'events', text: "salon d'" }, house.call)).toEqual([]);
  expect(departures(house)).toEqual([]);
});
