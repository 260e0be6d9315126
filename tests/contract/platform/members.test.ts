import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';

let platform: TestPlatform;
let call: Caller;
beforeEach(async () => {
  platform = openPlatform();
  call = await as(platform, 'administrator');
});

const url = '/admin/communities/4/members';
interface Row {
  id: number;
  userId: number;
  status: number;
  familyName: string;
}
const members = async (query = ''): Promise<Row[]> => {
  const answer = await call('GET', `${url}${query}`);
  expect([answer.status, answer.problems]).toEqual([200, []]);
  return answer.body['hydra:member'];
};
const outsider = async () => {
  const inside = new Set((await members()).map(({ userId }) => userId));
  const all: { id: number }[] = (await call('GET', '/admin/users?perPage=100&order[id]=asc')).body['hydra:member'];
  return all.find(({ id }) => id > 10 && !inside.has(id))?.id ?? 0;
};
const add = (user: number, status: unknown = 1, by = call) =>
  by('POST', '/admin/community_members', {
    body: { community: '/communities/4', user: `/users/${user}`, status },
    isProper: false,
  });
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('the members of a community', () => {
  it('are listed in every status, with the fields that only this list has', async () => {
    const all = await members();
    const listed = (await call('GET', '/admin/users?community=4&perPage=500')).body['hydra:member'];
    expect(all.map(({ userId }) => userId).sort()).toEqual(ids(listed).sort());
    expect(new Set(all.map(({ status }) => status)).size).toBeGreaterThan(1);
    for (const row of all) expect(row).toHaveProperty('adsInCommunityAsDriver');
  });

  it('are paged, sorted, and filtered by a part of a column', async () => {
    const all = await members('?order[familyName]=asc');
    expect(await members('?order[familyName]=asc&perPage=2&page=2')).toEqual(all.slice(2, 4));
    expect(ids(await members('?order[familyName]=desc&order[id]=desc'))).toEqual(ids(all).toReversed());
    const accepted = await members('?status=1');
    expect(accepted).toEqual((await members()).filter(({ status }) => status === 1));
    const part = all[0]?.familyName.slice(0, 2).toLowerCase() ?? '';
    expect((await members(`?familyName=${encodeURIComponent(part)}`)).length).toBeGreaterThan(0);
  });

  it.each([
    'unknown=1',
    'status[]=1',
    'createdDate[after]=2024-01-01',
    'status[]=1&status[]=2',
    "familyName=d'Arc",
    'order[user.givenName]=asc',
    'order[unknown]=asc',
  ])('fail with 503 for %s', async (query) => {
    const answer = await call('GET', `${url}?${query}`, { isProper: false });
    expect([answer.status, answer.problems]).toEqual([503, []]);
  });

  it('of an unknown community give a 400', async () => {
    const answer = await call('GET', '/admin/communities/9999/members');
    expect([answer.status, answer.body['hydra:description'], answer.problems]).toEqual([
      400,
      'Community not found',
      [],
    ]);
  });
});

describe('a membership', () => {
  it('is created as sent, listed and counted', async () => {
    const user = await outsider();
    const before = (await call('GET', '/admin/communities?id=4')).body['hydra:member'][0].nbMembers;
    const answer = await add(user);
    expect([answer.status, answer.problems]).toEqual([201, []]);
    expect(answer.body).toMatchObject({ status: 1, userId: user, communityId: 4 });
    expect(Object.values(answer.body)).not.toContain(null);
    expect(ids(await members())).toContain(answer.body.id);
    expect((await call('GET', '/admin/communities?id=4')).body['hydra:member'][0].nbMembers).toBe(before + 1);
  });

  it('is created once; a second one is a violation on the user', async () => {
    const [row] = await members();
    const answer = await add(row?.userId ?? 0);
    expect([answer.status, answer.problems]).toEqual([400, []]);
    expect(answer.body.violations).toEqual([
      { propertyPath: 'user', message: 'This user already asked to join this community.' },
    ]);
  });

  it.each([
    ['an unknown user', { community: '/communities/4', user: '/users/99999', status: 1 }, 400],
    ['an unknown community', { community: '/communities/999', user: '/users/12', status: 1 }, 400],
    ['ids in place of addresses', { community: 4, user: 12, status: 1 }, 400],
    ['nobody', { community: '/communities/4', user: '', status: 1 }, 400],
    ['a status as text', { community: '/communities/4', user: '/users/12', status: '1' }, 400],
  ])('is refused for %s', async (_, body, status) => {
    const answer = await call('POST', '/admin/community_members', { body, isProper: false });
    expect([answer.status, answer.problems]).toEqual([status, []]);
  });

  it('without a status is a 500 without a reason', async () => {
    const body = { community: '/communities/4', user: `/users/${await outsider()}` };
    const without = await call('POST', '/admin/community_members', { body, isProper: false });
    expect([without.status, without.problems]).toEqual([500, []]);
  });

  it('of a moderator grants the role, which remains when the membership ends', async () => {
    const user = await outsider();
    const roles = async () =>
      (await call('GET', `/admin/users/${user}`)).body.rolesTerritory.map(({ role }: { role: number }) => role);
    const { body } = await add(user, 2);
    expect(await roles()).toContain(8);
    const path = `/admin/community_members/${body.id}`;
    const changed = await call('PATCH', path, { body: { status: 1 } });
    expect([changed.status, changed.body.status, changed.problems]).toEqual([200, 1, []]);
    const gone = await call('DELETE', path);
    expect([gone.status, gone.text, gone.problems]).toEqual([204, '', []]);
    expect(await roles()).toContain(8);
    expect(ids(await members())).not.toContain(body.id);
    const again = await call('DELETE', path);
    expect([again.status, again.body['hydra:description'], again.problems]).toEqual([400, 'Not Found', []]);
  });
});

