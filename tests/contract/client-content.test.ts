import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areaAround, nearestTo } from '#shared/geo.ts';
import { contract, type ParsedRequestOf } from '#shared/ipc/contract.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import type { EditorialWrite } from '#shared/resources/editorials/index.ts';
import type { EventWrite } from '#shared/resources/events/index.ts';
import type { RelayPointWrite } from '#shared/resources/relaypoints/index.ts';
import { type Connected, connect, departures, errorOf, writesOf } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('administrator');
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.requests.length = 0;
});

const address = {
  ...emptyAddress,
  street: 'Rue de la Gare',
  postalCode: '54000',
  locality: 'Nancy',
  country: 'France',
  countryCode: 'FR',
  latitude: 48.69,
  longitude: 6.18,
};

const event = {
  name: 'Fête du vélo de la place Stanislas',
  description: 'Venez à plusieurs',
  fullDescription: '<p>Dès <strong>midi</strong></p>',
  communityId: 4,
  hasTime: true,
  fromDate: '2026-05-02T18:30:00',
  toDate: '2026-05-03T00:15:00',
  address,
  url: 'https://fete.example.org',
  isPrivate: true,
  status: 1,
  creatorId: 3,
} satisfies EventWrite;

const relayPoint = {
  name: 'Parking des Deux Rives (Nancy)',
  typeId: 2,
  status: 1,
  address,
  places: 40,
  placesDisabled: 2,
  isFree: true,
  isSecured: false,
  isOfficial: false,
  isSuggested: true,
  communityId: 4,
  structureId: 2,
  isPrivate: true,
  description: 'Au bord de l’eau',
  fullDescription: '<p>Toute l’année</p>',
  permalink: 'deux-rives',
  creatorId: 3,
} satisfies RelayPointWrite;

const editorial = {
  title: 'Covoiturez au printemps',
  text: 'Trouvez vos trajets.',
  label: 'Découvrir',
  link: '/annonces',
  status: 0,
} satisfies EditorialWrite;

describe('events', () => {
  it('are created with every field, read back and deleted', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['events.create'](event, call);
    const stored = await handlers['events.get']({ id }, call);
    const { address: _, ...others } = event;
    expect(stored).toMatchObject({ ...others, communityName: expect.any(String) });
    expect(stored.address).toMatchObject(address);
    expect(stored).not.toHaveProperty('community');
    await handlers['events.remove']({ id }, call);
    expect(await errorOf(handlers['events.get']({ id }, call))).toMatchObject({ kind: 'notFound' });
    expect(departures(house)).toEqual([]);
  });

  it.each(Object.entries({ ...event, communityId: null, description: null }))(
    'can be changed in %s alone',
    async (name, value) => {
      const { handlers, call } = house;
      await handlers['events.update']({ id: 9, changes: { [name]: value } }, call);
      const [[, body] = ['', {}]] = writesOf(house);
      expect(Object.keys(body)).toHaveLength(1);
      expect(departures(house)).toEqual([]);
      const stored = await handlers['events.get']({ id: 9 }, call);
      expect(stored).toMatchObject({ [name]: value });
    },
  );

  it('show their dates as written, whatever the time zone of this computer', async () => {
    const { handlers, call } = house;
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
      process.env.TZ = zone;
      await handlers['events.update']({ id: 9, changes: { fromDate: '2026-03-29T02:30:00' } }, call);
      expect((await handlers['events.get']({ id: 9 }, call)).fromDate).toBe('2026-03-29T02:30:00');
    }
  });
});

type Query<N extends 'events' | 'articles' | 'editorials' | 'relaypoints' | 'relaypointtypes'> =
  ParsedRequestOf<`${N}.list`>;

