import { beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';

let platform: TestPlatform;
let call: Caller;
beforeAll(async () => {
  platform = openPlatform();
  call = await as(platform, 'administrator');
});

const list = (query: string, isProper = true) => call('GET', `/admin/users?${query}`, { isProper });
const total = async (query: string, isProper = true) => (await list(query, isProper)).body['hydra:totalItems'];

describe('the list of users', () => {
  it('follows the contract in every row', async () => {
    const { body, problems } = await list('perPage=1000');
    expect(problems).toEqual([]);
    expect(body['hydra:totalItems']).toBe(500);
    expect(body['hydra:member']).toHaveLength(500);
  });

  it('has pages of 100 by default, and names the current one', async () => {
    const first = (await list('')).body;
    expect(first['hydra:member']).toHaveLength(100);
    const { body } = await list('page=3&perPage=200');
    expect(body['hydra:member']).toHaveLength(100);
    expect(body['hydra:view']).toMatchObject({ 'hydra:previous': '/admin/users?page=2&perPage=200' });
    expect(body['hydra:view']).not.toHaveProperty('hydra:next');
    expect((await list('page=9&perPage=200')).body['hydra:member']).toEqual([]);
  });

  it.each(['page=0', 'page=-1', 'page=a', 'perPage=0'])('refuses %s', async (query) => {
    const answer = await list(query, false);
    expect([answer.status, answer.body['@type'], answer.problems]).toEqual([400, 'hydra:Error', []]);
  });

  it('omits deleted users, and ignores an unknown order', async () => {
    expect(await total('id=100')).toBe(0);
    const known = (await list('perPage=5')).body['hydra:member'];
    const unknown = (await list('perPage=5&order[shoeSize]=desc', false)).body['hydra:member'];
    expect(unknown).toEqual(known);
  });

  it('is a bare array without total and adType under plain JSON', async () => {
    const { body, contentType } = await call('GET', '/admin/users?perPage=2', {
      headers: { accept: 'application/json' },
      isProper: false,
    });
    expect(contentType).toContain('application/json');
    expect(body).toHaveLength(2);
    expect(body[0]).not.toHaveProperty('adType');
    expect(body[0]).not.toHaveProperty('@id');
  });

  it('requires the right, and shows operators and community managers only their own users', async () => {
    const refused = await (await as(platform, 'noAdministration'))('GET', '/admin/users');
    expect([refused.status, refused.body['hydra:description'], refused.problems]).toEqual([400, 'Access Denied.', []]);
    const operator = await (await as(platform, 'solidaryOperator'))('GET', '/admin/users?perPage=500');
    const postcodes = operator.body['hydra:member'].map(
      (user: { homeAddress: { postalCode: string } }) => user.homeAddress.postalCode,
    );
    expect(postcodes.length).toBeGreaterThan(3);
    expect(postcodes.every((code: string) => code.startsWith('54'))).toBe(true);
    const manager = await (await as(platform, 'communityManager'))('GET', '/admin/users');
    expect(manager.body['hydra:member'].map((user: { id: number }) => user.id)).toEqual([3]);
    const watcher = await (await as(platform, 'hitchhikingWatcher'))('GET', '/admin/users?isHitchHiker=true');
    expect(watcher.body['hydra:totalItems']).toBe(await total('isHitchHiker=true'));
    expect(watcher.body['hydra:totalItems']).toBeGreaterThan(20);
  });
});

describe('traps of the filters', () => {
  it('fails on isHitchHiker=false, and ignores 1', async () => {
    const answer = await list('isHitchHiker=false', false);
    expect([answer.status, answer.body['hydra:description'], answer.problems]).toEqual([
      503,
      'Service Unavailable',
      [],
    ]);
    expect(await total('isHitchHiker=1', false)).toBe(500);
  });

  it('fails on a straight apostrophe in q, and accepts a typographic one', async () => {
    const answer = await list("q=d'Arc");
    expect([answer.status, answer.problems]).toEqual([503, []]);
    expect((await list('q=d%E2%80%99Almeida')).body['hydra:member'][0].givenName).toBe('Inès');
    expect((await list("familyName=N'Diaye")).body['hydra:member'][0].givenName).toBe('Yasmine');
  });

  it.each(['rezoKit', 'cardLetter', 'cardLetterPosted'])('drops the other filters with %s=false', async (name) => {
    const alone = await total(`${name}=false`);
    expect(alone).toBeGreaterThan(400);
    expect(await total(`${name}=false&givenName=Camille&id=1`)).toBe(alone);
    expect(await total(`${name}=true`)).toBe(500 - alone);
    const operator = await as(platform, 'solidaryOperator');
    const seen = await operator('GET', `/admin/users?${name}=false`);
    expect(seen.body['hydra:totalItems']).toBeGreaterThanOrEqual(alone);
  });

  it('misses users without a status with a scalar identityStatus', async () => {
    const scalar = await total('identityStatus=0', false);
    const bracketed = await total('identityStatus[]=0');
    expect(bracketed).toBeGreaterThan(scalar + 20);
    expect(scalar).toBeGreaterThan(20);
  });

  it('compares the id of the membership in communitiesExclude', async () => {
    expect(await total('communitiesExclude=1')).toBe(500);
    expect(await total('communitiesExclude=12')).toBe(499);
  });

  it('omits the last day for an inclusive limit without a time', async () => {
    const { body } = await list('order[createdDate]=desc&perPage=1');
    const [day] = body['hydra:member'][0].createdDate.split('T');
    const on = async (limit: string) => total(`createdDate[after]=${day}&createdDate[${limit}]=${day}`);
    expect(await on('before')).toBe(0);
    expect(await total(`createdDate[after]=${day}`)).toBeGreaterThan(0);
  });
});

describe('one user', () => {
  it('computes ownership, not adType', async () => {
    const { body, problems } = await call('GET', '/admin/users/7');
    expect(problems).toEqual([]);
    expect(body.adType).toBeNull();
    expect(body.ownership).toEqual([{ events: [expect.stringMatching(/^21 - Fête du vélo - /)] }]);
    const manager = (await call('GET', '/admin/users/3')).body.ownership;
    expect(manager[0].communities).toHaveLength(2);
  });

  it('follows the contract for deleted, minor and hitchhiking people', async () => {
    for (let id = 1; id <= 120; id += 1) expect((await call('GET', `/admin/users/${id}`)).problems).toEqual([]);
    const deleted = (await call('GET', '/admin/users/100')).body;
    expect([deleted.status, deleted.givenName, deleted.telephone]).toEqual([4, null, null]);
  });

  it('composes the postal address of a hitchhiker in the item only', async () => {
    const hitchhikers = (await list('isHitchHiker=true&perPage=500')).body['hydra:member'];
    const row = hitchhikers.find((user: { homeAddress: unknown }) => user.homeAddress !== null);
    expect(row.postalAddress).toBeNull();
    expect((await call('GET', `/admin/users/${row.id}`)).body.postalAddress).toContain(row.homeAddress.postalCode);
  });

  it('answers 500 for an unknown id, also for its hitchhiking status', async () => {
    for (const url of ['/admin/users/999999', '/admin/users/999999/rzpTerritoryStatus']) {
      const answer = await call('GET', url);
      expect([answer.status, answer.body['hydra:description'], answer.problems]).toEqual([
        500,
        'Internal Server Error',
        [],
      ]);
    }
  });

  it('can be read by that user without the right', async () => {
    const nobody = await as(platform, 'noAdministration');
    expect((await nobody('GET', '/admin/users/5')).status).toBe(200);
    expect((await nobody('GET', '/admin/users/6')).body['hydra:description']).toBe('Access Denied.');
  });

  it('has every state of the hitchhiking network', async () => {
    const seen = new Set<string | null>();
    for (let id = 1; id <= 40; id += 1) {
      const { body, problems } = await call('GET', `/admin/users/${id}/rzpTerritoryStatus`);
      expect(problems).toEqual([]);
      seen.add(body.rzpTerritoryStatus);
    }
    expect(seen).toEqual(new Set(['notConsidered', 'ongoing', 'pondering', 'unsuscribed', 'working', null]));
  });
});

describe('search by e-mail', () => {
  it('finds one user or none, and fails without the parameter', async () => {
    const found = await call('GET', '/admin/users/email?email=SOLIDARITE@example.org');
    expect([found.body['hydra:member'][0].id, found.problems]).toEqual([2, []]);
    const none = await call('GET', '/admin/users/email?email=rien@example.org');
    expect([none.body['hydra:member'], none.problems]).toEqual([[], []]);
    const missing = await call('GET', '/admin/users/email', { isProper: false });
    expect([missing.status, missing.problems]).toEqual([500, []]);
  });
});

describe('paths without an operation', () => {
  it('answer HTML, or problem+json to a client that does not accept ld+json', async () => {
    const put = await call('PUT', '/admin/users/1', { isProper: false });
    expect([put.status, put.contentType]).toEqual([405, 'text/html; charset=UTF-8']);
    const unknown = await call('GET', '/admin/unicorns', { isProper: false });
    expect([unknown.status, unknown.text.startsWith('<!DOCTYPE html>')]).toEqual([404, true]);
    const nobody = await as(platform, 'noAdministration');
    const problem = await nobody('GET', '/admin/users', { headers: { accept: 'application/json' }, isProper: false });
    expect([problem.status, problem.contentType, problem.body.detail]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
      'Access Denied.',
    ]);
    expect(problem.problems).toEqual([]);
  });
});
