import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';

let platform: TestPlatform;
let call: Caller;
beforeEach(async () => {
  platform = openPlatform({ users: 120 });
  call = await as(platform, 'administrator');
});

const total = async () => (await call('GET', '/admin/users?perPage=1')).body['hydra:totalItems'];
const read = async (id: number) => (await call('GET', `/admin/users/${id}`)).body;
const address = {
  houseNumber: '12',
  street: 'rue de la Gare',
  streetAddress: 'rue de la Gare',
  postalCode: '01000',
  subLocality: null,
  addressLocality: 'Bourg-en-Bresse',
  localAdmin: null,
  county: null,
  macroCounty: null,
  region: null,
  macroRegion: null,
  addressCountry: 'France',
  countryCode: 'FR',
  latitude: '46.205200',
  longitude: '5.225500',
};

describe('creation', () => {
  it('stores the sent fields and fills in the rest', async () => {
    const body = { givenName: 'Zoé', familyName: "d'Arc", gender: 1, birthDate: '1990-05-12', homeAddress: address };
    const created = await call('POST', '/admin/users', { body });
    expect([created.status, created.problems]).toEqual([201, []]);
    expect(Object.values(created.body)).not.toContain(null);
    expect(created.body.email).toMatch(/^\+\w{10}@$/);
    // The platform's getter appends, so that each role comes twice here.
    expect(created.body.rolesTerritory).toEqual([
      { role: 3, territory: null },
      { role: 3, territory: null },
    ]);
    const stored = await read(created.body.id);
    expect(stored).toMatchObject({
      familyName: "d'Arc",
      status: 1,
      phoneDisplay: 1,
      birthDate: '1990-05-12T00:00:00+00:00',
    });
    expect(stored.homeAddress).toMatchObject({ postalCode: '01000', latitude: '46.205200', name: 'homeAddress' });
    expect(stored.rolesTerritory).toEqual([{ role: 3, territory: null }]);
    expect(await total()).toBe(121);
  });

  it('refuses a used and a malformed e-mail with the messages of the platform', async () => {
    const taken = await call('POST', '/admin/users', { body: { gender: 0, email: 'Administration@example.org' } });
    expect([taken.status, taken.problems]).toEqual([400, []]);
    expect(taken.body).toMatchObject({
      '@type': 'ConstraintViolationList',
      'hydra:description': 'email: Cette valeur est déjà utilisée.',
      violations: [{ propertyPath: 'email', message: 'Cette valeur est déjà utilisée.' }],
    });
    const body = { gender: 0, email: 'nulle part', legalGuardianEmail: 'ailleurs' };
    const malformed = await call('POST', '/admin/users', { body, isProper: false });
    expect(malformed.body.violations).toHaveLength(2);
    expect(malformed.body['hydra:description'].split('\n')).toHaveLength(2);
    expect(await total()).toBe(120);
  });

  it.each([
    ['gender as text', { gender: '1' }, 400],
    ['a number for a flag', { gender: 1, music: 1 }, 400],
    ['coordinates as numbers', { gender: 1, homeAddress: { latitude: 46.2 } }, 400],
    ['an @id', { gender: 1, '@id': '/users/12' }, 400],
    ['an empty birth date', { gender: 1, birthDate: '' }, 400],
    ['a birth date that is none', { gender: 1, birthDate: 'hier' }, 400],
    ['no JSON', '{', 400],
    ['an unknown role', { gender: 1, rolesTerritory: [{ role: 99, territory: null }] }, 500],
  ])('answers %s with an error and stores nothing', async (_, body, status) => {
    const answer = await call('POST', '/admin/users', { body, isProper: false });
    expect([answer.status, answer.body['@type'], answer.problems]).toEqual([status, 'hydra:Error', []]);
    expect(await total()).toBe(120);
  });

  it.each([
    ['no gender', { givenName: 'Zoé' }],
    ['a text that is too long', { gender: 1, drivingLicenceNumber: '1234567890123456' }],
  ])('answers %s with a page and stores nothing', async (_, body) => {
    const answer = await call('POST', '/admin/users', { body, isProper: false });
    expect([answer.status, answer.contentType, answer.problems]).toEqual([500, 'text/html; charset=UTF-8', []]);
    expect(await total()).toBe(120);
  });

  it('ignores an id, stores any number, and grants a role everywhere for an unknown territory', async () => {
    const body = { id: 12, gender: 1, status: 9, rolesTerritory: [{ role: 318, territory: 9999 }] };
    const created = await call('POST', '/admin/users', { body, isProper: false });
    expect([created.status, created.body.id === 12]).toEqual([201, false]);
    expect(await read(created.body.id)).toMatchObject({ status: 9, rolesTerritory: [{ role: 318, territory: null }] });
  });

  it('refuses every change of a user with a generated e-mail until it is replaced', async () => {
    const { id } = (await call('POST', '/admin/users', { body: { gender: 1 } })).body;
    const refused = await call('PATCH', `/admin/users/${id}`, { body: { givenName: 'Zoé' } });
    expect([refused.status, refused.body.violations?.[0]?.propertyPath]).toEqual([400, 'email']);
    const changed = await call('PATCH', `/admin/users/${id}`, { body: { givenName: 'Zoé', email: 'zoe@example.org' } });
    expect(changed.status).toBe(200);
  });

  it('requires the right', async () => {
    const watcher = await as(platform, 'hitchhikingWatcher');
    const answer = await watcher('POST', '/admin/users', { body: { gender: 1 } });
    expect([answer.status, answer.body['hydra:description'], answer.problems]).toEqual([400, 'Access Denied.', []]);
  });
});