describe('every filter and sort', () => {
  const filters: { [N in Parameters<typeof listed>[0]]: Record<string, unknown[]> } = {
    events: {
      name: ["fête d'"],
      community: [[4], [4, 12]],
      isPrivate: [true, false],
      fromDate: [{ from: '2026-01-01' }, { to: '2026-12-31' }],
      toDate: [{ from: '2026-01-01', to: '2026-02-28' }],
      territory: [[6], [6, 7]],
      isOutsideToo: [true],
    },
    articles: { title: ['covoit'], status: [[0], [0, 1]] },
    editorials: { title: ['été'], status: [0, 1] },
    relaypoints: {
      name: ['gare'],
      status: [[0], [0, 2]],
      type: [[3], [3, 4]],
      isOfficial: [true, false],
      territory: [[6], [6, 7]],
      area: [{ west: -5, north: 52, east: 9, south: 41 }],
      around: [{ latitude: 48.69, longitude: 6.18, metres: 100 }],
    },
    relaypointtypes: { name: ['parking'] },
  };
  async function listed<N extends 'events' | 'articles' | 'editorials' | 'relaypoints' | 'relaypointtypes'>(
    name: N,
    query: unknown,
  ) {
    const channel = `${name}.list` as const;
    // The handler of this channel takes what its own schema parsed.
    const ask = house.handlers[channel] as (
      query: Query<N>,
      call: Connected['call'],
    ) => Promise<{ unreadable: unknown[]; rows: { id: number }[] }>;
    const found = await ask(contract[channel].request.parse(query) as Query<N>, house.call);
    expect(found.unreadable).toEqual([]);
    expect(departures(house)).toEqual([]);
    return found;
  }
  const cases = Object.entries(filters).flatMap(([name, byFilter]) =>
    Object.entries(byFilter).flatMap(([key, values]) => values.map((value) => [name, key, value] as const)),
  );

  it.each(cases)('%s by %s %j', async (name, key, value) => {
    // The names are the keys of the table above.
    await listed(name as Parameters<typeof listed>[0], { page: 1, perPage: 25, sort: [], filters: { [key]: value } });
  });

  it.each([
    ['events', ['id', 'name', 'fromDate', 'toDate', 'createdDate']],
    ['articles', ['id', 'title', 'status']],
    ['editorials', ['id', 'title', 'status']],
    ['relaypoints', ['id', 'name']],
    ['relaypointtypes', ['id', 'name']],
  ] as const)('%s by every sort', async (name, fields) => {
    for (const field of fields) {
      await listed(name, { page: 1, perPage: 5, sort: [{ field, direction: 'desc' }], filters: {} });
    }
    const unknown = { page: 1, perPage: 5, sort: [{ field: 'typeName', direction: 'asc' }], filters: {} };
    expect(contract[`${name}.list`].request.safeParse(unknown).success).toBe(false);
  });

  it('the newest of equal editorials come first', async () => {
    const { rows } = await listed('editorials', {
      page: 1,
      perPage: 100,
      sort: [{ field: 'status', direction: 'desc' }],
      filters: {},
    });
    const ids = rows.slice(1).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((left, right) => right - left));
  });
});

describe('relay points', () => {
  it('are created, then updated with their structure, which the creation ignores', async () => {
    const { handlers, call } = house;
    const created = await handlers['relaypoints.create'](relayPoint, call);
    expect(created).not.toHaveProperty('notStored');
    const [[first, creation], [second, change]] = [writesOf(house)[0] ?? ['', {}], writesOf(house)[1] ?? ['', {}]];
    expect([first, second]).toEqual(['POST /admin/relaypoints', `PATCH /admin/relaypoints/${created.id}`]);
    expect(creation).not.toHaveProperty('structureId');
    expect(change).toEqual({ structureId: 2 });
    const stored = await handlers['relaypoints.get']({ id: created.id }, call);
    const { address: _, ...others } = relayPoint;
    expect(stored).toMatchObject(others);
    expect(stored.address).toMatchObject(address);
    expect(departures(house)).toEqual([]);
  });

  it('stay created when their structure cannot be saved, and the error names what is missing', async () => {
    const { handlers, call } = house;
    const { id, notStored } = await handlers['relaypoints.create']({ ...relayPoint, structureId: 99 }, call);
    expect(notStored).toMatchObject({ fields: ['structureId'], error: { kind: 'server' } });
    expect((await handlers['relaypoints.get']({ id }, call)).structureId).toBeNull();
  });

  it.each(Object.entries({ ...relayPoint, typeId: null, communityId: null, places: null }))(
    'can be changed in %s alone',
    async (name, value) => {
      const { handlers, call } = house;
      await handlers['relaypoints.update']({ id: 50, changes: { [name]: value } }, call);
      const [[, body] = ['', {}]] = writesOf(house);
      expect(Object.keys(body)).toHaveLength(1);
      expect(departures(house)).toEqual([]);
      expect(await handlers['relaypoints.get']({ id: 50 }, call)).toMatchObject({ [name]: value });
    },
  );

  it('are found around a place by both filters, the nearest first', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['relaypoints.create']({ ...relayPoint, structureId: null }, call);
    const centre = { latitude: 48.6905, longitude: 6.18 };
    const query = { page: 1, perPage: 100, sort: [] };
    const close = await handlers['relaypoints.list'](
      { ...query, filters: { around: { ...centre, metres: 100 } } },
      call,
    );
    const wide = await handlers['relaypoints.list']({ ...query, filters: { area: areaAround(centre, 1000) } }, call);
    const nearest = nearestTo(centre, close.rows, ({ address: at }) => at, { within: 100 });
    expect(nearest.map(({ row }) => row.id)).toContain(id);
    expect(Math.round(nearest.at(-1)?.metres ?? 0)).toBeLessThanOrEqual(100);
    expect(wide.total).toBeGreaterThanOrEqual(close.total);
    expect(departures(house)).toEqual([]);
  });

  it('have types that are created, changed and deleted', async () => {
    const { handlers, call } = house;
    const icons = await handlers['icons.list'](undefined, call);
    expect(icons.length).toBeGreaterThan(10);
    const { id } = await handlers['relaypointtypes.create']({ name: 'Ponton', iconId: icons[3]?.id ?? 0 }, call);
    await handlers['relaypointtypes.update']({ id, changes: { name: 'Embarcadère fluvial' } }, call);
    expect(await handlers['relaypointtypes.get']({ id }, call)).toMatchObject({ iconUrl: icons[3]?.url });
    await handlers['relaypointtypes.remove']({ id }, call);
    expect(departures(house)).toEqual([]);
  });

  it('prevent the deletion of their type', async () => {
    const { handlers, call } = house;
    const error = await errorOf(handlers['relaypointtypes.remove']({ id: 3 }, call));
    expect(error).toMatchObject({ kind: 'conflict', reason: 'inUse' });
    expect(error).toHaveProperty(
      'count',
      (await handlers['relaypoints.list']({ page: 1, perPage: 1, sort: [], filters: { type: [3] } }, call)).total,
    );
    expect(writesOf(house)).toEqual([]);
    await handlers['relaypoints.remove']({ id: 51 }, call);
    expect(departures(house)).toEqual([]);
  });
});

