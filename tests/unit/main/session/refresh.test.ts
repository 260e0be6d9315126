import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, patient } from '#tests/support/fakes.ts';
import { hydra, hydraError, refused, withSignIn } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse, whatStays } from './support.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.session.signIn(credentials);
});
afterEach(() => house.close());

const refreshes = () => house.stub.calls('POST /token/refresh').length;
const lists = () => house.stub.calls('GET /admin/users');
const many = (count: number) => Array.from({ length: count }, () => house.client.list('admin/users'));
const minutes = (count: number) => count * 60_000;

describe('a token that has expired by its claims', () => {
  it('is renewed once for 20 simultaneous calls, before any of them is sent', async () => {
    house.clock.advance(minutes(15));
    await Promise.all(many(20));
    expect(refreshes()).toBe(1);
    expect(lists()).toHaveLength(20);
    expect(new Set(lists().map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${house.issued.tokens[1]}`]),
    );
  });

  it('is used until shortly before it expires, then renewed', async () => {
    house.clock.advance(minutes(15) - 5_001);
    await house.client.list('admin/users');
    expect(refreshes()).toBe(0);
    house.clock.advance(1);
    await house.client.list('admin/users');
    expect(refreshes()).toBe(1);
  });

  it('is measured by its lifetime, so that a wrong clock of this computer does not matter', async () => {
    await house.session.signOut();
    // The platform is two hours behind: by its `exp` alone the token would be dead on arrival.
    withSignIn(house.stub, new FakeClock(house.clock.now() - minutes(120)));
    await house.session.signIn(credentials);
    await house.client.list('admin/users');
    expect(refreshes()).toBe(0);
  });

  it('of 30 seconds is used for most of that time', async () => {
    await house.session.signOut();
    house.issued.lifetime = 30;
    await house.session.signIn(credentials);
    house.clock.advance(20_000);
    await house.client.list('admin/users');
    expect(refreshes()).toBe(0);
    house.clock.advance(6_000);
    await house.client.list('admin/users');
    expect(refreshes()).toBe(1);
  });
});

/** The platform thinks the token of this moment dead, whatever its claims say. */
function refuseFirst(route: string, answer = hydra([]), text = 'Expired JWT Token') {
  const dead = `Bearer ${house.issued.tokens.at(-1)}`;
  house.stub.on(route, ({ headers }) => (headers.authorization === dead ? refused(text) : answer));
}

describe("a 401 'Expired JWT Token'", () => {
  it('causes one refresh for 20 calls, each of which is repeated once', async () => {
    refuseFirst('GET /admin/users', hydra([{ id: 1 }], 1));
    const answers = await Promise.all(many(20));
    expect(answers.every(({ total }) => total === 1)).toBe(true);
    expect(refreshes()).toBe(1);
    expect(lists()).toHaveLength(40);
  });

  it('causes no second refresh when a slow call fails late', async () => {
    refuseFirst('GET /admin/users');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    house.stub.on('GET /admin/communities', async ({ headers }) => {
      if (headers.authorization !== `Bearer ${house.issued.tokens[0]}`) return hydra([]);
      await held;
      return refused('Expired JWT Token');
    });
    const slow = house.client.list('admin/communities');
    await house.client.list('admin/users');
    release();
    await slow;
    expect(refreshes()).toBe(1);
  });

  it('repeats a write, which was not carried out', async () => {
    refuseFirst('POST /admin/users', { status: 201, json: { '@id': '/users/5', id: 5 } });
    expect(await house.client.post('admin/users', { gender: 1 })).toMatchObject({ id: 5 });
    expect(house.stub.calls('POST /admin/users').map(({ body }) => body)).toEqual(['{"gender":1}', '{"gender":1}']);
  });

  it('repeats a form in full', async () => {
    refuseFirst('POST /admin/images', { status: 201, json: { id: 1, image: null, avatar: null } });
    const form = new FormData();
    form.append('userFile', new File(['bytes'], 'a.png', { type: 'image/png' }));
    await house.client.upload('admin/images', form);
    const bodies = house.stub.calls('POST /admin/images').map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies.every((body) => body.includes('bytes'))).toBe(true);
  });

  it('is followed by one repetition only', async () => {
    house.stub.on('GET /admin/users', refused('Expired JWT Token'));
    expect(await errorOf(house.client.list('admin/users'))).toMatchObject({ key: 'ExpiredJWTToken' });
    expect(lists()).toHaveLength(2);
    expect(house.session.state.status).toBe('signedIn');
  });

  it('renews the token after a GET that writes, but does not repeat that call', async () => {
    refuseFirst('GET /admin/users/delete');
    const erase = () => house.client.getWithEffect('admin/users/delete', [['selected', '5']]);
    expect(await errorOf(erase())).toMatchObject({ kind: 'unauthorized', key: 'Tokenrenewed' });
    expect(house.stub.calls('GET /admin/users/delete')).toHaveLength(1);
    expect(refreshes()).toBe(1);
    await erase();
    expect(house.stub.calls('GET /admin/users/delete')).toHaveLength(2);
  });
});

describe('another 401', () => {
  it('is an error with its message, without a refresh', async () => {
    house.stub.on('GET /admin/users', refused('JWT Token not found'));
    expect(await errorOf(house.client.list('admin/users'))).toEqual({
      kind: 'unauthorized',
      key: 'JWTTokennotfound',
      platformText: 'JWT Token not found',
      status: 401,
    });
    expect(refreshes()).toBe(0);
  });

  it('of an invalid token is followed by a refresh and one repetition, but for a GET that writes', async () => {
    refuseFirst('GET /admin/users', hydra([]), 'Invalid JWT Token');
    await house.client.list('admin/users');
    expect([lists().length, refreshes()]).toEqual([2, 1]);
    refuseFirst('GET /admin/users/delete', hydra([]), 'Invalid JWT Token');
    const erase = house.client.getWithEffect('admin/users/delete', [['selected', '5']]);
    expect(await errorOf(erase)).toMatchObject({ kind: 'unauthorized', key: 'Tokenrenewed' });
    expect([house.stub.calls('GET /admin/users/delete').length, refreshes()]).toEqual([1, 2]);
  });

  it('of an invalid token ends a session that the platform no longer knows', async () => {
    house.stub.on('GET /admin/users', refused('Invalid JWT Token'));
    expect(await errorOf(house.client.list('admin/users'))).toMatchObject({ key: 'InvalidJWTToken' });
    await expect.poll(refreshes, patient).toBe(1);
    await house.client.list('users/me');
    expect(house.session.state.status).toBe('signedIn');
    house.stub.on('POST /token/refresh', refused('User not found'));
    await errorOf(house.client.list('admin/users'));
    await expect
      .poll(() => house.session.state, patient)
      .toMatchObject({ reason: { kind: 'refresh', text: 'User not found' } });
  });

  it('about an e-mail that no longer exists ends the session, with a message without the e-mail', async () => {
    const sentence =
      'Unable to load an user with property "username" = "camille@example.org". If the user identity has changed, you must renew the token.';
    house.stub.on('GET /admin/users', refused(sentence));
    house.stub.on('POST /token/refresh', refused('An authentication exception occurred.'));
    const error = await errorOf(house.client.list('admin/users'));
    expect(error).toEqual({ kind: 'unauthorized', key: 'Accountchanged', status: 401 });
    await expect
      .poll(() => house.session.state)
      .toEqual({
        status: 'signedOut',
        reason: { kind: 'refresh', text: 'Accountchanged' },
      });
    expect(house.logLines.join()).not.toContain('camille@example.org');
  });
});

describe('a refresh that fails', () => {
  beforeEach(() => house.clock.advance(minutes(15)));

  it.each([
    ['a refusal with a message', refused('Invalid JWT Refresh Token'), 'Invalid JWT Refresh Token'],
    ['a refusal without one', { status: 401, text: '', type: 'text/html' }, 'Unauthorizedrequest'],
    ['a 400', hydraError(400, 'Not Found'), 'Not Found'],
    ['an answer without token', { json: { refreshToken: 'r' } }, 'Tokennotfoundinresponse'],
  ])('with %s ends the session once for all callers', async (_, answer, text) => {
    house.stub.on('POST /token/refresh', answer);
    const errors = await Promise.all(many(5).map(errorOf));
    expect(errors.every(({ kind }) => kind !== 'network')).toBe(true);
    expect(refreshes()).toBe(1);
    expect(lists()).toHaveLength(0);
    expect(house.session.state).toEqual({ status: 'signedOut', reason: { kind: 'refresh', text } });
    expect(house.events.of('session.changed')).toHaveLength(2);
    expect(house.secrets.entries.size).toBe(0);
    expect(house.store.keys()).toEqual(whatStays);
  });

  it.each([
    ['a dropped connection', () => 'drop' as const, { kind: 'network', reason: 'unreachable' }],
    ['a gateway that is down', { status: 502, text: '<html>', type: 'text/html' }, { kind: 'server', status: 502 }],
    ['a page of somebody else', { text: '<html>', type: 'text/html' }, { kind: 'server', isUnreadable: true }],
  ])('with %s is an error of the call and keeps the session', async (_, answer, error) => {
    house.stub.on('POST /token/refresh', answer);
    expect(await errorOf(house.client.list('admin/users'))).toMatchObject(error);
    expect(refreshes()).toBe(1);
    expect(house.session.state.status).toBe('signedIn');
    house.stub.on('POST /token/refresh', { json: { token: house.issued.tokens[0], refreshToken: 'r' } });
    house.stub.on('GET /admin/users', hydra([]));
    await house.client.list('admin/users');
    expect(house.session.state.status).toBe('signedIn');
  });

  it('because the session has ended does not affect the next session', async () => {
    house.stub.on('POST /token/refresh', async () => {
      await house.session.signOut();
      await house.session.signIn(credentials);
      return refused('too late');
    });
    expect(await errorOf(house.client.list('admin/users'))).toMatchObject({ kind: 'unauthorized' });
    expect(house.session.state.status).toBe('signedIn');
    house.stub.on('GET /admin/users', hydra([]));
    await house.client.list('admin/users');
    expect(lists()[0]?.headers.authorization).toBe(`Bearer ${house.issued.tokens.at(-1)}`);
  });
});

describe('a refresh that succeeds after the session ended', () => {
  let release = () => {};
  beforeEach(() => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    house.clock.advance(minutes(15));
    house.stub.on('POST /token/refresh', async () => {
      await held;
      return { json: { token: 'late', refreshToken: 'late' } };
    });
  });

  it('does not sign the person in again', async () => {
    const waiting = errorOf(house.client.list('admin/users'));
    await expect.poll(refreshes, patient).toBe(1);
    await house.session.signOut();
    release();
    expect(await waiting).toMatchObject({ kind: 'unauthorized', key: 'Notoken' });
    expect(await errorOf(house.client.list('admin/users'))).toMatchObject({ key: 'Notoken' });
    expect(lists()).toHaveLength(0);
  });

  it('does not delay the next session', async () => {
    const waiting = errorOf(house.client.list('admin/users'));
    await expect.poll(refreshes, patient).toBe(1);
    await house.session.signOut();
    await house.session.signIn(credentials);
    house.clock.advance(minutes(15));
    house.stub.on('POST /token/refresh', { json: { token: 'fresh', refreshToken: 'r' } });
    house.stub.on('GET /admin/users', hydra([]));
    await house.client.list('admin/users');
    expect(lists()[0]?.headers.authorization).toBe('Bearer fresh');
    release();
    expect(await waiting).toMatchObject({ key: 'Notoken' });
  });
});

describe('the refresh token', () => {
  it('stays the same until the platform gives another', async () => {
    house.stub.on('POST /token/refresh', { json: { token: 'opaque' } });
    house.stub.on('GET /admin/users', hydra([]));
    house.clock.advance(minutes(15));
    await house.client.list('admin/users');
    await house.client.list('admin/users');
    expect(refreshes()).toBe(1);
    // That of the sign-in, and the access token beside it.
    expect(house.secrets.calls.filter((call) => call === 'set')).toHaveLength(2);
  });

  it('is stored again when the platform rotates it', async () => {
    house.stub.on('POST /token/refresh', { json: { token: 'opaque', refreshToken: 'rotated' } });
    house.stub.on('GET /admin/users', hydra([]));
    house.clock.advance(minutes(15));
    await house.client.list('admin/users');
    await expect.poll(() => [...house.secrets.entries.values()], patient).toEqual(['rotated']);
  });
});

it('lets one caller cancel while others wait for the refresh', async () => {
  house.clock.advance(minutes(15));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  house.stub.on('POST /token/refresh', async () => {
    await held;
    return { json: { token: 'opaque', refreshToken: 'r' } };
  });
  house.stub.on('GET /admin/users', hydra([]));
  const control = new AbortController();
  const leaving = errorOf(house.client.list('admin/users', [], { signal: control.signal }));
  const staying = house.client.list('admin/users');
  control.abort();
  expect(await leaving).toEqual({ kind: 'cancelled' });
  release();
  expect(await staying).toEqual({ members: [], total: 0 });
});