describe('change', () => {
  it('writes the sent fields, omits nulls from its answer, and keeps the rest', async () => {
    const before = await read(8);
    const body = { givenName: 'Élodie', musicFavorites: 'Fanfare', nationality: null };
    const changed = await call('PATCH', '/admin/users/8', { body });
    expect([changed.status, changed.problems]).toEqual([200, []]);
    expect(changed.body).not.toHaveProperty('nationality');
    const after = await read(8);
    expect(after).toEqual({ ...before, givenName: 'Élodie', musicFavorites: 'Fanfare', nationality: null });
  });

  it('accepts merge-patch only', async () => {
    const headers = { 'content-type': 'application/ld+json' };
    const answer = await call('PATCH', '/admin/users/8', { body: { gender: 1 }, headers, isProper: false });
    expect([answer.status, answer.body['@type']]).toEqual([400, 'hydra:Error']);
  });

  it('replaces all roles', async () => {
    await call('PATCH', '/admin/users/8', { body: { rolesTerritory: [{ role: 318, territory: 6 }] } });
    expect((await read(8)).rolesTerritory).toEqual([{ role: 318, territory: 6 }]);
  });

  it('takes the identity under another name, and only true as true for the kit', async () => {
    await call('PATCH', '/admin/users/8', { body: { verifiedIdentity: true, hitchHikeDriver: true, rezoKit: true } });
    expect(await read(8)).toMatchObject({ identityStatus: 2, verifiedIdentity: true, rezoKit: true });
    await call('PATCH', '/admin/users/8', { body: { verifiedIdentity: null, rezoKit: null } });
    expect(await read(8)).toMatchObject({ identityStatus: 0, verifiedIdentity: false, rezoKit: false });
  });

  it('resets the validation of a telephone that changes', async () => {
    const validated = async () => (await call('GET', '/users/me')).body['hydra:member'][0].phoneValidatedDate;
    await call('PATCH', '/admin/users/1', { body: { telephone: '0639981234' } });
    expect(await validated()).toBeNull();
  });

  it('refuses a null home address, and clears the fields that a home address omits', async () => {
    const withHome = (await call('GET', '/admin/users?perPage=100')).body['hydra:member'].find(
      (user: { homeAddress: unknown }) => user.homeAddress !== null,
    );
    const remove = { body: { homeAddress: null }, isProper: false };
    expect((await call('PATCH', `/admin/users/${withHome.id}`, remove)).status).toBe(400);
    expect((await read(withHome.id)).homeAddress).toEqual(withHome.homeAddress);
    await call('PATCH', `/admin/users/${withHome.id}`, { body: { homeAddress: { houseNumber: '7 bis' } } });
    expect((await read(withHome.id)).homeAddress).toMatchObject({
      houseNumber: '7 bis',
      postalCode: null,
      latitude: null,
    });
  });

  it('answers 400 for an unknown id, and lets people without the right change themselves only', async () => {
    const unknown = await call('PATCH', '/admin/users/99999', { body: { gender: 1 } });
    expect([unknown.status, unknown.body['hydra:description'], unknown.problems]).toEqual([400, 'Not Found', []]);
    const nobody = await as(platform, 'noAdministration');
    expect((await nobody('PATCH', '/admin/users/5', { body: { gender: 3 } })).status).toBe(200);
    expect((await nobody('PATCH', '/admin/users/6', { body: { gender: 3 } })).status).toBe(400);
  });

  it('accepts an unchanged e-mail, and refuses one of another user', async () => {
    const { email } = await read(8);
    expect((await call('PATCH', '/admin/users/8', { body: { email } })).status).toBe(200);
    const taken = await call('PATCH', '/admin/users/8', { body: { email: (await read(9)).email } });
    expect(taken.body.violations[0].propertyPath).toBe('email');
  });
});

