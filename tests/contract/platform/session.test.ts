import { beforeEach, describe, expect, it } from 'vitest';
import fr from '#renderer/locales/fr/index.ts';
import { folded } from '#shared/folded.ts';
import { permissions } from '#shared/permissions.ts';
import { manifests } from '#shared/resources/manifests.ts';
import { as, openPlatform, send, signIn, type TestPlatform } from '../support/caller.ts';

const json = { 'content-type': 'application/json', accept: 'application/json' };
let platform: TestPlatform;
beforeEach(() => {
  platform = openPlatform();
});

const refresh = (refreshToken: string) =>
  send(platform, 'POST', '/token/refresh', { body: { refreshToken }, headers: json });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('what the sign-in page promises of an account', () => {
  it.each(['administrator', 'solidaryOperator', 'communityManager', 'hitchhikingWatcher'] as const)(
    '%s can do: no screen is named whose list it may not open',
    async (key) => {
      const { rights } = Object.entries(fr.session.training.accounts).find(([name]) => name === key)?.[1] ?? {};
      const account = await as(platform, key);
      const { body } = await account('GET', '/permissions');
      const held: unknown[] = body['hydra:member'];
      const promised = Object.values(manifests).filter(({ name }) => {
        const words: object = Object.entries(fr).find(([file]) => file === name)?.[1] ?? {};
        // Every file of texts of a module names its pages so.
        const { routes } = words as { routes?: Record<string, { title: string }> };
        const title = routes?.[name]?.title;
        return title !== undefined && folded(rights ?? '').includes(folded(title));
      });
      expect(promised.map(({ name, permissions: { list } }) => [name, held.includes(list)])).toEqual(
        promised.map(({ name }) => [name, true]),
      );
      if (key === 'communityManager') expect(promised.map(({ name }) => name)).toContain('campaigns');
    },
  );
});

describe('signing in', () => {
  it.each(['administrator', 'solidaryOperator', 'communityManager', 'hitchhikingWatcher', 'noAdministration'] as const)(
    'gives %s a pair of tokens whose claims name the person',
    async (key) => {
      const { token, refreshToken } = await signIn(platform, key);
      const claims = claimsOf(token);
      expect(refreshToken).not.toBe(token);
      expect(claims.exp - claims.iat).toBe(900);
      expect(claims.admin).toBe(key !== 'noAdministration');
      expect(claims.username).toBe(platform.accounts.find((account) => account.key === key)?.identifier);
      expect(claims.roles).toContain('ROLE_USER_REGISTERED_FULL');
    },
  );

  it.each([
    ['administration@example.org', 'wrong'],
    ['nobody@example.org', 'administration'],
    ['anais.moreau6@example.com', ''],
  ])('refuses %s with %j', async (username, password) => {
    const answer = await send(platform, 'POST', '/login', { body: { username, password }, headers: json });
    expect(answer.body).toEqual({ code: 401, message: 'Invalid credentials.' });
    expect([answer.status, answer.problems]).toEqual([401, []]);
  });

  it('answers a page to an account that lost every role', async () => {
    const administrator = await as(platform, 'administrator');
    await administrator('PATCH', '/admin/users/5', { body: { rolesTerritory: [] }, isProper: false });
    const body = { username: 'covoiturage@example.org', password: 'covoiturage' };
    const answer = await send(platform, 'POST', '/login', { body, headers: json, isProper: false });
    expect([answer.status, answer.contentType]).toEqual([500, 'text/html; charset=UTF-8']);
  });

  it('answers a page without a JSON type, a special error for a wrong body, and ignores the case of e-mails', async () => {
    const refused = async (body: string, headers = json) => {
      const answer = await send(platform, 'POST', '/login', { body, headers, isProper: false });
      return [answer.status, answer.contentType, answer.problems];
    };
    const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    expect(await refused('username=a&password=b', form)).toEqual([401, 'text/html; charset=UTF-8', []]);
    expect(await refused('{"username":"a"}')).toEqual([400, 'application/json', []]);
    expect(await refused('{bad')).toEqual([400, 'application/json', []]);
    const body = { username: 'Administration@Example.org', password: 'administration' };
    expect((await send(platform, 'POST', '/login', { body, headers: json })).status).toBe(200);
  });
});

