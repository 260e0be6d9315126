import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileSelections } from '#main/files/selections.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import type { Files } from '#main/ports.ts';
import { recordHandlers } from '#main/resources/handlers.ts';
import { contract, type ParsedRequestOf } from '#shared/ipc/contract.ts';
import { FakeStore, listeningLog, patient } from '#tests/support/fakes.ts';
import { pngBytes } from '#tests/support/pictures.ts';
import { hydra, hydraError } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse } from '../session/support.ts';

const MB = 1024 * 1024;
let house: House;
let content: Uint8Array;
let lines: string[];
let reads: number;
let selections: FileSelections;
let handlers: ReturnType<typeof recordHandlers>;
const call: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };

const files = {
  stat: async () => ({ name: 'photo.png', size: content.byteLength }),
  read: async () => {
    reads += 1;
    return content;
  },
  // Nothing else of the disk is used.
} as unknown as Files;

beforeEach(async () => {
  house = await openHouse();
  await house.session.signIn(credentials);
  house.stub.seen.length = 0;
  const listening = listeningLog();
  ({ lines } = listening);
  reads = 0;
  selections = new FileSelections();
  const { client, session, images } = house;
  handlers = recordHandlers({
    ...{ client, session, images, selections, files, log: listening.log },
    store: new FakeStore(),
    baseUrl: house.stub.baseUrl,
    platformLanguage: 'fr',
    articlePictures: { fetch: () => Promise.reject(new Error('not asked')), target: undefined },
  });
});
afterEach(() => house.close());

const query = (filters: ParsedRequestOf<'users.list'>['filters'] = {}, page = 1) =>
  contract['users.list'].request.parse({
    page,
    perPage: 25,
    sort: [{ field: 'isKitGiven', direction: 'desc' }],
    filters,
  });
const list = (...given: Parameters<typeof query>) => Promise.resolve(handlers['users.list'](query(...given), call));