describe('a change of a membership', () => {
  const ofUser = async (user: number) => (await members()).find(({ userId }) => userId === user);

  it('to 1 or 3 notifies the person each time, even without a change', async () => {
    const user = await outsider();
    const { body } = await add(user, 0);
    const change = (status: number) =>
      call('PATCH', `/admin/community_members/${body.id}`, { body: { status }, isProper: false });
    for (const status of [1, 1, 3, 2, 0]) await change(status);
    expect(platform.sent()).toEqual([
      { about: 'communityUser.accepted', to: user },
      { about: 'communityUser.accepted', to: user },
      { about: 'communityUser.refused', to: user },
    ]);
  });

  it('without a status notifies too when the membership is at 1', async () => {
    const { body } = await add(await outsider(), 1);
    expect(platform.sent()).toEqual([]);
    await call('PATCH', `/admin/community_members/${body.id}`, { body: {} });
    expect(platform.sent()).toHaveLength(1);
  });

  it('keeps the date of the decision', async () => {
    const user = await outsider();
    const { body } = await add(user, 0);
    platform.clock.time += 60_000;
    const accepted = await call('PATCH', `/admin/community_members/${body.id}`, { body: { status: 1 } });
    expect(accepted.body.acceptedDate).toBe('2026-03-01T09:01:00+00:00');
    const refused = await call('PATCH', `/admin/community_members/${body.id}`, { body: { status: 3 } });
    expect(refused.body).not.toHaveProperty('acceptedDate');
    expect(await ofUser(user)).toMatchObject({ acceptedDate: null, refusedDate: '2026-03-01T09:01:00+00:00' });
  });

  it('stores a status that does not exist', async () => {
    const { body } = await add(await outsider(), 0);
    const path = `/admin/community_members/${body.id}`;
    const answer = await call('PATCH', path, { body: { status: 9 }, isProper: false });
    expect([answer.status, answer.body.status]).toEqual([200, 9]);
  });
});

describe('a user who is deleted', () => {
  it('leaves the members list and its count', async () => {
    const [row] = (await members('?status=1')).filter(({ userId }) => userId > 10);
    const before = (await members()).length;
    expect((await call('DELETE', `/admin/users/${row?.userId}`)).status).toBe(204);
    const after = await members();
    expect(after).toHaveLength(before - 1);
    expect(ids(after)).not.toContain(row?.id);
  });
});

describe('rights', () => {
  it('let a community manager add nobody, although the right is listed', async () => {
    const manager = await as(platform, 'communityManager');
    expect((await manager('GET', '/permissions')).body['hydra:member']).toContain('community_membership');
    const answer = await add(await outsider(), 1, manager);
    expect([answer.status, answer.body['hydra:description']]).toEqual([400, 'Access Denied.']);
  });

  it('let a community manager change and end memberships of moderated communities only', async () => {
    const manager = await as(platform, 'communityManager');
    const of = async (community: number): Promise<Row[]> =>
      (await call('GET', `/admin/communities/${community}/members`)).body['hydra:member'];
    const [own] = (await of(1)).filter(({ userId }) => userId !== 3);
    const [other] = await of(4);
    expect((await manager('PATCH', `/admin/community_members/${own?.id}`, { body: { status: 1 } })).status).toBe(200);
    expect((await manager('DELETE', `/admin/community_members/${own?.id}`)).status).toBe(204);
    const refused = await manager('DELETE', `/admin/community_members/${other?.id}`);
    expect([refused.status, refused.body['hydra:description'], refused.problems]).toEqual([400, 'Access Denied.', []]);
  });

  it('are missing for everybody else', async () => {
    const nobody = await as(platform, 'noAdministration');
    const answer = await add(12, 1, nobody);
    expect(answer.body['hydra:description']).toBe('Access Denied.');
  });
});
