import { beforeEach, describe, expect, it } from 'vitest';
import { pngBytes } from '#tests/support/pictures.ts';
import { trainingBaseUrl } from '#training/address.ts';
import { notable } from '#training/data/communities.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { address, denied, notFound, page, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { send, rows, total, item, refusal } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 60 });
  call = await as(platform, 'administrator');
});

const url = '/admin/communities';
const min = {
  name: 'Gare de Metz',
  description: 'Trajets vers la gare.',
  fullDescription: '<p>Trajets vers la gare.</p>',
  validationType: 0,
  referrerId: 12,
};
const create = async (changes: object = {}): Promise<Row> => (await send('POST', url, { ...min, ...changes })).body;
const rolesOf = async (user: number): Promise<number[]> =>
  (await item(`/admin/users/${user}`)).rolesTerritory.map(({ role }: { role: number }) => role);
const membersOf = (id: number) => rows(`${url}/${id}/members?perPage=1000`);
const moderators = async (id: number) => (await rows(`${url}/${id}/members?status=2`)).map(({ userId }) => userId);

describe('the communities of the start', () => {
  it('have every validation mode, and are with and without target, picture, address, domain and file', async () => {
    const all = await rows(`${url}?perPage=100`);
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ validationType }) => validationType))).toEqual(new Set([0, 1, 2, 3]));
    for (const field of ['target', 'image', 'address', 'domain']) {
      expect(new Set(all.map((row) => row[field] === null))).toEqual(new Set([true, false]));
    }
    const files = (row: Row) => row.communitySecurities.length;
    const secured = all.filter(({ validationType }) => validationType === 3);
    expect(new Set(secured.map(files))).toEqual(new Set([0, 1, 2]));
    expect(all.every((row) => files(row) === 0 || row.validationType === 3)).toBe(true);
  });

  it('have thousands of memberships in all four statuses', async () => {
    platform = openPlatform({ users: 5000 });
    call = await as(platform, 'administrator');
    const counts = [0, 0, 0, 0];
    for (const { id } of await rows(`${url}?perPage=100`)) {
      const members = await membersOf(id);
      expect(members.length).toBeGreaterThan(60);
      for (const { status } of members) counts[status] = (counts[status] ?? 0) + 1;
    }
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(8000);
    expect(Math.min(...counts)).toBeGreaterThan(100);
    expect(await total(`${url}/${notable.overrun[1]}/members?status=0`)).toBeGreaterThan(40);
    expect(await moderators(notable.withoutModerator)).toEqual([]);
    const outside = await item(`${url}/${notable.referrerOutside}`);
    expect((await membersOf(outside.id)).map(({ userId }) => userId)).not.toContain(outside.referrerId);
    const orphaned = await item(`${url}/${notable.referrerDeleted}`);
    expect((await item(`/admin/users/${orphaned.referrerId}`)).status).toBe(4);
    const usual = await item(`${url}/20`);
    expect(await moderators(usual.id)).toContain(usual.referrerId);
    expect(await rolesOf(usual.referrerId)).toContain(8);
  });
});

describe('creating a community', () => {
  it('makes the referrer a moderator with the role, and leaves nulls and the count out of the answer', async () => {
    expect(await rolesOf(12)).not.toContain(8);
    const created = await create({ address });
    expect(Object.values(created)).not.toContain(null);
    expect(created).not.toHaveProperty('nbMembers');
    expect(created.address.displayLabel).toEqual([]);
    const stored = await item(`${url}/${created.id}`);
    expect(stored).toMatchObject({ nbMembers: 1, referrerId: 12, communitySecurities: [], freeCarpool: false });
    expect(stored.address.displayLabel).not.toEqual([]);
    expect([await moderators(created.id), await rolesOf(12)]).toEqual([[12], expect.arrayContaining([8])]);
    expect(platform.sent()).toEqual([]);
  });

  it.each([
    ['a name that is used', { name: 'GARE de METZ' }, [400, 'name: Cette valeur est déjà utilisée.']],
    ['an unknown referrer', { name: 'Autre', referrerId: 99_999 }, [400, 'Referrer not found']],
    ['no referrer', { name: 'Autre', referrerId: undefined }, serverError],
    ['an address of null', { name: 'Autre', address: null }, serverError],
    ['no short text', { name: 'Autre', description: undefined }, page],
    ['no long text', { name: 'Autre', fullDescription: undefined }, page],
    ['no validation mode', { name: 'Autre', validationType: undefined }, page],
    ['no name', { name: undefined }, page],
    ['a name that is too long', { name: 'x'.repeat(256) }, page],
    ['a short text that is too long', { name: 'Autre', description: 'x'.repeat(256) }, page],
  ])('is refused for %s', async (_, changes, answer) => {
    await create();
    expect(await refusal('POST', url, { ...min, ...changes })).toEqual(answer);
  });

  it('is allowed to every registered account', async () => {
    call = await as(platform, 'noAdministration');
    expect((await send('POST', url, { ...min, referrerId: 5 })).status).toBe(201);
  });
});

