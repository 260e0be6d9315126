import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hydra, hydraError, me, refused } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse, whatStays } from './support.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('signing in', () => {
  it('asks for the tokens, then for the person and the rights', async () => {
    const state = await house.session.signIn({ ...credentials, identifier: ' camille@example.org ' });
    expect(state).toMatchObject({
      status: 'signedIn',
      user: { id: 12, givenName: 'Camille', shortFamilyName: 'D.', languageCode: 'fr', roles: ['ROLE_ADMIN'] },
      permissions: ['access_admin', 'user_list'],
      structures: [],
      currentStructureId: null,
      isEecAvailable: true,
      isPersistent: true,
    });
    const [login, ...others] = house.stub.seen;
    expect(JSON.parse(login?.body ?? '')).toEqual({ username: 'camille@example.org', password: 'secret' });
    expect(login?.headers['content-type']).toBe('application/json');
    expect(login?.headers.authorization).toBeUndefined();
    expect(others.map(({ path }) => path).sort()).toEqual(['/eec/instance', '/permissions', '/users/me']);
    expect(others.every(({ headers }) => headers.authorization === `Bearer ${house.issued.tokens[0]}`)).toBe(true);
    expect(house.events.of('session.changed')).toEqual([state]);
  });

  it('keeps the listed keys of users/me only, and no token in the store', async () => {
    const state = await house.session.signIn(credentials);
    for (const kept of [JSON.stringify(state), house.store.dump(), house.logLines.join()]) {
      expect(kept).not.toContain('must-not-be-kept');
      expect(kept).not.toContain('refresh-of');
      expect(kept).not.toContain(house.issued.tokens[0]);
    }
    expect([...house.secrets.entries]).toEqual([
      [`${house.stub.baseUrl} camille@example.org`, 'refresh-of-camille@example.org'],
    ]);
  });

  it('keeps known rights only', async () => {
    house.issued.permissions = ['access_admin', 'right_of_tomorrow', 'user_read'];
    const state = await house.session.signIn(credentials);
    expect(state).toMatchObject({ permissions: ['access_admin', 'user_read'] });
  });

  it('reads lists that PHP wrote as objects', async () => {
    house.stub.on('GET /users/me', hydra([{ ...me, roles: { 0: 'ROLE_ADMIN', 2: 'ROLE_USER' }, operates: null }]));
    expect(await house.session.signIn(credentials)).toMatchObject({
      user: { roles: ['ROLE_ADMIN', 'ROLE_USER'], operates: [] },
    });
  });

  it('tells when the person signed in the time before, and nobody else’s time', async () => {
    expect(await house.session.signIn(credentials)).not.toHaveProperty('lastSignIn');
    const first = new Date(house.clock.now()).toISOString();
    await house.session.signOut();
    house.clock.advance(90_000);
    expect(await house.session.signIn(credentials)).toMatchObject({ lastSignIn: first });
    expect((await house.restart()).session.state).toMatchObject({ lastSignIn: first });

    house.stub.on('GET /users/me', hydra([{ ...me, id: 13 }]));
    expect(await house.session.signIn(credentials)).not.toHaveProperty('lastSignIn');
  });

  it('never trims the password', async () => {
    await errorOf(house.session.signIn({ ...credentials, password: ' secret ' }));
    expect(JSON.parse(house.stub.seen[0]?.body ?? '').password).toBe(' secret ');
  });

  it('names wrong credentials by the key of the catalogue', async () => {
    const error = await errorOf(house.session.signIn({ ...credentials, password: 'wrong' }));
    expect(error).toEqual({
      kind: 'unauthorized',
      key: 'Invalidcredentials',
      platformText: 'Invalid credentials.',
      status: 401,
    });
    expect(house.session.state).toEqual({ status: 'signedOut' });
  });

  it.each([
    [{}, 'Tokennotfoundinresponse'],
    [{ refreshToken: 'r' }, 'Tokennotfoundinresponse'],
    [{ token: '', refreshToken: 'r' }, 'Tokennotfoundinresponse'],
    [{ token: 't' }, 'Refreshtokennotfoundinresponse'],
    [{ token: 't', refreshToken: null }, 'Refreshtokennotfoundinresponse'],
    [[], 'Tokennotfoundinresponse'],
  ])('refuses the answer %j', async (json, key) => {
    house.stub.on('POST /login', { json });
    expect(await errorOf(house.session.signIn(credentials))).toEqual({ kind: 'unauthorized', key });
    expect(house.stub.seen).toHaveLength(1);
  });

  it('refuses a person without access_admin and forgets the tokens', async () => {
    house.issued.permissions = ['user_list'];
    expect(await errorOf(house.session.signIn(credentials))).toEqual({ kind: 'unauthorized', key: 'Notauthorized' });
    expect(house.session.state).toEqual({ status: 'signedOut' });
    expect(house.secrets.entries.size).toBe(0);
    expect(await errorOf(house.client.get('users/me'))).toEqual({ kind: 'unauthorized', key: 'Notoken' });
  });

  it('says so when users/me names nobody', async () => {
    house.stub.on('GET /users/me', hydra([]));
    expect(await errorOf(house.session.signIn(credentials))).toEqual({ kind: 'unauthorized', key: 'Usernotlogged' });
  });

  it('takes a failing eec/instance as not available', async () => {
    house.stub.on('GET /eec/instance', hydraError(500, 'Internal Server Error'));
    expect(await house.session.signIn(credentials)).toMatchObject({ status: 'signedIn', isEecAvailable: false });
  });

  it('passes on that the platform is down', async () => {
    house.stub.on('POST /login', () => 'drop');
    expect(await errorOf(house.session.signIn(credentials))).toEqual({ kind: 'network', reason: 'unreachable' });
    expect(house.stub.calls('POST /login')).toHaveLength(1);
  });

  it('can be cancelled, and then nobody is signed in', async () => {
    const control = new AbortController();
    house.stub.on('GET /permissions', async () => {
      control.abort();
      return hydra(['access_admin']);
    });
    expect(await errorOf(house.session.signIn(credentials, control.signal))).toEqual({ kind: 'cancelled' });
    expect(house.session.state).toEqual({ status: 'signedOut' });
    expect(await errorOf(house.client.get('users/me'))).toMatchObject({ key: 'Notoken' });
  });

  it('is overtaken by a sign-out that comes while it runs', async () => {
    house.stub.on('GET /permissions', async () => {
      await house.session.signOut();
      return hydra(['access_admin']);
    });
    await errorOf(house.session.signIn(credentials));
    expect(house.session.state).toEqual({ status: 'signedOut' });
    expect(house.secrets.entries.size).toBe(0);
  });

  it('takes training accounts by their key, and only those of the list', async () => {
    expect(await house.session.signInTraining({ account: 'administrator' })).toMatchObject({ user: { id: me.id } });
    expect(() => house.session.signInTraining({ account: 'hitchhikingWatcher' })).toThrow();
  });
});

