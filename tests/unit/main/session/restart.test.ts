import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patient } from '#tests/support/fakes.ts';
import { hydra, hydraError, me, refused } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse } from './support.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.session.signIn(credentials);
  house.stub.seen.length = 0;
});
afterEach(() => house.close());

const hour = 3_600_000;

/** The end of the life of the access token that the sign-in gave. */
const quarter = 900_000;
const refreshes = () => house.stub.calls('POST /token/refresh').map(({ body }) => JSON.parse(body));
const bearers = () => house.stub.seen.map(({ headers }) => headers.authorization?.replace('Bearer ', ''));

it('restores the session at once from local state, then asks the platform with the kept token', async () => {
  const { session, client, restored } = await house.restart();
  expect(session.state).toEqual(house.session.state);
  expect(house.stub.seen).toHaveLength(0);
  await restored;
  await client.list('admin/users');
  expect(refreshes()).toEqual([]);
  expect(new Set(bearers())).toEqual(new Set([house.issued.tokens[0]]));
  expect(house.stub.calls('POST /login')).toHaveLength(0);
  expect(house.events.of('session.changed')).toHaveLength(1);
});

describe('a kept token', () => {
  it.each([
    ['that has expired', quarter],
    ['that is about to expire', quarter - 5_000],
    ['of a moment that the clock has not reached', -1],
  ])('%s is renewed once, before anything is asked with it', async (_, passed) => {
    house.clock.sleep(passed);
    const { client, restored } = await house.restart();
    await Promise.all([restored, client.list('admin/users'), client.list('admin/users')]);
    expect(refreshes()).toEqual([{ refreshToken: 'refresh-of-camille@example.org' }]);
    expect(bearers()).not.toContain(house.issued.tokens[0]);
  });

  it('is used until then', async () => {
    house.clock.sleep(quarter - 5_001);
    const { restored } = await house.restart();
    await restored;
    expect(refreshes()).toEqual([]);
  });

  it('that was renewed is the one of the next start', async () => {
    house.clock.sleep(quarter);
    await (await house.restart()).restored;
    house.clock.sleep(quarter / 2);
    await (await house.restart()).restored;
    expect(refreshes()).toHaveLength(1);
    expect(bearers().at(-1)).toBe(house.issued.tokens[1]);
  });

  it.each(['Expired JWT Token', 'Invalid JWT Token'])(
    'that the platform refuses (%s) is renewed once',
    async (text) => {
      const [first] = house.issued.tokens;
      house.stub.on('GET /admin/users', ({ headers }) =>
        headers.authorization === `Bearer ${first}` ? refused(text) : hydra([]),
      );
      const { client, session, restored } = await house.restart();
      await restored;
      await Promise.all([client.list('admin/users'), client.list('admin/users')]);
      expect(refreshes()).toHaveLength(1);
      expect(session.state.status).toBe('signedIn');
    },
  );

  it.each(['missing', 'damaged'])('that is %s is replaced by a refresh', async (how) => {
    const name = [...house.secrets.entries.keys()].find((key) => key.endsWith('access 1')) ?? '';
    if (how === 'missing') house.secrets.entries.delete(name);
    else house.secrets.entries.set(name, `${house.secrets.entries.get(name)?.slice(0, -2)}`);
    await (await house.restart()).restored;
    expect(refreshes()).toHaveLength(1);
  });

  it('of unknown life is not kept', async () => {
    await house.session.signOut();
    house.stub.on('POST /login', { json: { token: 'opaque', refreshToken: 'r' } });
    house.stub.on('GET /users/me', hydra([me]));
    house.stub.on('GET /permissions', hydra(['access_admin']));
    await house.session.signIn(credentials);
    await expect.poll(() => [...house.secrets.entries.values()], patient).toEqual(['r']);
  });

  it('goes with the session, by whichever way it ends', async () => {
    await house.session.signOut();
    expect(house.secrets.entries.size).toBe(0);
  });

  it('opens nothing once the window was locked for too long', async () => {
    const release = house.session.hold('import');
    house.clock.advance(hour);
    expect(house.session.isLocked).toBe(true);
    const { session, client, restored } = await house.restart();
    await restored;
    expect(session.state).toMatchObject({ status: 'signedOut', reason: { kind: 'idle' } });
    expect(await errorOf(client.list('admin/users'))).toMatchObject({ key: 'Notoken' });
    expect(house.stub.seen).toHaveLength(0);
    await expect.poll(() => house.secrets.entries.size, patient).toBe(0);
    release();
  });

  it('is removed with the refresh token once the platform has another address', async () => {
    const other = await openHouse();
    other.store.set('session', house.store.get('session'));
    for (const [name, secret] of house.secrets.entries) other.secrets.entries.set(name, secret);
    other.secrets.entries.set('drafts', 'key');
    const { session } = await other.restart();
    expect(session.state).toEqual({ status: 'signedOut' });
    await expect.poll(() => [...other.secrets.entries.keys()], patient).toEqual(['drafts']);
    expect(other.stub.seen).toHaveLength(0);
    await other.close();
  });

  it('comes with a profile that roams to another computer, whatever its clock', async () => {
    house.clock.sleep(-60_000);
    const { session, restored } = await house.restart();
    await restored;
    expect(session.state.status).toBe('signedIn');
    expect(refreshes()).toHaveLength(1);
  });
});