describe('users.list', () => {
  it('requests one page in the given order, and returns it with the field names of the screen', async () => {
    house.stub.on('GET /admin/users', hydra([{ id: 5, givenName: 'Zoé', newsSubscription: true, futureKey: 1 }], 1248));
    const page = await list({ givenName: 'Zo' }, 3);
    expect(page).toMatchObject({ total: 1248, page: 3, perPage: 25, unreadable: [] });
    expect(page.rows).toHaveLength(1);
    expect(page.rows[0]).toMatchObject({ id: 5, givenName: 'Zoé', acceptsNews: true, telephone: null });
    expect(page.rows[0]).not.toHaveProperty('futureKey');
    expect(Object.fromEntries(house.stub.seen[0]?.params ?? [])).toEqual({
      page: '3',
      perPage: '25',
      'order[rezoKit]': 'desc',
      givenName: 'Zo',
    });
  });

  it('takes the requested page from an answer that contains every page', async () => {
    const all = Array.from({ length: 60 }, (_, index) => ({ id: index + 1 }));
    house.stub.on('GET /admin/users', hydra(all));
    const page = await list({}, 3);
    expect(page.rows.map(({ id }) => id)).toEqual(all.slice(50).map(({ id }) => id));
    expect(page.total).toBe(60);
  });

  it.each([
    ['two territories', { territory: [1], homeAddressTerritory: [1] }],
    ['two territories of ads', { oDTerritory: [2], waypointTerritory: [2] }],
    ['a home and a territory of ads', { homeAddressDirectionTerritory: [1], oDTerritory: [2] }],
    ['no valid ad after a day and a territory', { noAdAfter: '2026-11-22', directionTerritory: [1] }],
    ['no valid ad after a day and solidary alone', { noAdAfter: '2026-11-22', solidary: 'exclusive' as const }],
  ])('refuses the combination of %s without a request', async (_, filters) => {
    house.stub.on('GET /admin/users', hydraError(503, 'Service Unavailable'));
    expect(await errorOf(list(filters))).toEqual({ kind: 'conflict', reason: 'filtersApart' });
    expect(house.stub.seen).toEqual([]);
  });

  it('sends filters that can be combined', async () => {
    house.stub.on('GET /admin/users', hydra([]));
    await list({ homeAddressTerritory: [1, 2], solidary: 'exclusive' });
    await list({ noAdAfter: '2026-11-22', solidary: 'any' });
    expect(house.stub.seen).toHaveLength(2);
  });

  it('keeps the position of rows that cannot be read, and logs them without their values', async () => {
    house.stub.on('GET /admin/users', hydra([{ id: 1 }, { id: 2, givenName: 7 }, 'secret text', { id: 4 }], 4));
    const page = await list();
    expect(page.rows.map(({ id }) => id)).toEqual([1, 4]);
    expect(page.unreadable).toEqual([
      { position: 1, id: 2 },
      { position: 2, id: null },
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"count":2');
    expect(lines[0]).toContain('givenName: invalid_type');
    expect(lines.join()).not.toContain('secret text');
  });

  it('tries the formats of a telephone until one finds somebody', async () => {
    house.stub.on('GET /admin/users', ({ params }) =>
      params.get('telephone') === '+33612345678' ? hydra([{ id: 9 }]) : hydra([]),
    );
    const page = await list({ search: '06 12 34 56 78' });
    expect(page.rows.map(({ id }) => id)).toEqual([9]);
    expect(house.stub.seen.map(({ params }) => params.get('telephone'))).toEqual(['0612345678', '+33612345678']);
  });

  it('names the missing right', async () => {
    house.stub.on('GET /admin/users', hydraError(400, 'Access Denied.'));
    expect(await errorOf(list())).toMatchObject({ kind: 'denied', right: 'user_list', status: 400 });
  });
});

describe('users.get', () => {
  const get = (id: number) => Promise.resolve(handlers['users.get']({ id }, call));

  it('reads one user', async () => {
    house.stub.on('GET /admin/users/5', { json: { id: 5, adType: null, birthDate: '1982-02-03T00:00:00+00:00' } });
    expect(await get(5)).toMatchObject({ id: 5, birthDate: '1982-02-03' });
  });

  it('reports the 500 of an unknown id as a server error, since no other cause can be excluded', async () => {
    house.stub.on('GET /admin/users/5', hydraError(500, 'Internal Server Error'));
    expect(await errorOf(get(5))).toEqual({ kind: 'server', isUnreadable: false, status: 500 });
  });

  it('refuses an answer about another person', async () => {
    house.stub.on('GET /admin/users/5', { json: { id: 6, givenName: 'Autre' } });
    expect(await errorOf(get(5))).toEqual({ kind: 'server', isUnreadable: true, status: 200 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('Autre');
  });

  it('reports an answer that cannot be read', async () => {
    house.stub.on('GET /admin/users/5', { json: { id: '5' } });
    expect(await errorOf(get(5))).toEqual({ kind: 'server', isUnreadable: true, status: 200 });
    expect(lines).toHaveLength(1);
  });
});

describe('users.create and users.update', () => {
  const update = (id: number, changes: ParsedRequestOf<'users.update'>['changes']) =>
    Promise.resolve(handlers['users.update']({ id, changes }, call));

  it('send only the given fields', async () => {
    house.stub.on('POST /admin/users', { status: 201, json: { '@id': '/users/77', id: 77 } });
    house.stub.on('PATCH /admin/users/77', { json: { id: 77 } });
    const values = { givenName: 'Zoé', familyName: 'Noël', gender: 1, phoneDisplay: 1, status: 1, roles: [] } as const;
    expect(await handlers['users.create']({ ...values, roles: [], email: undefined }, call)).toMatchObject({ id: 77 });
    expect(await update(77, { acceptsNews: false, email: undefined })).toEqual({ id: 77 });
    const written = house.stub.seen.filter(({ method }) => method !== 'GET');
    expect(written.map(({ body }) => JSON.parse(body))).toEqual([
      { givenName: 'Zoé', familyName: 'Noël', gender: 1, phoneDisplay: 1, status: 1, rolesTerritory: [] },
      { newsSubscription: false },
    ]);
  });

  it('send no empty change', async () => {
    expect(await update(77, {})).toEqual({ id: 77 });
    expect(await update(77, { email: undefined })).toEqual({ id: 77 });
    expect(house.stub.seen).toHaveLength(0);
  });

  it('assign refusals to the fields of the screen', async () => {
    const violations = [{ propertyPath: 'homeAddress.addressLocality', message: 'trop long' }];
    house.stub.on('PATCH /admin/users/77', { status: 400, json: { 'hydra:description': '…', violations } });
    expect(await errorOf(update(77, { gender: 2 }))).toMatchObject({
      fields: [{ field: 'homeAddress.locality', message: 'trop long' }],
    });
  });

  it('name the right that each needs', async () => {
    house.stub.on('POST /admin/users', hydraError(400, 'Access Denied.'));
    house.stub.on('PATCH /admin/users/77', hydraError(400, 'Access Denied.'));
    const values = { givenName: 'Z', familyName: 'N', gender: 1, phoneDisplay: 1, status: 1, roles: [] } as const;
    const creating = Promise.resolve(handlers['users.create']({ ...values, roles: [] }, call));
    expect(await errorOf(creating)).toMatchObject({ right: 'user_create' });
    expect(await errorOf(update(77, { gender: 2 }))).toMatchObject({ right: 'user_update' });
  });

  it('do not treat a creation as saved when its answer names nobody', async () => {
    house.stub.on('POST /admin/users', { status: 201, json: {} });
    const values = { givenName: 'Z', familyName: 'N', gender: 1, phoneDisplay: 1, status: 1, roles: [] } as const;
    const creating = Promise.resolve(handlers['users.create']({ ...values, roles: [] }, call));
    expect(await errorOf(creating)).toMatchObject({ kind: 'server', isUnreadable: true });
  });

  it('end the session when one changes one’s own e-mail, and read the rights again on other changes', async () => {
    house.stub.on('PATCH /admin/users/12', { json: { id: 12 } });
    await update(12, { roles: [{ roleId: 2, territoryId: null }] });
    await expect.poll(() => house.stub.calls('GET /permissions').length, patient).toBe(1);
    await update(12, { email: 'new@example.org' });
    expect(house.session.state).toMatchObject({ status: 'signedOut', reason: { kind: 'emailChanged' } });
  });
});

describe('users.findByEmail', () => {
  const find = (email: string) => Promise.resolve(handlers['users.findByEmail']({ email }, call));

  it('returns the person, or null', async () => {
    house.stub.on('GET /admin/users/email', ({ params }) =>
      params.get('email') === 'zoe+1@example.org' ? hydra([{ id: 5, givenName: 'Zoé', email: 'x' }]) : hydra([]),
    );
    expect(await find('zoe+1@example.org')).toEqual({ id: 5, givenName: 'Zoé', familyName: null });
    expect(await find('nobody@example.org')).toBeNull();
  });
});

describe('users.uploadImage', () => {
  const upload = (id = 5) => {
    const { selectionId } = selections.add({ path: '/home/x/photo.png', name: 'photo.png', size: content.byteLength });
    return Promise.resolve(handlers['users.uploadImage']({ id, selectionId }, call));
  };

  it('sends the picture at position 1, without its path', async () => {
    content = pngBytes(200, 10_000);
    house.stub.on('POST /admin/images', { status: 201, json: { id: 1, image: 'x', avatar: 'x' } });
    await upload();
    const sent = house.stub.seen.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatch(/name="userId"\r\n\r\n5\r\n/);
    expect(sent?.body).toMatch(/name="position"\r\n\r\n1\r\n/);
    expect(sent?.body).toMatch(/name="userFile"; filename="photo.png"\r\nContent-Type: image\/png/);
    expect(sent?.body).not.toContain('/home/x');
  });

  it.each([
    [
      'a file that is no picture',
      () => new TextEncoder().encode('%PDF-1.7 and a long text so that it has a length'),
      'notAnImage',
    ],
    ['an empty file', () => new Uint8Array(), 'empty'],
    ['a picture that is too narrow', () => pngBytes(199, 500), 'badSize'],
    ['a picture that is too high', () => pngBytes(500, 10_001), 'badSize'],
  ])('refuses %s before anything is sent', async (_, make, reason) => {
    content = make();
    expect(await errorOf(upload())).toEqual({ kind: 'file', reason });
    expect(house.stub.seen).toHaveLength(0);
  });

  it('accepts 4 MB, and does not read a larger file', async () => {
    house.stub.on('POST /admin/images', { status: 201, json: { id: 1 } });
    content = pngBytes(300, 300, 4 * MB);
    await upload();
    reads = 0;
    content = pngBytes(300, 300, 4 * MB + 1);
    expect(await errorOf(upload())).toEqual({ kind: 'file', reason: 'tooLarge' });
    expect(reads).toBe(0);
  });

  it('keeps the chosen file for a retry after a failure', async () => {
    content = pngBytes(300, 300);
    house.stub.on('POST /admin/images', hydraError(500, 'Internal Server Error'));
    const { selectionId } = selections.add({ path: '/x', name: 'photo.png', size: 64 });
    const run = () => Promise.resolve(handlers['users.uploadImage']({ id: 5, selectionId }, call));
    expect(await errorOf(run())).toMatchObject({ kind: 'server' });
    house.stub.on('POST /admin/images', { status: 201, json: { id: 1 } });
    await run();
    expect(await errorOf(run())).toEqual({ kind: 'file', reason: 'expired' });
  });

  it('shows the new picture although its address is unchanged', async () => {
    content = pngBytes(300, 300);
    house.stub.on('GET /p.png', { text: content, type: 'image/png' });
    house.stub.on('POST /admin/images', { status: 201, json: { id: 1 } });
    await house.images.load(`${house.stub.baseUrl}/p.png`);
    await upload();
    await house.images.load(`${house.stub.baseUrl}/p.png`);
    expect(house.stub.calls('GET /p.png')).toHaveLength(2);
  });
});

describe('the other lists', () => {
  it('read territories and communities by their own schemas', async () => {
    house.stub.on('GET /admin/territories', hydra([{ id: 3, name: 'Vosges' }]));
    house.stub.on('GET /admin/communities', hydra([{ id: 4, name: 'Vélo', nbMembers: 2 }]));
    const page = { page: 1, perPage: 20, sort: [] };
    expect(await handlers['territories.list']({ ...page, filters: { ids: [3, 5] } }, call)).toMatchObject({
      rows: [{ id: 3, name: 'Vosges' }],
    });
    expect(await handlers['communities.list']({ ...page, filters: { member: 12 } }, call)).toMatchObject({
      rows: [{ id: 4, name: 'Vélo', nbMembers: 2, target: null, avatar: null }],
    });
    expect(house.stub.seen.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/admin/territories?page=1&perPage=20&id[]=3&id[]=5',
      '/admin/communities?page=1&perPage=20&communityUsers.user.id=12',
    ]);
  });

  it('leave out entries that cannot be read', async () => {
    const place = { id: 'a', type: 'locality', provider: 'x', lat: 48.1, lon: 6.4, name: 'Épinal', streetName: null };
    house.stub.on('GET /points', hydra([place, { id: 'b' }]));
    const found = await handlers['points.search']({ text: ' Épinal ' }, call);
    expect(found).toEqual([expect.objectContaining({ id: 'a', latitude: 48.1, longitude: 6.4, street: null })]);
    expect(house.stub.seen[0]?.params.get('search')).toBe('Épinal');
    expect(lines).toHaveLength(1);
  });
});
