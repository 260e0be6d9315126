import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MemberStatus } from '#shared/resources/communitymembers/index.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';
import { type Connected, connect, departures, errorOf, writesOf } from './support/connected.ts';

const communityId = 4;

let house: Connected;
beforeEach(async () => {
  house = await connect('administrator', 300);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

type Query = Parameters<Connected['handlers']['communitymembers.list']>[0];
const list = (filters: Partial<Query['filters']> = {}, rest: Partial<Query> = {}) => {
  const query: Query = { page: 1, perPage: 200, sort: [], ...rest, filters: { community: communityId, ...filters } };
  return Promise.resolve(house.handlers['communitymembers.list'](query, house.call));
};
const anyoneWith = async (status: MemberStatus) => {
  const [member] = (await list({ status })).rows;
  if (member === undefined) throw new Error(`nobody is ${status}`);
  return member;
};
const change = (id: number, status: MemberStatus, from?: MemberStatus[]) =>
  Promise.resolve(
    house.handlers['communitymembers.changeStatus'](
      { id, communityId, status, ...(from !== undefined && { from }) },
      house.call,
    ),
  );
const add = (userId: number, status: MemberStatus = 1) =>
  Promise.resolve(house.handlers['communitymembers.add']({ communityId, userId, status }, house.call));
const end = (id: number) => Promise.resolve(house.handlers['communitymembers.delete']({ id, communityId }, house.call));
const statusOf = async (id: number) => (await list()).rows.find((row) => row.id === id)?.status;

async function outsider(): Promise<number> {
  const inside = new Set((await list()).rows.map(({ userId }) => userId));
  const people = await house.handlers['users.list']({ page: 1, perPage: 200, sort: [], filters: {} }, house.call);
  const found = people.rows.find(({ id }) => id > 10 && !inside.has(id));
  if (found === undefined) throw new Error('everybody is a member');
  house.server.requests.length = 0;
  return found.id;
}

/** Somebody who waits, and whom the list has shown. */
async function newcomer() {
  const userId = await outsider();
  await add(userId, 0);
  const row = (await list()).rows.find((one) => one.userId === userId);
  if (row === undefined) throw new Error('was not added');
  house.server.requests.length = 0;
  return row;
}

const writes = () => writesOf(house).map(([line]) => line);
const member = (id: number) => `/admin/community_members/${id}`;

describe('the list of the members of a community', () => {
  it('is read in every order and by every filter within the contract', async () => {
    await newcomer();
    const sorted = ['id', 'familyName', 'givenName', 'status', 'createdDate', 'acceptedDate', 'refusedDate'] as const;
    for (const field of sorted) {
      const { rows, unreadable } = await list({}, { sort: [{ field, direction: 'desc' }] });
      expect([rows.length > 0, unreadable]).toEqual([true, []]);
    }
    const numbers = (await list({}, { sort: [{ field: 'id', direction: 'desc' }] })).rows.map(({ id }) => id);
    expect(numbers).toEqual(numbers.toSorted((left, right) => right - left));
    const [one] = (await list({}, { sort: [{ field: 'lastActivityDate', direction: 'desc' }] })).rows;
    const [familyName, givenName] = [one?.familyName ?? '', one?.givenName ?? ''];
    const [createdDate, lastActivityDate] = [one?.createdDate?.slice(0, 10), one?.lastActivityDate?.slice(0, 7)];
    const { rows } = await list({ familyName, givenName, createdDate, lastActivityDate });
    expect(rows.map(({ id }) => id)).toContain(one?.id);
    for (const status of [0, 1, 2, 3] as const) {
      expect((await list({ status })).rows.every((row) => row.status === status)).toBe(true);
    }
    expect(departures(house)).toEqual([]);
  });

  it('asks for what waits first, and for the newest of it', async () => {
    await list({}, { sort: [{ field: 'status', direction: 'asc' }] });
    const url = new URL(house.server.requests[0]?.request.url ?? '', 'http://host');
    expect(url.pathname).toBe('/admin/communities/4/members');
    expect([...url.searchParams].filter(([name]) => name.startsWith('order'))).toEqual([
      ['order[status]', 'asc'],
      ['order[createdDate]', 'desc'],
    ]);
  });

  it("finds d'Arc by what can be asked, and counts nobody else", async () => {
    const { handlers, call } = house;
    for (const familyName of ["d'Arc", 'Marc']) {
      const person = {
        givenName: 'Zoé',
        familyName,
        gender: 1,
        phoneDisplay: 1,
        status: 1,
        roles: [],
      } satisfies UserWrite;
      const { id } = await handlers['users.create']({ ...person, email: `${crypto.randomUUID()}@example.org` }, call);
      await add(id);
    }
    house.server.requests.length = 0;
    for (const familyName of ["d'Arc", 'D’ARC']) {
      const found = await list({ familyName }, { perPage: 25 });
      expect([found.rows.map((row) => row.familyName), found.total]).toEqual([["d'Arc"], 1]);
    }
    const asked = house.server.requests.map(({ request }) => new URL(request.url, 'http://host').searchParams);
    expect(asked.map((params) => params.get('familyName'))).toEqual(['Arc', 'ARC']);
    expect(departures(house)).toEqual([]);
  });
});

describe('a person', () => {
  it('becomes a member once', async () => {
    const userId = await outsider();
    expect(await add(userId, 0)).toMatchObject({ outcome: 'added' });
    expect(writesOf(house)).toEqual([
      ['POST /admin/community_members', { community: '/communities/4', user: `/users/${userId}`, status: 0 }],
    ]);
    expect(await add(userId)).toEqual({ outcome: 'alreadyMember' });
    expect(departures(house)).toEqual([]);
    expect((await list({ status: 0 })).rows.map((row) => row.userId)).toContain(userId);
  });

  it('whose addition lost its answer is found among the newest members, and not added again', async () => {
    const userId = await outsider();
    house.server.faults.leave({ path: '/admin/community_members', method: 'POST', times: 1 });
    const added = await add(userId);
    expect(added.outcome).toBe('added');
    expect(writes()).toEqual(['POST /admin/community_members']);
    const row = (await list()).rows.find((one) => one.userId === userId);
    expect(added).toEqual({ outcome: 'added', id: row?.id });
  });

  it('is not taken for added when a former membership is what stands there', async () => {
    const { userId } = await anyoneWith(1);
    house.server.faults.instead('hydra500', { path: '/admin/community_members', method: 'POST', times: 1 });
    expect(await errorOf(add(userId))).toMatchObject({ kind: 'server', readBack: 'notDone' });
  });

  it('cannot be added by a community manager', async () => {
    const userId = await outsider();
    await house.session.signInTraining({ account: 'communityManager' });
    const adding = house.handlers['communitymembers.add']({ communityId: 1, userId, status: 1 }, house.call);
    expect(await errorOf(adding)).toMatchObject({ kind: 'denied', right: 'community_membership' });
  });
});

describe('the status of a membership', () => {
  it('is read just before it is changed, and one that is so already is not sent: it would notify again', async () => {
    const { id, userId } = await newcomer();
    expect(await change(id, 1, [0, 3])).toEqual({ outcome: 'changed', userId, before: 0 });
    expect(await change(id, 1, [0, 3])).toEqual({ outcome: 'unchanged', userId, before: 1 });
    expect(writesOf(house)).toEqual([[`PATCH ${member(id)}`, { status: 1 }]]);
    expect(departures(house)).toEqual([]);
  });

  it('is left alone when somebody made it another one meanwhile', async () => {
    const { id, userId } = await newcomer();
    await change(id, 2);
    house.server.requests.length = 0;
    expect(await change(id, 3, [0, 1])).toEqual({ outcome: 'changedMeanwhile', userId, before: 2 });
    expect(writes()).toEqual([]);
  });

  it('is found in one small answer once the list has shown it', async () => {
    const { id } = await newcomer();
    house.server.requests.length = 0;
    await change(id, 1);
    const read = house.server.requests.filter(({ request }) => request.method === 'GET');
    expect(read).toHaveLength(1);
    const params = new URL(read[0]?.request.url ?? '', 'http://host').searchParams;
    expect(params.get('createdDate')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(params.get('familyName')).not.toBe('');
  });

  it('is found in the whole list after the name of its person was changed', async () => {
    const { id, userId } = await newcomer();
    await house.handlers['users.update']({ id: userId, changes: { familyName: 'Autrement' } }, house.call);
    expect(await change(id, 1)).toEqual({ outcome: 'changed', userId, before: 0 });
  });

  it('whose change lost its answer is read again, and not sent again', async () => {
    const { id, userId } = await newcomer();
    house.server.faults.leave({ path: member(id), method: 'PATCH', times: 1 });
    expect(await change(id, 1)).toEqual({ outcome: 'changed', userId, before: 0 });
    expect(writes()).toEqual([`PATCH ${member(id)}`]);
  });

  it('that was not changed is said so', async () => {
    const { id } = await newcomer();
    house.server.faults.status(500, { path: member(id), method: 'PATCH', times: 1 });
    expect(await errorOf(change(id, 1))).toMatchObject({ kind: 'server', readBack: 'notDone' });
    expect(await statusOf(id)).toBe(0);
  });

  it('is not sent when it cannot be read before', async () => {
    const { id } = await newcomer();
    house.server.requests.length = 0;
    house.server.faults.status(500, { path: '/admin/communities/4/members' });
    expect(await errorOf(change(id, 1))).toMatchObject({ isUnsent: true });
    expect(writes()).toEqual([]);
  });

  it('of a membership that has ended cannot be changed', async () => {
    const { id } = await anyoneWith(1);
    await end(id);
    expect(await errorOf(change(id, 3))).toEqual({ kind: 'notFound', isUnsent: true });
  });
});

describe('the end of a membership', () => {
  it('gives what is needed to make it anew', async () => {
    const { id, userId } = await anyoneWith(1);
    expect(await end(id)).toEqual({ userId, before: 1 });
    expect(writesOf(house)).toEqual([[`DELETE ${member(id)}`, null]]);
    expect(await add(userId, 1)).toMatchObject({ outcome: 'added' });
    expect(departures(house)).toEqual([]);
  });

  it('that lost its answer is recognised by the list', async () => {
    const { id } = await anyoneWith(1);
    house.server.faults.leave({ path: member(id), method: 'DELETE', times: 1 });
    expect(await end(id)).toMatchObject({ before: 1 });
    expect(writes()).toEqual([`DELETE ${member(id)}`]);
  });
});