describe('editorials', () => {
  const active = async () => {
    const { rows } = await house.handlers['editorials.list'](
      { page: 1, perPage: 5, sort: [], filters: { status: 1 } },
      house.call,
    );
    return rows.map(({ id }) => id);
  };

  it('are created, changed and deleted', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['editorials.create'](editorial, call);
    for (const [name, value] of Object.entries({ ...editorial, title: 'Autre titre' })) {
      await handlers['editorials.update']({ id, changes: { [name]: value } }, call);
    }
    expect(await handlers['editorials.get']({ id }, call)).toMatchObject({ ...editorial, title: 'Autre titre' });
    await handlers['editorials.remove']({ id }, call);
    expect(departures(house)).toEqual([]);
  });

  it('can be swapped, and the swap undone', async () => {
    const { handlers, call } = house;
    const [former = 0] = await active();
    const { replaced } = await handlers['editorials.activate']({ id: 7 }, call);
    expect([replaced?.id, await active()]).toEqual([former, [7]]);
    await handlers['editorials.activate']({ id: replaced?.id ?? 0 }, call);
    expect(await active()).toEqual([former]);
    expect((await handlers['editorials.activate']({ id: former }, call)).replaced).toBeNull();
    expect(departures(house)).toEqual([]);
  });
});

describe('pictures', () => {
  it.each([
    [
      'events',
      'events.uploadImage',
      () => house.handlers['events.create']({ ...event, name: 'Fête sans jumelle' }, house.call),
    ],
    [
      'relaypoints',
      'relaypoints.uploadImage',
      () => house.handlers['relaypoints.create']({ ...relayPoint, name: 'Parking sans jumeau' }, house.call),
    ],
    [
      'editorials',
      'editorials.uploadImage',
      () => house.handlers['editorials.create']({ ...editorial, title: 'Sans jumeau' }, house.call),
    ],
  ] as const)('of %s are uploaded after their record', async (name, channel, create) => {
    const { id } = await create();
    const { selectionId } = house.selections.add({ path: '/photo.png', name: 'photo.png', size: 64 });
    await house.handlers[channel]({ id, selectionId }, house.call);
    const stored = await house.handlers[`${name}.get`]({ id }, house.call);
    expect(stored.image).toContain(`/images/${name}/`);
    // The answer of the upload alone names the picture: what was sent from here can be taken away.
    const { avatar } = stored;
    expect(await house.handlers['images.isRemovable']({ resource: name, id, avatar }, house.call)).toBe(true);
    await house.handlers['images.takeAway']({ resource: name, id }, house.call);
    expect(await house.handlers[`${name}.get`]({ id }, house.call)).toMatchObject({ image: null, avatar: null });
    expect(writesOf(house).at(-1)?.[0]).toMatch(/^DELETE \/images\/\d+$/);
    expect(departures(house)).toEqual([]);
  });

  it('are refused where a record of the same name would get them too', async () => {
    const { handlers, call, selections } = house;
    const { id } = await handlers['editorials.create']({ ...editorial, title: 'COVOITUREZ, cet ete !' }, call);
    const { selectionId } = selections.add({ path: '/photo.png', name: 'photo.png', size: 64 });
    house.server.requests.length = 0;
    const error = await errorOf(handlers['editorials.uploadImage']({ id, selectionId }, call));
    expect(error).toMatchObject({ kind: 'conflict', reason: 'nameTaken', duplicate: { name: 'Covoiturez cet été' } });
    expect(writesOf(house)).toEqual([]);
    // The picture is still chosen: it is sent once the record has another name.
    await handlers['editorials.update']({ id, changes: { title: 'Un titre à part' } }, call);
    await handlers['editorials.uploadImage']({ id, selectionId }, call);
    const duplicate = await handlers['images.findDuplicate'](
      { resource: 'editorials', name: 'La rentrée à plusieurs', except: 1 },
      call,
    );
    expect(duplicate).toEqual({ id: 2, name: 'La rentrée à plusieurs' });
    expect(
      await handlers['images.findDuplicate'](
        { resource: 'editorials', name: 'La rentrée à plusieurs', except: 2 },
        call,
      ),
    ).toBeNull();
    expect(departures(house)).toEqual([]);
  });
});
