import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { denied, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { send, rows, total, item, refusal } = reader(() => call);
const body = JSON.stringify([
  { type: 'title', position: 1, value: 'Trajets & places' },
  { type: 'video', position: 2 },
  { type: 'image', position: 3, src: 'https://example.org/a.png' },
]);
let id: number;
beforeEach(async () => {
  platform = openPlatform({ users: 300 });
  call = await as(platform, 'administrator');
  id = (await send('POST', '/admin/campaigns', { name: 'Rentrée', subject: 'La rentrée', body })).body.id;
});

const read = () => item(`/admin/campaigns/${id}`);
const counted = async (url: string, isProper = true): Promise<number> => {
  const answer = await send('GET', url, undefined, isProper);
  expect([answer.status, answer.body['hydra:totalItems']]).toEqual([200, 1]);
  return answer.body['hydra:member'][0];
};
const users = (query: string, of = id) => `/admin/users/associate-campaign?campaignId=${of}&${query}`;
const members = (query: string, of = id) => `/admin/community_members/associate-campaign?campaignId=${of}&${query}`;
const toUsers = (query: string, of = id) => `/admin/users/send-campaign?campaignId=${of}&${query}`;
const toMembers = (query: string, of = id) => `/admin/community_members/send-campaign?campaignId=${of}&${query}`;
const selection = (people: readonly Row[]) => `filterType=1&${people.map((one) => `user[]=${one.id}`).join('&')}`;
const subscribers = (query: string) => rows(`/admin/users?newsSubscription=true&perPage=1000&${query}`);
const some = async (count: number) => (await subscribers('')).slice(5, 5 + count);
const readers = (from = 0) =>
  platform
    .sent()
    .slice(from)
    .map(({ to }) => to);
const author = 1;

describe('choosing recipients', () => {
  it('adds up: the same selection twice doubles the count, and a filter only hides it', async () => {
    const people = await some(3);
    const refuser = (await rows('/admin/users?newsSubscription=false&perPage=1'))[0] as Row;
    expect(await counted(users(selection([...people, refuser])))).toBe(3);
    expect(await read()).toMatchObject({ source: 1, filterType: 1, deliveryCount: 3 });
    expect(await counted(users(selection(people)))).toBe(3);
    expect(await read()).toMatchObject({ deliveryCount: 6 });
    const behind = await counted(users('filterType=2&givenName=a'));
    expect(await read()).toMatchObject({ filterType: 2, deliveryCount: behind, filters: 'givenName=a' });
    await counted(users(selection(people)));
    expect(await read()).toMatchObject({ filterType: 1, deliveryCount: 9 });
    expect(await read()).not.toHaveProperty('filters');
  });

  it('stores filters without brackets, dots and escapes, the page included, and up to 512 characters', async () => {
    await counted(users('filterType=2&homeAddressTerritory[]=1&homeAddressTerritory[]=2&q=%C3%A9%26a'));
    expect((await read()).filters).toBe('homeAddressTerritory=1&homeAddressTerritory=2&q=é&a');
    await counted(members('filterType=2&communityId=1&user.id=3&page=2&perPage=10'), false);
    expect((await read()).filters).toBe('user_id=3&page=2&perPage=10');
    expect(await refusal('GET', users(`filterType=2&givenName=${'x'.repeat(510)}`))).toEqual(serverError);
    await send('PATCH', `/admin/campaigns/${id}`, { filters: 'homeAddressTerritory%5B%5D=1' });
    expect((await read()).filters).toBe('homeAddressTerritory%5B%5D=1');
  });

  it('takes memberships of the community, accepted ones of people who accept news', async () => {
    const all = await rows('/admin/communities/1/members?perPage=1000');
    const isWanted = ({ status, newsSubscription }: Row) => (status === 1 || status === 2) && newsSubscription === true;
    const wanted = all.filter(isWanted).length;
    const ids = all.map((one) => `member[]=${one.id}`).join('&');
    expect(await counted(members(`filterType=1&communityId=1&${ids}`))).toBe(wanted);
    expect(await read()).toMatchObject({ source: 2, sourceId: 1, filterType: 1, deliveryCount: wanted });
    expect((await read()).sourceName).toBe((await item('/admin/communities/1')).name);
    expect(await counted(users(selection(await some(1))))).toBe(1);
    const now = await read();
    expect(now).toMatchObject({ source: 1, sourceId: 1, deliveryCount: wanted + 1 });
    expect(now).not.toHaveProperty('sourceName');
  });

  it.each([
    ['no filter type', () => users('givenName=a')],
    ['a selection of nobody', () => users('filterType=1')],
    ['no member', () => members('filterType=1&communityId=1')],
    ['an unknown campaign', () => users('filterType=2&givenName=a', 99_999)],
  ])('fails with %s', async (_, url) => {
    expect(await refusal('GET', url())).toEqual(serverError);
    expect(await read()).not.toHaveProperty('filterType');
  });

  it('is refused to a public manager after it was done, and to others before', async () => {
    call = await as(platform, 'communityManager');
    id = (await send('POST', '/admin/campaigns', { name: 'À moi', subject: 'x', body })).body.id;
    expect(await refusal('GET', members('filterType=1&communityId=1&member[]=12'))).toEqual(denied);
    expect(await read()).toMatchObject({ source: 2, filterType: 1, deliveryCount: 1 });
    expect(await refusal('GET', users('filterType=2&givenName=a', 1))).toEqual(serverError);
    call = await as(platform, 'noAdministration');
    expect(await refusal('GET', users('filterType=2&givenName=a'))).toEqual(serverError);
  });
});

describe('sending', () => {
  it('tests with the author alone, then mails everybody once, as the campaign was at its first test', async () => {
    const people = await some(4);
    await counted(users(selection(people)));
    expect(await refusal('GET', toUsers('mode=2'))).toEqual(serverError);
    expect(await counted(toUsers('mode=1'))).toBe(4);
    expect(readers()).toEqual([author]);
    expect(await read()).toMatchObject({ status: 1 });
    await send('PATCH', `/admin/campaigns/${id}`, { subject: 'Tout autre chose' });
    await counted(users(selection(await some(9))));
    expect(await counted(toUsers('mode=2'))).toBe(13);
    expect(readers(1)).toEqual(people.map((one) => one.id));
    const html = '<h1>Trajets &amp; places</h1>\n\n<img src="https://example.org/a.png" alt="image">';
    expect(platform.sent()[1]?.campaign).toEqual({ id, subject: 'La rentrée', html });
    expect(await read()).toMatchObject({ status: 2 });
    expect(await refusal('GET', toUsers('mode=2'))).toEqual(serverError);
    expect(platform.sent()).toHaveLength(5);
  });

  it('is open again after a test of a campaign that was sent', async () => {
    await counted(users(selection(await some(2))));
    for (const mode of [1, 2, 1, 2]) await counted(toUsers(`mode=${mode}`));
    expect(platform.sent().map(({ about }) => about)).toEqual([
      'campaign.test',
      ...['campaign.mass', 'campaign.mass'],
      'campaign.test',
      ...['campaign.mass', 'campaign.mass'],
    ]);
  });

  it('mails a delivery whose consent is gone, and leaves it out of the number', async () => {
    const people = await some(3);
    await counted(users(selection(people)));
    await send('PATCH', `/admin/users/${people[0]?.id}`, { newsSubscription: false });
    expect(await counted(toUsers('mode=1'))).toBe(2);
    await counted(toUsers('mode=2'));
    expect(readers(1)).toContain(people[0]?.id);
  });

  it('takes every subscriber where the filters are not repeated', async () => {
    const few = await counted(users('filterType=2&givenName=ca'));
    expect(few).toBe((await subscribers('givenName=ca')).length);
    expect(await counted(toUsers('mode=1&givenName=ca'))).toBe(few);
    const all = await total('/admin/users?newsSubscription=true&perPage=1');
    expect(all).toBeGreaterThan(few);
    expect(await counted(toUsers('mode=1'))).toBe(all);
    expect(await read()).toMatchObject({ deliveryCount: all, filters: 'givenName=ca' });
    await counted(toUsers('mode=2&givenName=ca'));
    // Those of the first test.
    expect(readers(2)).toHaveLength(few);
  });

  it('reaches nobody but the author for a community by filter', async () => {
    await counted(members('filterType=2&communityId=1&status=1'));
    expect(await counted(toMembers('mode=1'))).toBe(1);
    await counted(toMembers('mode=2'));
    expect(readers()).toEqual([author, author]);
  });

  it.each([
    ['without recipients', 'mode=1', {}],
    ['in an unknown mode', 'mode=3', {}],
    ['with a body that is no JSON', 'mode=1', { body: '<p>Bonjour</p>' }],
    ['with a text without value', 'mode=1', { body: '[{"type":"text","position":1}]' }],
    ['with a picture without address', 'mode=1', { body: '[{"type":"image","position":1,"id":3}]' }],
  ])('fails %s, and sends nothing', async (title, query, changes) => {
    if (title !== 'without recipients') await counted(users(selection(await some(1))));
    await send('PATCH', `/admin/campaigns/${id}`, { subject: 'x', ...changes });
    expect(await refusal('GET', toUsers(query))).toEqual(serverError);
    expect([(await read()).status, platform.sent()]).toEqual([0, []]);
  });

  it('is refused to a public manager after the mail has gone', async () => {
    call = await as(platform, 'communityManager');
    id = (await send('POST', '/admin/campaigns', { name: 'À moi', subject: 'x', body })).body.id;
    await refusal('GET', members('filterType=1&communityId=1&member[]=12'));
    expect(await refusal('GET', toMembers('mode=1'))).toEqual(denied);
    expect([(await read()).status, readers()]).toEqual([1, [3]]);
  });

  it('a mass sending that takes a while changes the status at its end, and a second one sends again', async () => {
    let leave = () => {};
    const gate = new Promise<void>((resolve) => {
      leave = resolve;
    });
    let leaving = 0;
    const mailPace = () => {
      leaving += 1;
      return gate;
    };
    platform = openPlatform({ users: 300, mailPace });
    call = await as(platform, 'administrator');
    id = (await send('POST', '/admin/campaigns', { name: 'Rentrée', subject: 'La rentrée', body })).body.id;
    await counted(users(selection(await some(2))));
    await counted(toUsers('mode=1'));
    const both = [counted(toUsers('mode=2')), counted(toUsers('mode=2'))];
    await expect.poll(() => leaving).toBe(2);
    expect((await read()).status).toBe(1);
    leave();
    await Promise.all(both);
    expect([(await read()).status, platform.sent().length]).toEqual([2, 5]);
  });
});
