import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hydra, hydraError } from '#tests/support/platform-stub.ts';
import { errorOf } from '../session/support.ts';
import { openUsersHouse, ownId, request, type UsersHouse } from './support.ts';

const loginDelegateUrl = 'https://site.example.org/delegate?by={operator}&as={user}';
let house: UsersHouse;
beforeEach(async () => {
  house = await openUsersHouse({ loginDelegateUrl });
  house.add(5);
});
afterEach(() => house.close());

const bodies = () => house.stub.seen.filter(({ method }) => method !== 'GET').map(({ body }) => JSON.parse(body));

describe('scammers.report', () => {
  const report = { userId: 5, email: 'faux@example.org', telephone: null, givenName: 'Faux', familyName: "d'Arc" };
  const send = (changes: Partial<typeof report> = {}) =>
    Promise.resolve(house.handlers['scammers.report']({ ...report, ...changes }, house.call));

  it('looks up the e-mail, then reports', async () => {
    house.stub.on('GET /admin/users/email', hydra([{ id: 5 }]));
    house.stub.on('POST /admin/scammers', { status: 201, json: { id: 1 } });
    await send();
    expect(house.said()).toEqual(['GET /admin/users/email?email=faux@example.org', 'POST /admin/scammers']);
    const { userId, ...sent } = report;
    expect([userId, bodies()]).toEqual([5, [sent]]);
  });

  it('sends nothing when nobody has the e-mail, since the platform would store the report and fail', async () => {
    house.stub.on('GET /admin/users/email', hydra([]));
    expect(await errorOf(send())).toEqual({ kind: 'conflict', reason: 'unknownEmail' });
    expect(house.stub.calls('POST /admin/scammers')).toEqual([]);
  });

  it('sends nothing when somebody else has the e-mail and would be deleted', async () => {
    house.stub.on('GET /admin/users/email', hydra([{ id: 6 }]));
    expect(await errorOf(send())).toEqual({ kind: 'conflict', reason: 'otherAccount' });
    expect(house.stub.calls('POST /admin/scammers')).toEqual([]);
  });

  it('never deletes the signed-in person', async () => {
    expect(await errorOf(send({ userId: ownId }))).toEqual({ kind: 'conflict', reason: 'ownAccount' });
    expect(house.said()).toEqual([]);
  });

  it('succeeds when the account is deleted, although the answer is a 500', async () => {
    house.stub.on('GET /admin/users/email', hydra([{ id: 5 }]));
    house.stub.on('POST /admin/scammers', () => {
      house.people.set(5, { id: 5, status: 4 });
      return hydraError(500, 'Internal Server Error');
    });
    expect(await send()).toBeUndefined();
    house.people.set(5, { id: 5, status: 1 });
    house.stub.on('POST /admin/scammers', hydraError(500, 'Internal Server Error'));
    expect(await errorOf(send())).toMatchObject({ kind: 'server', readBack: 'unseen' });
  });

  it('names the missing rights, and is never sent twice', async () => {
    house.stub.on('GET /admin/users/email', hydra([{ id: 5 }]));
    house.stub.on('POST /admin/scammers', hydraError(400, 'Access Denied.'));
    expect(await errorOf(send())).toMatchObject({ kind: 'denied', right: 'scammer_manage' });
    house.stub.on('POST /admin/scammers', () => 'drop');
    house.stub.seen.length = 0;
    expect(await errorOf(send())).toMatchObject({ kind: 'network' });
    expect(house.stub.calls('POST /admin/scammers')).toHaveLength(1);
    house.stub.on('GET /admin/users/email', hydraError(400, 'Access Denied.'));
    expect(await errorOf(send())).toMatchObject({ kind: 'denied', right: 'user_list' });
  });
});

describe('users.signInAs', () => {
  const open = () => Promise.resolve(house.handlers['users.signInAs']({ userId: 5 }, house.call));

  it('opens the URL of the site with both e-mails encoded', async () => {
    house.people.set(5, { id: 5, status: 1, email: 'zoe+test&as=x@example.org' });
    await open();
    expect(house.opened).toEqual([
      'https://site.example.org/delegate?by=camille%40example.org&as=zoe%2Btest%26as%3Dx%40example.org',
    ]);
    expect(house.said()).toEqual(['GET /admin/users/5']);
  });

  it('opens nothing for a deleted account, nor without an e-mail', async () => {
    house.people.set(5, { id: 5, status: 4, email: 'pseudonyme@example.org' });
    expect(await errorOf(open())).toMatchObject({ kind: 'conflict', reason: 'alreadyDeleted' });
    house.people.set(5, { id: 5, status: 1, email: null });
    expect(await errorOf(open())).toMatchObject({ kind: 'conflict', reason: 'noEmail' });
    expect(house.opened).toEqual([]);
  });

  it('is refused before any request where the site does not offer it', async () => {
    const other = await openUsersHouse();
    const opening = Promise.resolve(other.handlers['users.signInAs']({ userId: 5 }, other.call));
    expect(await errorOf(opening)).toMatchObject({ kind: 'refused' });
    expect(other.said()).toEqual([]);
    await other.close();
  });
});

