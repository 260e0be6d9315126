import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patient } from '#tests/support/fakes.ts';
import { hydra, hydraError, me, refused } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse, whatStays } from './support.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('signing in', () => {
  it('requests the tokens, then the person and the rights', async () => {
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

  it('stores only the listed keys of users/me, and no token', async () => {
    const state = await house.session.signIn(credentials);
    for (const kept of [JSON.stringify(state), house.store.dump(), house.logLines.join()]) {
      expect(kept).not.toContain('must-not-be-kept');
      expect(kept).not.toContain('refresh-of');
      expect(kept).not.toContain(house.issued.tokens[0]);
    }
    const account = `${house.stub.baseUrl} camille@example.org`;
    await expect.poll(() => [...house.secrets.entries.keys()], patient).toEqual([account, `${account} access 1`]);
    expect(house.secrets.entries.get(account)).toBe('refresh-of-camille@example.org');
  });

  it('says that an account has no role, to which the platform answers a page', async () => {
    const page = { status: 500, type: 'text/html; charset=UTF-8', text: '<!DOCTYPE html><title>Error</title>' };
    house.stub.on('POST /login', page);
    for (const _ of [1, 2, 3, 4]) {
      expect(await errorOf(house.session.signIn(credentials))).toEqual({
        kind: 'unauthorized',
        key: 'Accountwithoutrole',
        status: 500,
      });
    }
    // An error of the platform in its own form, and one of a gateway, say something else.
    house.stub.on('POST /login', hydraError(500, 'Internal Server Error'));
    expect(await errorOf(house.session.signIn(credentials))).toMatchObject({ kind: 'server', status: 500 });
    house.stub.on('POST /login', { ...page, status: 502 });
    expect(await errorOf(house.session.signIn(credentials))).toMatchObject({ kind: 'server', isGateway: true });
  });

  it('keeps only known rights', async () => {
    house.issued.permissions = ['access_admin', 'right_of_tomorrow', 'user_read'];
    const state = await house.session.signIn(credentials);
    expect(state).toMatchObject({ permissions: ['access_admin', 'user_read'] });
  });

  it('reads lists that PHP encoded as objects', async () => {
    house.stub.on('GET /users/me', hydra([{ ...me, roles: { 0: 'ROLE_ADMIN', 2: 'ROLE_USER' }, operates: null }]));
    expect(await house.session.signIn(credentials)).toMatchObject({
      user: { roles: ['ROLE_ADMIN', 'ROLE_USER'], operates: [] },
    });
  });

  it('gives the time of this person’s previous sign-in, and never of another’s', async () => {
    expect(await house.session.signIn(credentials)).not.toHaveProperty('lastSignIn');
    const first = new Date(house.clock.now()).toISOString();
    await house.session.signOut();
    house.clock.advance(90_000);
    expect(await house.session.signIn(credentials)).toMatchObject({ lastSignIn: first });
    expect((await house.restart()).session.state).toMatchObject({ lastSignIn: first });

    house.stub.on('GET /users/me', hydra([{ ...me, id: 13 }]));
    expect(await house.session.signIn(credentials)).not.toHaveProperty('lastSignIn');
  });

  it('sends the password untrimmed', async () => {
    await errorOf(house.session.signIn({ ...credentials, password: ' secret ' }));
    expect(JSON.parse(house.stub.seen[0]?.body ?? '').password).toBe(' secret ');
  });

  it('reports wrong credentials by their message key', async () => {
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

  it('refuses a person without access_admin and discards the tokens', async () => {
    house.issued.permissions = ['user_list'];
    expect(await errorOf(house.session.signIn(credentials))).toEqual({ kind: 'unauthorized', key: 'Notauthorized' });
    expect(house.session.state).toEqual({ status: 'signedOut' });
    expect(house.secrets.entries.size).toBe(0);
    expect(await errorOf(house.client.get('users/me'))).toEqual({ kind: 'unauthorized', key: 'Notoken' });
  });

  it('reports when users/me names nobody', async () => {
    house.stub.on('GET /users/me', hydra([]));
    expect(await errorOf(house.session.signIn(credentials))).toEqual({ kind: 'unauthorized', key: 'Usernotlogged' });
  });

  it('treats a failing eec/instance as unavailable', async () => {
    house.stub.on('GET /eec/instance', hydraError(500, 'Internal Server Error'));
    expect(await house.session.signIn(credentials)).toMatchObject({ status: 'signedIn', isEecAvailable: false });
  });

  it('reports that the platform is down', async () => {
    house.stub.on('POST /login', () => 'drop');
    expect(await errorOf(house.session.signIn(credentials))).toEqual({ kind: 'network', reason: 'unreachable' });
    expect(house.stub.calls('POST /login')).toHaveLength(1);
  });

  it('can be cancelled, which leaves nobody signed in', async () => {
    const control = new AbortController();
    house.stub.on('GET /permissions', async () => {
      control.abort();
      return hydra(['access_admin']);
    });
    expect(await errorOf(house.session.signIn(credentials, control.signal))).toEqual({ kind: 'cancelled' });
    expect(house.session.state).toEqual({ status: 'signedOut' });
    expect(await errorOf(house.client.get('users/me'))).toMatchObject({ key: 'Notoken' });
  });

  it('is overridden by a sign-out that comes while it runs', async () => {
    house.stub.on('GET /permissions', async () => {
      await house.session.signOut();
      return hydra(['access_admin']);
    });
    await errorOf(house.session.signIn(credentials));
    expect(house.session.state).toEqual({ status: 'signedOut' });
    expect(house.secrets.entries.size).toBe(0);
  });

  it('accepts training accounts by key, and only those of the list', async () => {
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
    house = await openHouse({ solidary: true, externalJourneys: true });
    house.issued.permissions = permissions;
    house.stub.on('GET /admin/structures', hydra(raw));
    house.stub.on('GET /admin/external_journey_providers', {
      json: { rezo: { url: 'https://a.example.org', api_key: 'provider-key' }, autre: { url: 'b' } },
      type: 'application/json',
    });
  }

  it('are not requested without the switch', async () => {
    house.issued.permissions = ['access_admin', 'structure_list'];
    await house.session.signIn(credentials);
    expect(house.stub.seen.map(({ path }) => path)).not.toContain('/admin/structures');
    expect(house.stub.seen.map(({ path }) => path)).not.toContain('/admin/external_journey_providers');
  });

  it('are not requested without the right', async () => {
    await solidaryHouse(['access_admin']);
    expect(await house.session.signIn(credentials)).toMatchObject({ structures: [] });
    expect(house.stub.seen.map(({ path }) => path)).not.toContain('/admin/structures');
  });

  it('are sorted by name, with transport as shown on the screen', async () => {
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

  it('come from users/me, without transport, when they cannot be read', async () => {
    await solidaryHouse(['access_admin', 'structure_list']);
    house.stub.on('GET /admin/structures', hydraError(400, 'Access Denied.'));
    house.stub.on('GET /admin/external_journey_providers', hydra([{ url: 'x', api_key: 'provider-key' }]));
    house.stub.on('GET /users/me', hydra([{ ...me, solidaryStructures: [{ id: 3, name: 'Gérardmer' }] }]));
    const state = await house.session.signIn(credentials);
    expect(state).toMatchObject({ structures: [{ id: 3, name: 'Gérardmer', ...structure }], currentStructureId: 3 });
    expect(state).not.toHaveProperty('externalProviders');
  });

  it('keep the choice of each person after sign-out', async () => {
    await solidaryHouse(['access_admin', 'structure_list']);
    await house.session.signIn(credentials);
    expect(house.session.chooseStructure({ structureId: 7 })).toMatchObject({ currentStructureId: 7 });
    expect(() => house.session.chooseStructure({ structureId: 99 })).toThrow();
    await house.session.signOut();
    expect(await house.session.signIn(credentials)).toMatchObject({ currentStructureId: 7 });
    house.stub.on('GET /users/me', hydra([{ ...me, id: 13 }]));
    expect(await house.session.signIn(credentials)).toMatchObject({ currentStructureId: 4 });
  });

  it('drop a chosen structure that is no longer the person’s', async () => {
    await solidaryHouse(['access_admin', 'structure_list']);
    await house.session.signIn(credentials);
    house.session.chooseStructure({ structureId: 7 });
    house.stub.on('GET /admin/structures', hydra(raw.slice(1)));
    expect(await house.session.signIn(credentials)).toMatchObject({ currentStructureId: 4 });
    house.stub.on('GET /admin/structures', hydra(raw));
    expect(await house.session.signIn(credentials)).toMatchObject({ currentStructureId: 4 });
  });

  it('keep a choice that a sign-in could not check', async () => {
    await solidaryHouse(['access_admin', 'structure_list']);
    await house.session.signIn(credentials);
    house.session.chooseStructure({ structureId: 7 });
    house.stub.on('GET /admin/structures', hydraError(500, 'Internal Server Error'));
    expect(await house.session.signIn(credentials)).toMatchObject({ currentStructureId: null });
    house.stub.on('GET /admin/structures', hydra(raw));
    expect(await house.session.signIn(credentials)).toMatchObject({ currentStructureId: 7 });
  });

  it('are read again after one was created, changed or deleted', async () => {
    await solidaryHouse(['access_admin', 'structure_list']);
    await house.session.signIn(credentials);
    house.session.chooseStructure({ structureId: 7 });
    const added = { ...raw[0], id: 9, name: 'Avricourt' };
    house.stub.on('GET /admin/structures', hydra([...raw, added]));
    const { events } = house;
    const state = await house.session.readStructures();
    expect(state).toMatchObject({ currentStructureId: 7 });
    expect(state).toHaveProperty('structures.length', raw.length + 1);
    expect(events.of('session.changed').at(-1)).toEqual(state);

    house.stub.on('GET /admin/structures', hydra([added]));
    expect(await house.session.readStructures()).toMatchObject({ currentStructureId: 9 });

    house.stub.on('GET /admin/structures', hydraError(500, 'Internal Server Error'));
    expect(await errorOf(house.session.readStructures())).toMatchObject({ kind: 'server' });
    expect(house.session.state).toMatchObject({ currentStructureId: 9 });
  });

  it('are not read again without the right to list them', async () => {
    await solidaryHouse(['access_admin']);
    await house.session.signIn(credentials);
    await house.session.readStructures();
    expect(house.stub.calls('GET /admin/structures')).toEqual([]);
  });
});

describe('grantable roles', () => {
  it('are requested once per session, and again after a failure', async () => {
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

describe('changing one’s own account', () => {
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
  it('removes tokens, stored person, keychain entry and timers, and notifies listeners', async () => {
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
