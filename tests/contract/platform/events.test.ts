import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { address, denied, noAddress, notFound, type Row, reader } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { send, rows, total, item, refusal } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 20 });
  call = await as(platform, 'administrator');
});

const min = {
  name: 'Fête du vélo',
  status: 1,
  private: false,
  useTime: true,
  fromDate: '2026-05-02T18:30:00',
  toDate: '2026-05-02T22:00:00',
  address,
  creatorId: 1,
};

describe('the list of events', () => {
  it('is filtered by community and territory, the latter in brackets only', async () => {
    const all = await rows('/admin/events?perPage=1000');
    const of = async (query: string, fits: (row: Row) => boolean) => {
      const found = await rows(`/admin/events?perPage=1000&${query}`);
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(all.filter(fits));
    };
    await of('community.id[]=3&community.id[]=12', ({ communityId }) => communityId === 3 || communityId === 12);
    await of('community.id=12', ({ communityId }) => communityId === 12);
    const near = await total('/admin/events?territory[]=6');
    expect(near).toBeGreaterThan(3);
    expect(near).toBeLessThan(all.length);
    const scalar = await send('GET', '/admin/events?territory=6', undefined, false);
    expect(scalar.body['hydra:totalItems']).toBe(all.length);
    expect(await total('/admin/events?eventAddressTerritoryFilter[]=6')).toBe(near);
  });

  it('is sorted by days and by a creation date that no answer contains', async () => {
    const ends = (await rows('/admin/events?order[toDate]=desc&perPage=50')).map(({ toDate }) => toDate);
    expect(ends).toEqual(ends.toSorted().toReversed());
    const { id } = (await send('POST', '/admin/events', min)).body;
    const [newest] = await rows('/admin/events?order[createdDate]=desc&perPage=1');
    expect(newest?.id).toBe(id);
    expect(newest).not.toHaveProperty('createdDate');
  });
});

describe('writing events', () => {
  it('keeps the local time of the text and drops its offset', async () => {
    const { id } = (await send('POST', '/admin/events', { ...min, fromDate: '2026-05-02T18:30:00+02:00' })).body;
    const stored = await item(`/admin/events/${id}`);
    expect([stored.fromDate, stored.toDate]).toEqual(['2026-05-02T18:30:00+00:00', '2026-05-02T22:00:00+00:00']);
  });

  it('adds a scheme to a web address, and the name to the postal address', async () => {
    const { id } = (await send('POST', '/admin/events', { ...min, url: 'fete.example.org' })).body;
    expect(await item(`/admin/events/${id}`)).toMatchObject({
      url: 'https://fete.example.org',
      address: { name: 'Fête du vélo' },
    });
  });

  it('overwrites a community that is sent back as it was read', async () => {
    const [found] = await rows('/admin/events?community.id=12&perPage=1');
    const { id, community } = await item(`/admin/events/${found?.id}`);
    await send('PATCH', `/admin/events/${id}`, { community: { ...community, name: 'Tout autre chose' } }, false);
    expect((await rows('/admin/communities?id=12'))[0]?.name).toBe('Tout autre chose');
    await send('PATCH', `/admin/events/${id}`, { communityId: null });
    expect((await item(`/admin/events/${id}`)).communityName).toBe('');
  });

  it.each([
    ['no beginning', { fromDate: undefined }, 400],
    ['no address', { address: undefined }, 400],
    ['a date that is none', { fromDate: 'demain' }, 400],
    ['an address of null', { address: null }, 400],
    ['no name', { name: undefined }, 500],
    ['no word on being private', { private: undefined }, 500],
    ['an unknown creator', { creatorId: 99_999 }, 500],
    ['an unknown community', { communityId: 999 }, 500],
    ['a summary that is too long', { description: 'x'.repeat(513) }, 500],
  ])('refuses a creation with %s', async (_, changes, status) => {
    expect((await refusal('POST', '/admin/events', { ...min, ...changes }))[0]).toBe(status);
  });

  it('changes, deletes, and requires its rights', async () => {
    await send('PATCH', '/admin/events/3', { status: 2, name: 'Reporté' });
    expect(await item('/admin/events/3')).toMatchObject({ status: 2, name: 'Reporté' });
    expect(await refusal('PATCH', '/admin/events/3', { address: null })).toEqual(noAddress);
    expect((await send('DELETE', '/admin/events/3')).status).toBe(204);
    expect(await refusal('GET', '/admin/events/3')).toEqual(notFound);
    call = await as(platform, 'noAdministration');
    expect(await refusal('DELETE', '/admin/events/4')).toEqual(denied);
    expect((await item('/admin/events/4')).id).toBe(4);
  });
});