describe('users.territoryStatus', () => {
  const path = 'GET /admin/users/5/rzpTerritoryStatus';
  const answer = (rzpTerritoryStatus: unknown) =>
    house.stub.on(path, { json: { '@id': '/users/5', '@type': 'User', id: 5, rzpTerritoryStatus } });
  const get = () => Promise.resolve(house.handlers['users.territoryStatus']({ id: 5 }, house.call));

  it.each([
    ['working', 'working'],
    ['unsuscribed', 'unsubscribed'],
    [null, null],
    ['somethingNew', null],
  ])('reads %j as %j', async (wire, status) => {
    answer(wire);
    expect(await get()).toEqual({ status, checkedAt: house.clock.now() });
  });

  it('is requested once in 24 hours', async () => {
    answer('ongoing');
    const first = await get();
    answer('working');
    house.clock.advance(86_399_999);
    expect(await get()).toEqual(first);
    house.clock.advance(1);
    expect(await get()).toEqual({ status: 'working', checkedAt: house.clock.now() });
    expect(house.stub.calls(path)).toHaveLength(2);
  });

  it('is requested again after the session ended', async () => {
    answer('ongoing');
    await get();
    await house.session.signOut();
    await house.session.signIn({ identifier: 'camille@example.org', password: 'secret' });
    await get();
    expect(house.stub.calls(path)).toHaveLength(2);
  });

  it('does not cache a failure', async () => {
    house.stub.on(path, hydraError(500, 'Internal Server Error'));
    expect(await errorOf(get())).toMatchObject({ kind: 'server' });
    answer('pondering');
    expect(await get()).toMatchObject({ status: 'pondering' });
  });
});

describe('the communities', () => {
  it('name the missing right', async () => {
    house.stub.on('GET /admin/communities/moderated', hydraError(400, 'Access Denied.'));
    const moderated = Promise.resolve(house.handlers['communities.moderated'](undefined, house.call));
    expect(await errorOf(moderated)).toMatchObject({ kind: 'denied', right: 'community_list' });
  });

  it('that one moderates are listed, with null for missing fields', async () => {
    house.stub.on('GET /admin/communities/moderated', hydra([{ id: 3, name: 'Lycée' }]));
    expect(await house.handlers['communities.moderated'](undefined, house.call)).toEqual([
      expect.objectContaining({ id: 3, name: 'Lycée', nbMembers: null, target: null, avatar: null }),
    ]);
  });
});

describe('users.ids', () => {
  const ids = (given: Partial<Parameters<UsersHouse['handlers']['users.ids']>[0]> = {}) => {
    const query = {
      page: 4,
      perPage: 25,
      sort: [{ field: 'createdDate' as const, direction: 'desc' as const }],
      filters: {},
    };
    return Promise.resolve(
      house.handlers['users.ids'](request('users.ids', { query, limit: 2000, ...given }), house.call),
    );
  };

  it('reads pages of 200 in the order of the list', async () => {
    house.add(...Array.from({ length: 450 }, (_, index) => 1000 + index));
    const found = await ids();
    expect(found.total).toBe(451);
    expect(found.ids).toEqual([5, ...Array.from({ length: 450 }, (_, index) => 1000 + index)]);
    expect(house.stub.seen.map(({ params }) => Object.fromEntries(params))).toEqual(
      ['1', '2', '3'].map((page) => ({ page, perPage: '200', 'order[createdDate]': 'desc', 'order[id]': 'asc' })),
    );
    expect(house.progress.at(-1)).toEqual({ phase: 'resolve', done: 451, total: 451 });
  });

  it('stops at the limit, and reports the total', async () => {
    house.add(...Array.from({ length: 450 }, (_, index) => 1000 + index));
    const found = await ids({ limit: 200, except: [1000] });
    expect(found.total).toBe(451);
    expect(found.ids).toHaveLength(200);
    expect(found.ids).not.toContain(1000);
    expect(house.stub.seen).toHaveLength(2);
  });

  it('tries the formats of a telephone as the list does', async () => {
    house.stub.on('GET /admin/users', ({ params }) =>
      params.get('telephone') === '+33612345678' ? hydra([{ id: 9 }]) : hydra([]),
    );
    const query = { page: 1, perPage: 25, sort: [], filters: { search: '06 12 34 56 78' } };
    expect(await ids({ query })).toEqual({ ids: [9], total: 1 });
  });

  it('can be cancelled between two pages', async () => {
    house.add(...Array.from({ length: 450 }, (_, index) => 1000 + index));
    const controller = new AbortController();
    const call = { signal: controller.signal, progress: () => controller.abort(), commit: () => {} };
    const query = { page: 1, perPage: 25, sort: [], filters: {} };
    const running = Promise.resolve(house.handlers['users.ids']({ query, limit: 2000 }, call));
    expect(await errorOf(running)).toEqual({ kind: 'cancelled' });
    expect(house.stub.seen).toHaveLength(1);
  });

  it('fails on a row without an id, and names the missing right', async () => {
    house.stub.on('GET /admin/users', hydra([{ id: 1 }, { givenName: 'Zoé' }]));
    expect(await errorOf(ids())).toMatchObject({ kind: 'server', isUnreadable: true });
    house.stub.on('GET /admin/users', hydraError(400, 'Access Denied.'));
    expect(await errorOf(ids())).toMatchObject({ kind: 'denied', right: 'user_list' });
  });
});