describe('tokens', () => {
  it('are required, and refused when foreign or expired', async () => {
    const { token } = await signIn(platform, 'administrator');
    const ask = async (bearer?: string) => {
      const answer = await send(platform, 'GET', '/permissions', { token: bearer, isProper: false });
      return [answer.status, answer.body.message, answer.problems];
    };
    expect(await ask()).toEqual([401, 'JWT Token not found', []]);
    expect(await ask('a.b.c')).toEqual([401, 'Invalid JWT Token', []]);
    expect(await ask(`${token.slice(0, -3)}AAA`)).toEqual([401, 'Invalid JWT Token', []]);
    platform.clock.time += 899_000;
    expect((await ask(token))[0]).toBe(200);
    platform.clock.time += 1000;
    expect(await ask(token)).toEqual([401, 'Expired JWT Token', []]);
  });

  it('are renewed with the same refresh token, whose lifetime restarts with each use', async () => {
    const { refreshToken } = await signIn(platform, 'administrator');
    const days = 86_400_000;
    platform.clock.time += 29 * days;
    const renewed = await refresh(refreshToken);
    expect([renewed.status, renewed.body.refreshToken, renewed.problems]).toEqual([200, refreshToken, []]);
    expect((await send(platform, 'GET', '/permissions', { token: renewed.body.token })).status).toBe(200);
    platform.clock.time += 29 * days;
    expect((await refresh(refreshToken)).status).toBe(200);
    platform.clock.time += 31 * days;
    const refused = await refresh(refreshToken);
    expect([refused.status, refused.body.code, refused.problems]).toEqual([401, 401, []]);
  });

  it('are not interchangeable with refresh tokens', async () => {
    const { token, refreshToken } = await signIn(platform, 'administrator');
    expect((await refresh(token)).status).toBe(401);
    expect((await send(platform, 'GET', '/permissions', { token: refreshToken })).status).toBe(401);
  });

  it('include a refresh token that survives a restart of the training platform', async () => {
    const { refreshToken } = await signIn(platform, 'administrator');
    platform = openPlatform();
    expect((await refresh(refreshToken)).status).toBe(200);
    platform = openPlatform({ seed: 2 });
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('both end when one’s own e-mail changes', async () => {
    const { token, refreshToken } = await signIn(platform, 'administrator');
    const change = { email: 'autre@example.org' };
    expect((await send(platform, 'PATCH', '/admin/users/1', { token, body: change })).status).toBe(200);
    expect((await send(platform, 'GET', '/permissions', { token })).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    const again = { username: 'autre@example.org', password: 'administration' };
    expect((await send(platform, 'POST', '/login', { body: again, headers: json })).status).toBe(200);
  });

  it('have the requested lifetime', async () => {
    platform = openPlatform({ tokenLifetime: 5 });
    const { token } = await signIn(platform, 'administrator');
    platform.clock.time += 5000;
    expect((await send(platform, 'GET', '/permissions', { token })).body.message).toBe('Expired JWT Token');
  });
});

describe('the context of the signed-in person', () => {
  it('returns much more about oneself than needed, including the password hash', async () => {
    const call = await as(platform, 'solidaryOperator');
    const { body, problems } = await call('GET', '/users/me');
    const [me] = body['hydra:member'];
    expect(problems).toEqual([]);
    expect(me).toMatchObject({ givenName: 'Yasmine', familyName: "N'Diaye", shortFamilyName: 'N.' });
    expect(me.operates).toEqual(['/operates/2', '/operates/4']);
    expect(me.solidaryStructures.map((structure: object) => 'solidaryTransport' in structure)).toEqual([false, false]);
    expect(me.password).toMatch(/^\$2y\$/);
    expect(me.lastActivityDate).toBe('2026-03-01T09:00:00+00:00');
  });

  it.each([
    [
      'administrator',
      ['access_admin', 'user_delete', 'admin_user_export_all', 'structure_manage', 'solidary_update'],
      [],
    ],
    ['solidaryOperator', ['access_admin', 'solidary_update', 'user_create'], ['user_delete', 'structure_manage']],
    ['communityManager', ['access_admin', 'community_manage', 'import_user'], ['user_create', 'analytic_list']],
    ['hitchhikingWatcher', ['access_admin', 'hitchhiking_watcher', 'user_list', 'user_read'], ['user_update']],
    ['noAdministration', ['check_permission', 'relay_point_create'], ['access_admin', 'user_list']],
  ] as const)('lists the rights of %s, never its roles', async (key, held, missing) => {
    const call = await as(platform, key);
    const { body, problems } = await call('GET', '/permissions');
    const rights: string[] = body['hydra:member'];
    expect(problems).toEqual([]);
    expect(rights).toEqual(expect.arrayContaining([...held]));
    expect(missing.filter((right) => rights.includes(right))).toEqual([]);
    expect(rights.filter((right) => right.startsWith('ROLE_'))).toEqual([]);
  });

  it('gives the administrator every right that a screen may require', async () => {
    const { body } = await (await as(platform, 'administrator'))('GET', '/permissions');
    expect(permissions.filter((right) => !body['hydra:member'].includes(right))).toEqual([]);
  });

  it.each([
    ['administrator', [1, 2, 3, 6, 11, 12, 274, 318, 319, 320, 321]],
    ['solidaryOperator', [3, 11, 12]],
    ['hitchhikingWatcher', []],
  ] as const)('lists the ids of the roles that %s may grant', async (key, ids) => {
    const { body, problems } = await (await as(platform, key))('GET', '/permissions/grantable');
    expect([body['hydra:member'], problems]).toEqual([ids, []]);
  });

  it('returns the certificates as one object, and the dashboard logins with a shared id', async () => {
    const call = await as(platform, 'administrator');
    const eec = await call('GET', '/eec/instance');
    expect([eec.body['@type'], eec.body.available, eec.problems]).toEqual(['EecInstance', true, []]);
    const kibana = await call('GET', '/admin/kibana_logins');
    expect([kibana.body['hydra:member'][0].id, kibana.problems]).toEqual([999_999_999_999, []]);
    const operator = await (await as(platform, 'solidaryOperator'))('GET', '/admin/kibana_logins');
    expect(operator.body['hydra:member']).toEqual([]);
    const refused = await (await as(platform, 'noAdministration'))('GET', '/admin/kibana_logins');
    expect([refused.status, refused.body['hydra:description'], refused.problems]).toEqual([400, 'Access Denied.', []]);
  });
});