it('adopts what has changed on the platform', async () => {
  house.issued.permissions = ['access_admin', 'user_create'];
  house.stub.on('GET /users/me', hydra([{ ...me, givenName: 'Dominique' }]));
  const { session, restored } = await house.restart();
  await restored;
  expect(session.state).toMatchObject({
    user: { givenName: 'Dominique' },
    permissions: ['access_admin', 'user_create'],
  });
  expect(house.events.of('session.changed').at(-1)).toEqual(session.state);
});

it('ends the session when access_admin was withdrawn', async () => {
  house.issued.permissions = ['user_list'];
  const { session, restored } = await house.restart();
  await restored;
  expect(session.state).toEqual({ status: 'signedOut', reason: { kind: 'notAuthorized', text: 'Notauthorized' } });
});

it('keeps the session when the platform cannot be reached', async () => {
  house.stub.on('POST /token/refresh', () => 'drop');
  house.clock.sleep(quarter);
  const { session, restored } = await house.restart();
  await restored;
  expect(session.state.status).toBe('signedIn');
});

it('ends the session when the platform no longer knows the refresh token', async () => {
  house.issued.refreshTokens.clear();
  house.clock.sleep(quarter);
  const { session, restored } = await house.restart();
  await restored;
  expect(session.state).toMatchObject({ status: 'signedOut', reason: { kind: 'refresh' } });
  await expect.poll(() => house.secrets.entries.size, patient).toBe(0);
  const next = await house.restart();
  expect(next.session.state).toEqual({ status: 'signedOut' });
});

it('ends the session when the keychain has lost the entry', async () => {
  house.secrets.entries.clear();
  const { session, restored } = await house.restart();
  await restored;
  expect(session.state).toEqual({ status: 'signedOut', reason: { kind: 'refresh', text: 'Notoken' } });
  expect(house.stub.seen).toHaveLength(0);
});

it('finds no session after a sign-out', async () => {
  await house.session.signOut();
  const { session } = await house.restart();
  expect(session.state).toEqual({ status: 'signedOut' });
});

it('finds no session for another platform', async () => {
  const other = await openHouse();
  other.store.set('session', house.store.get('session'));
  const { session } = await other.restart();
  expect(session.state).toEqual({ status: 'signedOut' });
  await other.close();
});

describe('a stored person', () => {
  it.each(['id', 'givenName', 'shortFamilyName', 'email'])('without %s is discarded', async (key) => {
    const stored = structuredClone(house.store.get('session')) as { user: Record<string, unknown> };
    for (const value of [undefined, null, '']) {
      house.store.set('session', { ...stored, user: { ...stored.user, [key]: value } });
      const { session } = await house.restart();
      expect(session.state).toEqual({ status: 'signedOut' });
      expect(house.store.get('session')).toBeUndefined();
    }
  });

  it('from an older or broken file is discarded', async () => {
    for (const value of [null, 'text', [], { user: {} }]) {
      house.store.set('session', value);
      const { session } = await house.restart();
      expect(session.state).toEqual({ status: 'signedOut' });
    }
  });
});

describe('a pause between two runs', () => {
  it('shorter than the idle limit keeps the session', async () => {
    house.clock.sleep(hour - 1);
    const { session } = await house.restart();
    expect(session.state.status).toBe('signedIn');
  });

  it('of the idle limit or longer requires a new sign-in', async () => {
    house.clock.sleep(hour);
    const { session, client, restored } = await house.restart();
    await restored;
    expect(session.state).toEqual({ status: 'signedOut', reason: { kind: 'idle', text: 'Idletimeexceeded' } });
    expect(house.stub.seen).toHaveLength(0);
    await expect.poll(() => house.secrets.entries.size, patient).toBe(0);
    expect(await errorOf(client.list('admin/users'))).toMatchObject({ key: 'Notoken' });
  });

  it('is measured from the last input', async () => {
    house.clock.advance(hour - 120_000);
    house.session.activity();
    house.clock.sleep(hour - 60_000);
    const { session } = await house.restart();
    expect(session.state.status).toBe('signedIn');
  });

  it('is not shortened by a restart', async () => {
    house.clock.sleep(hour - 60_000);
    const { session, restored } = await house.restart();
    await restored;
    expect(session.state.status).toBe('signedIn');
    house.clock.sleep(60_000);
    const next = await house.restart();
    expect(next.session.state).toMatchObject({ reason: { kind: 'idle' } });
  });

  it('keeps the session when the clock was set back meanwhile', async () => {
    house.clock.sleep(-10 * hour);
    const { session } = await house.restart();
    expect(session.state.status).toBe('signedIn');
    house.clock.advance(hour);
    expect(session.state).toMatchObject({ reason: { kind: 'idle' } });
  });
});

it('keeps a session whose rights could not be read again', async () => {
  house.stub.on('GET /permissions', hydraError(500, 'Internal Server Error'));
  const before = house.session.state;
  const { session, restored } = await house.restart();
  await restored;
  expect(session.state).toEqual(before);
});

it('does not apply a late answer to the next person', async () => {
  const { session, restored } = await house.restart();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  house.stub.on('GET /users/me', async ({ headers }) => {
    if (headers.authorization === `Bearer ${house.issued.tokens.at(-1)}` && house.issued.tokens.length > 1) {
      return hydra([{ ...me, id: 13, givenName: 'Dominique' }]);
    }
    await held;
    return hydra([me]);
  });
  await expect.poll(() => house.stub.calls('GET /users/me').length, patient).toBe(1);
  await session.signIn(credentials);
  release();
  await restored;
  expect(session.state).toMatchObject({ user: { id: 13 } });
});