describe('deletion', () => {
  it('erases the personal data, keeps the row, and hides it from the list', async () => {
    const { email } = await read(8);
    const gone = await call('DELETE', '/admin/users/8');
    expect([gone.status, gone.text, gone.problems]).toEqual([204, '', []]);
    expect(await read(8)).toMatchObject({
      status: 4,
      givenName: null,
      familyName: null,
      shortFamilyName: '.',
      homeAddress: null,
    });
    expect((await read(8)).email).not.toBe(email);
    expect((await call('GET', '/admin/users?id=8')).body['hydra:totalItems']).toBe(0);
    expect((await call('GET', `/admin/users/email?email=${email}`)).body['hydra:member']).toEqual([]);
    expect((await call('DELETE', '/admin/users/99999')).body['hydra:description']).toBe('Not Found');
  });

  it('deletes exactly the users that a filter selects', async () => {
    const answer = await call('GET', '/admin/users/delete?selected=8,9,10');
    expect([answer.status, answer.body['hydra:member'], answer.problems]).toEqual([200, [], []]);
    expect(await total()).toBe(117);
  });

  it('deletes everybody without a filter, including the requester', async () => {
    expect((await call('GET', '/admin/users/delete')).status).toBe(200);
    const after = await call('GET', '/admin/users');
    expect([after.status, after.body.message]).toEqual([401, 'Invalid JWT Token']);
    platform.reset();
    const again = await as(platform, 'administrator');
    expect((await again('GET', '/admin/users?perPage=1')).body['hydra:totalItems']).toBe(120);
  });

  it('requires the right', async () => {
    const watcher = await as(platform, 'hitchhikingWatcher');
    expect((await watcher('DELETE', '/admin/users/8')).body['hydra:description']).toBe('Access Denied.');
    expect((await watcher('GET', '/admin/users/delete?selected=8')).body['hydra:description']).toBe('Access Denied.');
    // The deletion of many is done before its right is checked.
    expect(await total()).toBe(119);
  });
});

describe('a written user', () => {
  it('is in the list at once, and is gone after a reset', async () => {
    await call('GET', '/admin/users?order[familyName]=desc&perPage=1');
    await call('PATCH', '/admin/users/8', { body: { familyName: 'Zzz' } });
    const { body } = await call('GET', '/admin/users?order[familyName]=desc&perPage=1');
    expect(body['hydra:member'][0].id).toBe(8);
    platform.reset();
    call = await as(platform, 'administrator');
    expect((await read(8)).familyName).not.toBe('Zzz');
  });
});
