import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { address, denied, noAddress, notFound, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { send, rows, total, item, refusal } = reader(() => call);

describe('the list of relay points', () => {
  beforeAll(async () => {
    platform = openPlatform();
    call = await as(platform, 'administrator');
  });

  it('has thousands, filtered by status, name, type, official and territory', async () => {
    const all = await rows('/admin/relaypoints?perPage=10000');
    expect(all.length).toBeGreaterThanOrEqual(3000);
    const like = async (query: string, fits: (row: Row) => boolean) => {
      const found = await rows(`/admin/relaypoints?perPage=10000&${query}`);
      expect(found.length).toBeGreaterThan(1);
      expect(found.length).toBeLessThan(all.length);
      expect(found).toEqual(all.filter(fits));
    };
    await like('status=0', ({ status }) => status === 0);
    await like('status[]=0&status[]=2', ({ status }) => status !== 1);
    await like('official=true', ({ official }) => official);
    await like('relayPointTypes=1,2', ({ relayPointTypeId }) => relayPointTypeId === 1 || relayPointTypeId === 2);
    await like('relayPointType.id=3', ({ relayPointTypeId }) => relayPointTypeId === 3);
    await like('relayPointType.id[]=3&relayPointType.id[]=9', ({ relayPointTypeId }) =>
      [3, 9].includes(relayPointTypeId),
    );
    await like('name=parking%20relais', ({ name }) => name.startsWith('Parking relais'));
    await like('territory[]=6', (row) =>
      ['54', '57', '88', '67', '68', '55', '52', '51', '10', '08'].includes(row.address.postalCode.slice(0, 2)),
    );
    const scalar = await send('GET', '/admin/relaypoints?territory=6', undefined, false);
    expect(scalar.body['hydra:totalItems']).toBe(await total('/admin/relaypoints?territory[]=6'));
  });

  it('is filtered by bounds and by ranges of coordinates', async () => {
    const all = await rows('/admin/relaypoints?perPage=10000');
    const within = (row: Row, [west, north, east, south]: number[]) =>
      Number(row.address.longitude) >= Number(west) &&
      Number(row.address.longitude) <= Number(east) &&
      Number(row.address.latitude) <= Number(north) &&
      Number(row.address.latitude) >= Number(south);
    const box = [6.1, 48.75, 6.3, 48.6];
    const expected = all.filter((row) => within(row, box));
    expect(expected.length).toBeGreaterThan(5);
    expect(await rows(`/admin/relaypoints?perPage=1000&bounds=${box.join(',')}`)).toEqual(expected);
    const ranges = 'address.latitude[between]=48.6..48.75&address.longitude[between]=6.1..6.3';
    expect(await rows(`/admin/relaypoints?perPage=1000&${ranges}`)).toEqual(expected);
    const edges =
      'address.latitude[gte]=48.6&address.latitude[lte]=48.75&address.longitude[gt]=6.1&address.longitude[lt]=6.3';
    expect(await rows(`/admin/relaypoints?perPage=1000&${edges}`)).toEqual(expected);
    // Another order of the four is another, empty, part of the map.
    expect(await rows('/admin/relaypoints?bounds=6.1,48.6,6.3,48.75')).toEqual([]);
    for (const query of ['bounds=1,2,3', 'bounds=a,b,c,d', 'relayPointTypes=aire']) {
      expect((await refusal('GET', `/admin/relaypoints?${query}`))[0]).toBe(400);
    }
  });

  it('is sorted by name, and ignores the name of the type', async () => {
    const names = (await rows('/admin/relaypoints?order[name]=asc&perPage=500')).map(({ name }) => name);
    expect(names[0]).toMatch(/^Aire/);
    const ignored = await send('GET', '/admin/relaypoints?order[relayPointTypeName]=asc&perPage=3', undefined, false);
    expect(ignored.body['hydra:member'].map(({ id }: Row) => id)).toEqual([1, 2, 3]);
  });

  it('is limited to the territories of somebody whose rights are limited', async () => {
    const limited = openPlatform();
    const administrator = await as(limited, 'administrator');
    await administrator('PATCH', '/admin/users/4', { body: { rolesTerritory: [{ role: 2, territory: 6 }] } });
    const one = reader(() => consultant);
    const consultant = await as(limited, 'hitchhikingWatcher');
    const seen = await one.total('/admin/relaypoints');
    expect(seen).toBe(await total('/admin/relaypoints?territory[]=6'));
    expect(await one.total('/admin/events?showAllEvents=1')).toBeGreaterThan(await one.total('/admin/events'));
  });
});

describe('writing relay points', () => {
  beforeEach(async () => {
    platform = openPlatform({ users: 20 });
    call = await as(platform, 'administrator');
  });

  const min = { name: 'Place du Marché', status: 1, official: true, creatorId: 3, address };

  it('creates without the structure, and changes', async () => {
    const created = await send('POST', '/admin/relaypoints', {
      ...min,
      structureId: 2,
      relayPointTypeId: 4,
      communityId: 5,
    });
    expect(created.status).toBe(201);
    const { id } = created.body;
    expect(created.body.address.displayLabel).toEqual([]);
    const stored = await item(`/admin/relaypoints/${id}`);
    expect(stored).toMatchObject({
      name: min.name,
      relayPointTypeName: 'Arrêt de bus',
      communityId: 5,
      structureName: '',
    });
    expect(stored).not.toHaveProperty('structureId');
    expect(stored.address.displayLabel).toEqual(['Place du Marché, 3, rue de la Gare, 54000, Nancy', 'France']);
    await send('PATCH', `/admin/relaypoints/${id}`, { structureId: 2, places: 12 });
    expect(await item(`/admin/relaypoints/${id}`)).toMatchObject({ structureId: 2, places: 12 });
    await send('PATCH', `/admin/relaypoints/${id}`, { structureId: null, relayPointTypeId: null, communityId: null });
    const emptied = await item(`/admin/relaypoints/${id}`);
    expect([emptied.structureId, emptied.relayPointTypeId, emptied.communityId]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([emptied.structureName, emptied.relayPointTypeName, emptied.communityName]).toEqual(['', '', '']);
  });

  it('replaces an address as a whole', async () => {
    const { id } = (await send('POST', '/admin/relaypoints', min)).body;
    await send('PATCH', `/admin/relaypoints/${id}`, { address: { latitude: '48.100000', longitude: '6.200000' } });
    const { address: stored } = await item(`/admin/relaypoints/${id}`);
    expect(stored).toMatchObject({ latitude: '48.100000', streetAddress: null, addressLocality: null });
    // The nearest town says where it lies.
    expect((await rows('/admin/relaypoints?territory[]=6&perPage=10000')).map((row) => row.id)).toContain(id);
  });

  it.each([
    ['no address', { address: undefined }, 400],
    ['an address of null', { address: null }, 400],
    ['an address with an id', { address: { ...address, id: 999_999_999_999 } }, 400],
    ['coordinates as numbers', { address: { ...address, latitude: 48.69 } }, 400],
    ['no name', { name: undefined }, 500],
    ['no status', { status: undefined }, 500],
    ['no creator', { creatorId: undefined }, 500],
    ['an unknown creator', { creatorId: 99_999 }, 500],
    ['an unknown type', { relayPointTypeId: 99 }, 500],
    ['an unknown community', { communityId: 999 }, 500],
    ['places as text', { places: '12' }, 400],
    ['a flag as number', { free: 1 }, 400],
    ['a long description', { description: 'x'.repeat(256) }, 500],
    ['its own path', { '@id': '/relay_points/12' }, 400],
  ])('refuses a creation with %s', async (_, changes, status) => {
    expect((await refusal('POST', '/admin/relaypoints', { ...min, ...changes }))[0]).toBe(status);
  });

  it('refuses unknown references, and null in required fields', async () => {
    expect(await refusal('PATCH', '/admin/relaypoints/1', { structureId: 99 })).toEqual(serverError);
    expect(await refusal('PATCH', '/admin/relaypoints/1', { address: null })).toEqual(noAddress);
    const text = 'The type of the "name" attribute must be "string", "NULL" given.';
    expect(await refusal('PATCH', '/admin/relaypoints/1', { name: null })).toEqual([400, text]);
    for (const method of ['GET', 'DELETE']) {
      expect(await refusal(method, '/admin/relaypoints/999999')).toEqual(notFound);
    }
  });

  it('deletes, and requires its rights', async () => {
    expect((await send('DELETE', '/admin/relaypoints/7')).status).toBe(204);
    expect(await refusal('GET', '/admin/relaypoints/7')).toEqual(notFound);
    call = await as(platform, 'noAdministration');
    expect((await send('POST', '/admin/relaypoints', min)).status).toBe(201);
    expect(await refusal('PATCH', '/admin/relaypoints/1', { status: 2 })).toEqual(denied);
    expect(await refusal('DELETE', '/admin/relaypoints/1')).toEqual(denied);
  });

  it('keeps all nineteen columns of an import', async () => {
    const line = 'Aire du Lac;2;48,12;6.2;10;2;1;0;1;0;LAC-1;Ville;3;Au bord;Long;5 rue du Lac;01000;Xonrupt;France';
    const form = new FormData();
    form.set('file', new File([`${line}\n`], 'a.csv', { type: 'text/csv' }));
    form.set('filename', 'a.csv');
    form.set('columnHeadersFirstLine', '0');
    const answer = await call('POST', '/admin/imports/relaypoints', { form });
    expect([answer.body.messages, answer.problems]).toEqual([['Aire du Lac (48.12;6.2) added'], []]);
    const [imported] = await rows('/admin/relaypoints?name=aire%20du%20lac');
    expect(imported).toMatchObject({
      relayPointTypeId: 2,
      places: 10,
      placesDisabled: 2,
      secured: true,
      free: false,
      official: true,
      private: false,
      communityId: 3,
      description: 'Au bord',
      fullDescription: 'Long',
      creatorId: 1,
      address: { latitude: '48.120000', longitude: '6.200000', postalCode: '01000', addressLocality: 'Xonrupt' },
    });
    expect(imported?.importedDate).not.toBeNull();
  });
});

describe('types of relay points', () => {
  beforeEach(async () => {
    platform = openPlatform({ users: 20 });
    call = await as(platform, 'administrator');
  });

  it('are listed with their icons, by default the first', async () => {
    const types = await rows('/admin/relaypoint_types?order[name]=asc');
    expect(types.length).toBeGreaterThan(8);
    const icons = await rows('/admin/icons');
    const plain = types.find(({ name }) => name === 'Point d’autostop');
    expect(plain).toMatchObject({ iconId: 1, iconUrl: icons[0]?.url });
    expect((await rows('/admin/relaypoint_types?name=PARKING')).every(({ name }) => name.startsWith('Parking'))).toBe(
      true,
    );
    const [point] = await rows('/admin/relaypoints?relayPointType.id=2&perPage=1');
    expect(point?.relayPointTypeAvatar).toBe((await item('/admin/relaypoint_types/2')).iconUrl);
    const picture = await platform.fetch(icons[1]?.url ?? '');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect((await send('GET', '/admin/icons/1', undefined, false).catch(() => null))?.status ?? 404).toBe(404);
  });

  it('are created, changed and deleted, which leaves their points without a type', async () => {
    const { id } = (await send('POST', '/admin/relaypoint_types', { name: 'Covoit’stop', iconId: 13 })).body;
    await send('PATCH', `/admin/relaypoint_types/${id}`, { name: 'Arrêt de covoiturage' });
    expect(await item(`/admin/relaypoint_types/${id}`)).toMatchObject({ name: 'Arrêt de covoiturage', iconId: 13 });
    expect((await send('DELETE', `/admin/relaypoint_types/${id}`)).status).toBe(204);
    const [point] = await rows('/admin/relaypoints?relayPointType.id=2&perPage=1');
    expect((await send('DELETE', '/admin/relaypoint_types/2')).status).toBe(204);
    expect((await item(`/admin/relaypoints/${point?.id}`)).relayPointTypeId).toBeUndefined();
  });

  it('store a null icon before they fail', async () => {
    expect(await refusal('PATCH', '/admin/relaypoint_types/2', { iconId: null })).toEqual(serverError);
    expect((await item('/admin/relaypoint_types/2')).iconId).toBe(1);
  });

  it.each([
    ['without a name', { iconId: 2 }, 400],
    ['with a blank name', { name: ' ', iconId: 2 }, 400],
    ['without an icon', { name: 'Ponton' }, 500],
    ['with an unknown icon', { name: 'Ponton', iconId: 99 }, 500],
  ])('are not created %s', async (_, body, status) => {
    expect((await refusal('POST', '/admin/relaypoint_types', body))[0]).toBe(status);
  });

  it('require their own rights', async () => {
    call = await as(platform, 'noAdministration');
    expect(await refusal('GET', '/admin/relaypoint_types')).toEqual(denied);
    expect((await item('/admin/relaypoint_types/1')).name).toBe('Aire de covoiturage');
    expect((await rows('/admin/icons')).length).toBeGreaterThan(10);
  });
});
