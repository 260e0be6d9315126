import { beforeAll, describe, expect, it } from 'vitest';
import { fold } from '#training/data/names.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';

let platform: TestPlatform;
let call: Caller;
beforeAll(async () => {
  platform = openPlatform();
  call = await as(platform, 'administrator');
});

type Row = { id: number; status: number; name: string } & Record<string, unknown>;
const rows = async (url: string, by = call): Promise<Row[]> => {
  const answer = await by('GET', url);
  expect(answer.problems).toEqual([]);
  return answer.body['hydra:member'];
};
const total = async (url: string): Promise<number> => (await call('GET', url)).body['hydra:totalItems'];

describe('campaigns', () => {
  it('are paged, filtered by status, name and date, and sorted', async () => {
    const all = await rows('/admin/campaigns');
    const tested = await rows('/admin/campaigns?status=1');
    expect(tested.length).toBeGreaterThan(2);
    expect(tested).toEqual(all.filter(({ status }) => status === 1));
    expect(await rows('/admin/campaigns?status[]=1&status[]=2')).toEqual(
      all.filter(({ status }) => status === 1 || status === 2),
    );
    expect(await rows('/admin/campaigns?perPage=1&page=1&status=1')).toEqual(tested.slice(0, 1));
    expect(await total('/admin/campaigns?perPage=1&page=1&status=1')).toBe(tested.length);
    expect((await rows('/admin/campaigns?name=JOURNEE')).every(({ name }) => name.startsWith('Journée'))).toBe(true);
    const dates = (await rows('/admin/campaigns?order[createdDate]=desc')).map(({ createdDate }) => `${createdDate}`);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const [newest = ''] = dates;
    expect(await rows(`/admin/campaigns?createdDate[after]=${newest.slice(0, 10)}`)).not.toEqual([]);
    expect(await rows('/admin/campaigns?createdDate[strictly_before]=2001-01-01')).toEqual([]);
  });

  it('are limited to one’s own without the role of an administrator, and refused without the right', async () => {
    const manager = await as(platform, 'communityManager');
    const own = await rows('/admin/campaigns', manager);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ creatorId }) => creatorId === 3)).toBe(true);
    const refused = await (await as(platform, 'hitchhikingWatcher'))('GET', '/admin/campaigns');
    expect([refused.status, refused.body['hydra:description'], refused.problems]).toEqual([400, 'Access Denied.', []]);
  });
});

describe('events, articles and editorials', () => {
  it.each([
    ['events', 'name', 'MARCHE'],
    ['articles', 'title', 'covoitur'],
    ['editorials', 'title', 'été'],
  ])('%s are filtered by a part of their %s, and sorted by it', async (list, key, part) => {
    const all = await rows(`/admin/${list}`);
    const found = await rows(`/admin/${list}?${key}=${encodeURIComponent(part)}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    const rising = (await rows(`/admin/${list}?order[${key}]=asc`)).map((row) => fold(String(row[key])));
    expect(rising).toEqual(rising.toSorted());
    expect(await rows(`/admin/${list}?perPage=2&page=2`)).toEqual(all.slice(2, 4));
  });

  it('events are filtered by days and by private', async () => {
    const all = await rows('/admin/events?perPage=1000');
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(await rows('/admin/events?private=true&perPage=1000')).toEqual(all.filter((row) => row.private === true));
    const day = '2026-03-01';
    const coming = await rows(`/admin/events?fromDate[after]=${day}&perPage=1000`);
    expect(coming).toEqual(all.filter(({ fromDate }) => String(fromDate) >= day));
    expect(coming.length).toBeLessThan(all.length);
  });

  it('exactly one editorial is active', async () => {
    expect(await rows('/admin/editorials?status=1')).toHaveLength(1);
    expect((await rows('/admin/articles?title=TOOLBOX')).map(({ title }) => title)).toEqual(['TOOLBOX']);
  });
});