describe('structures', () => {
  const raw = [
    { id: 7, name: 'Vosges', telephone: null, signature: 'V', mode: 1, solidaryTransport: true },
    { id: 4, name: 'Épinal', telephone: '0329000000', signature: null, mode: 0, solidaryTransport: false },
  ];
  const structure = { telephone: null, signature: null, isFullMode: true, hasTransport: false };

  async function solidaryHouse(permissions: string[]) {
    await house.close();
    house = await openHouse({ solidary: true });
    house.issued.permissions = permissions;
    house.stub.on('GET /admin/structures', hydra(raw));
    house.stub.on('GET /admin/external_journey_providers', {
      json: { rezo: { url: 'https://a.example.org', api_key: 'provider-key' }, autre: { url: 'b' } },
      type: 'application/json',
    });
  }

  it('are not asked for without the switch', async () => {
    house.issued.permissions = ['access_admin', 'structure_list'];
    await house.session.signIn(credentials);
    expect(house.stub.seen.map(({ path }) => path)).not.toContain('/admin/structures');
    expect(house.stub.seen.map(({ path }) => path)).not.toContain('/admin/external_journey_providers');
  });

  it('are not asked for without the right', async () => {
    await solidaryHouse(['access_admin']);
    expect(await house.session.signIn(credentials)).toMatchObject({ structures: [] });
    expect(house.stub.seen.map(({ path }) => path)).not.toContain('/admin/structures');
  });

  it('come by name, with transport as the screen says it', async () => {
    await solidaryHouse(['access_admin', 'structure_list']);
    const state = await house.session.signIn(credentials);
    expect(state).toMatchObject({
      structures: [
        { id: 4, name: 'Épinal', telephone: '0329000000', signature: null, isFullMode: true, hasTransport: true },
        { id: 7, name: 'Vosges', telephone: null, signature: 'V', isFullMode: false, hasTransport: false },
      ],
      currentStructureId: 4,
      externalProviders: ['rezo', 'autre'],
    });
    expect(JSON.stringify(state) + house.store.dump()).not.toContain('provider-key');
    expect(house.stub.calls('GET /admin/external_journey_providers')[0]?.headers.accept).toBe('application/json');
  });

  it('fall back on those of users/me, without transport', async () => {
    await solidaryHouse(['access_admin', 'structure_list']);
    house.stub.on('GET /admin/structures', hydraError(400, 'Access Denied.'));
    house.stub.on('GET /admin/external_journey_providers', hydra([{ url: 'x', api_key: 'provider-key' }]));
    house.stub.on('GET /users/me', hydra([{ ...me, solidaryStructures: [{ id: 3, name: 'Gérardmer' }] }]));
    const state = await house.session.signIn(credentials);
    expect(state).toMatchObject({ structures: [{ id: 3, name: 'Gérardmer', ...structure }], currentStructureId: 3 });
    expect(state).not.toHaveProperty('externalProviders');
  });

  it('remember the choice of each person, past the sign-out', async () => {
    await solidaryHouse(['access_admin', 'structure_list']);
    await house.session.signIn(credentials);
    expect(house.session.chooseStructure({ structureId: 7 })).toMatchObject({ currentStructureId: 7 });
    expect(() => house.session.chooseStructure({ structureId: 99 })).toThrow();
    await house.session.signOut();
    expect(await house.session.signIn(credentials)).toMatchObject({ currentStructureId: 7 });
    house.stub.on('GET /users/me', hydra([{ ...me, id: 13 }]));
    expect(await house.session.signIn(credentials)).toMatchObject({ currentStructureId: 4 });
  });

  it('drop a choice that is no longer theirs', async () => {
    await solidaryHouse(['access_admin', 'structure_list']);
    await house.session.signIn(credentials);
    house.session.chooseStructure({ structureId: 7 });
    house.stub.on('GET /admin/structures', hydra(raw.slice(1)));
    expect(await house.session.signIn(credentials)).toMatchObject({ currentStructureId: 4 });
  });
});