describe('changing a community', () => {
  it('gives a new referrer the role without a membership, and takes it from one who refers to nothing else', async () => {
    const [first, second] = [await create(), await create({ name: 'Gare de Toul' })];
    await send('PATCH', `${url}/${first.id}`, { referrerId: 13 });
    expect([await rolesOf(12), await rolesOf(13)]).toEqual([expect.arrayContaining([8]), expect.arrayContaining([8])]);
    expect((await membersOf(first.id)).map(({ userId }) => userId)).toEqual([12]);
    await send('PATCH', `${url}/${second.id}`, { referrerId: 13 });
    expect(await rolesOf(12)).not.toContain(8);
    expect(await moderators(first.id)).toEqual([12]);
  });

  it('empties what a partial address leaves out', async () => {
    const { id } = await create({ address });
    await send('PATCH', `${url}/${id}`, { address: { addressLocality: 'Metz' } });
    const stored = (await rows(`${url}?id=${id}`))[0];
    expect(stored?.address).toMatchObject({ addressLocality: 'Metz', street: null, postalCode: null, latitude: null });
  });

  it.each([
    ['an address of null', { address: null }, serverError],
    ['a target as text', { target: '5' }, [400, 'The type of the "target" attribute must be "int", "string" given.']],
    [
      'a short text of null',
      { description: null },
      [400, 'The type of the "description" attribute must be "string", "NULL" given.'],
    ],
    ['an unknown referrer', { referrerId: 99_999 }, [400, 'Referrer not found']],
  ])('is refused for %s', async (_, body, answer) => {
    expect(await refusal('PATCH', `${url}/4`, body)).toEqual(answer);
  });

  it('is allowed to managers for their own communities only', async () => {
    call = await as(platform, 'communityManager');
    expect((await send('PATCH', `${url}/2`, { description: 'Texte' })).status).toBe(200);
    for (const method of ['GET', 'DELETE']) expect(await refusal(method, `${url}/4`)).toEqual(denied);
    expect(await refusal('PATCH', `${url}/4`, { description: 'Texte' })).toEqual(denied);
    for (const method of ['GET', 'DELETE']) expect(await refusal(method, `${url}/9999`)).toEqual(notFound);
  });
});

describe('deleting a community', () => {
  it('ends its memberships, leaves events and relay points without community, and keeps the roles', async () => {
    const { id, name } = await create();
    await send('PATCH', '/admin/events/3', { communityId: id });
    await send('PATCH', '/admin/relaypoints/3', { communityId: id });
    expect((await item('/admin/events/3')).communityName).toBe(name);
    expect((await send('DELETE', `${url}/${id}`)).status).toBe(204);
    expect(await refusal('GET', `${url}/${id}`)).toEqual(notFound);
    expect(await refusal('GET', `${url}/${id}/members`)).toEqual([400, 'Community not found']);
    expect(await total(`${url}?communityUsers.user.id=12&id=${id}`)).toBe(0);
    const [event] = (await rows('/admin/events?perPage=1000')).filter((row) => row.id === 3);
    expect([event?.communityId, event?.community, event?.communityName]).toEqual([null, null, '']);
    expect(await total(`/admin/events?community.id=${id}`)).toBe(0);
    expect((await item('/admin/relaypoints/3')).communityName).toBe('');
    expect(await rolesOf(12)).toContain(8);
    expect((await create({ name: 'Après' })).id).toBeGreaterThan(id);
  });
});

describe('the picture of a community', () => {
  it('is named after it and its position, so that its address stays when it is replaced', async () => {
    const { id } = await create();
    const upload = async () => {
      const form = new FormData();
      form.set('communityId', String(id));
      form.set('position', '1');
      form.set('communityFile', new File([new Uint8Array(pngBytes(300, 200))], 'a.png', { type: 'image/png' }));
      return call('POST', '/admin/images', { form });
    };
    expect((await upload()).problems).toEqual([]);
    const { image } = await item(`${url}/${id}`);
    expect(image).toBe(`${trainingBaseUrl}/images/communities/versions/square_800/gare-de-metz-1.png`);
    expect((await platform.fetch(image)).status).toBe(200);
    await upload();
    expect((await item(`${url}/${id}`)).image).toBe(image);
  });
});