describe('grantable roles', () => {
  it('are asked once a session, and again after a failure', async () => {
    await house.session.signIn(credentials);
    const ask = () => house.session.grantableRoles();
    house.stub.on('GET /permissions/grantable', hydraError(500, 'Internal Server Error'));
    expect(await errorOf(ask())).toMatchObject({ kind: 'server' });
    house.stub.on('GET /permissions/grantable', hydra([2, 3]));
    expect(await Promise.all([ask(), ask()])).toEqual([
      [2, 3],
      [2, 3],
    ]);
    await ask();
    expect(house.stub.calls('GET /permissions/grantable')).toHaveLength(2);
    await house.session.signOut();
    expect(await errorOf(ask())).toEqual({ kind: 'unauthorized', key: 'Usernotlogged' });
  });
});

describe('changing oneself', () => {
  it('ends the session when the e-mail changed', async () => {
    await house.session.signIn(credentials);
    await house.session.userChanged(12, { email: 'camille@example.org' });
    expect(house.session.state.status).toBe('signedIn');
    await house.session.userChanged(13, { email: 'other@example.org' });
    expect(house.session.state.status).toBe('signedIn');
    await house.session.userChanged(12, { email: 'new@example.org' });
    expect(house.session.state).toMatchObject({ status: 'signedOut', reason: { kind: 'emailChanged' } });
    expect(house.secrets.entries.size).toBe(0);
  });

  it('reads the rights again', async () => {
    await house.session.signIn(credentials);
    house.issued.permissions = ['access_admin', 'user_update'];
    await house.session.userChanged(12);
    expect(house.session.state).toMatchObject({ permissions: ['access_admin', 'user_update'] });
    expect(house.events.of('session.changed')).toHaveLength(2);
    house.issued.permissions = ['user_update'];
    await house.session.userChanged(12);
    expect(house.session.state).toMatchObject({ status: 'signedOut', reason: { kind: 'notAuthorized' } });
  });
});

describe('signing out', () => {
  it('forgets tokens, stored person, keychain entry and what listens', async () => {
    let ended = 0;
    house.session.onEnd(() => {
      ended += 1;
    });
    await house.session.signIn(credentials);
    await house.session.signOut();
    expect(house.session.state).toEqual({ status: 'signedOut' });
    expect(house.secrets.entries.size).toBe(0);
    expect(house.store.keys()).toEqual(whatStays);
    expect(ended).toBe(1);
    expect(house.clock.waiting).toBe(0);
    expect(house.events.of('session.changed').at(-1)).toEqual({ status: 'signedOut' });
    house.stub.on('GET /admin/users', refused('never asked'));
    expect(await errorOf(house.client.list('admin/users'))).toEqual({ kind: 'unauthorized', key: 'Notoken' });
    expect(house.stub.calls('GET /admin/users')).toHaveLength(0);
  });
});
