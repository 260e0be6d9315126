import { describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import { filterParams, pageParams } from '#shared/resources/define.ts';
import { editorials } from '#shared/resources/editorials/index.ts';
import { events, withScheme } from '#shared/resources/events/index.ts';
import { point } from '#shared/resources/points.ts';
import { relayPoints } from '#shared/resources/relaypoints/index.ts';
import { relayPointTypes } from '#shared/resources/relaypointtypes/index.ts';

type Updated = 'events' | 'articles' | 'editorials' | 'relaypoints' | 'relaypointtypes';
/** Whether the bridge lets a change through. */
const updates = (name: Updated, changes: unknown) =>
  contract[`${name}.update`].request.safeParse({ id: 12, changes }).success;

const address = { ...emptyAddress, street: 'rue Haute', locality: 'Nancy', latitude: 48.69, longitude: 6.1 };

const wireEvent = {
  '@id': '/events/4',
  id: 4,
  name: 'Fête du vélo',
  status: 1,
  private: false,
  fromDate: '2026-05-02T18:30:00+02:00',
  toDate: '2026-05-02T22:00:00-11:00',
  useTime: true,
  address: { '@id': '/addresses/9', latitude: '48.690000', longitude: '6.100000', addressLocality: 'Nancy' },
  creator: '',
  communityName: '',
  communityId: 12,
  community: { '@id': '/communities/12', id: 12, name: 'Lycée' },
};

describe('the community of an event', () => {
  it('is not part of the record that is read, and is written by id only', () => {
    const read = events.row.parse(wireEvent);
    expect(read).not.toHaveProperty('community');
    expect(read).toMatchObject({ communityId: 12, communityName: null, creator: null });
    expect(events.toWire?.({ communityId: 12 })).toEqual({ communityId: 12 });
    expect(events.toWire?.({ communityId: null })).toEqual({ communityId: null });
    expect(updates('events', { communityId: 3 })).toBe(true);
    for (const community of ['/communities/3', { name: 'X' }]) expect(updates('events', { community })).toBe(false);
  });
});

describe.each([
  ['events', events],
  ['relaypoints', relayPoints],
] as const)('the address of %s', (name, resource) => {
  it('is complete and without id, or absent', () => {
    const { address: sent } = resource.toWire?.({ address }) ?? {};
    expect(sent).toMatchObject({
      latitude: '48.690000',
      longitude: '6.100000',
      streetAddress: 'rue Haute',
      county: null,
    });
    expect(Object.keys(sent ?? {})).toHaveLength(15);
    expect(sent).not.toHaveProperty('id');
    expect(resource.toWire?.({ name: 'Autre' })).toEqual({ name: 'Autre' });
  });

  it('is never null, partial or without coordinates', () => {
    expect(updates(name, { address })).toBe(true);
    for (const wrong of [null, { latitude: 48.69, longitude: 6.1 }, { ...address, latitude: null }, emptyAddress]) {
      expect(updates(name, { address: wrong })).toBe(false);
    }
  });
});

describe('the dates of an event', () => {
  it('are read as local times, whatever their offset', () => {
    expect(events.row.parse(wireEvent)).toMatchObject({
      fromDate: '2026-05-02T18:30:00',
      toDate: '2026-05-02T22:00:00',
    });
  });

  it('are written without offset', () => {
    expect(updates('events', { fromDate: '2026-05-02T18:30:00' })).toBe(true);
    for (const date of [
      '2026-05-02',
      '2026-05-02T18:30:00Z',
      '2026-05-02T18:30:00+02:00',
      '2026-02-30T10:00:00',
      null,
    ]) {
      expect(updates('events', { fromDate: date })).toBe(false);
    }
    expect(events.toWire?.({ fromDate: '2026-05-02T18:30:00' })).toEqual({ fromDate: '2026-05-02T18:30:00' });
  });
});

describe('the texts of an event', () => {
  it('contain no markup where the public site prints them as HTML', () => {
    expect(updates('events', { description: 'Venez à 2, ou plus' })).toBe(true);
    for (const description of ['<b>Venez</b>', 'a < b', 'x'.repeat(513)])
      expect(updates('events', { description })).toBe(false);
  });

  it.each([
    ['fete.example.org', 'https://fete.example.org'],
    ['fete.example.org:8080/x', 'https://fete.example.org:8080/x'],
    ['http://fete.example.org', 'http://fete.example.org'],
    ['https://fete.example.org', 'https://fete.example.org'],
  ])('turn the web address %j into %j', (typed, sent) => {
    expect(withScheme(typed)).toBe(sent);
    expect(events.toWire?.({ url: typed })).toEqual({ url: sent });
  });

  it('send an emptied web address as null', () => {
    expect(events.toWire?.({ url: '' })).toEqual({ url: null });
    expect(events.toWire?.({ url: null })).toEqual({ url: null });
  });
});

describe('filters', () => {
  it('send territories and communities in brackets, even a single one', () => {
    expect(filterParams(events.filters, { territory: [6], community: [3] })).toEqual([
      [
        ['community.id[]', '3'],
        ['territory[]', '6'],
      ],
    ]);
    expect(filterParams(relayPoints.filters, { territory: [6, 7], type: [2], status: [0] })).toEqual([
      [
        ['status[]', '0'],
        ['relayPointType.id[]', '2'],
        ['territory[]', '6'],
        ['territory[]', '7'],
      ],
    ]);
  });

  it('send 1 for the yes of an event filter, and never a no', () => {
    expect(filterParams(events.filters, { isOutsideToo: true })).toEqual([[['showAllEvents', '1']]]);
    const asked = { page: 1, perPage: 25, sort: [], filters: { isOutsideToo: false } };
    expect(contract['events.list'].request.safeParse(asked).success).toBe(false);
  });

  it('send a map area in the order of the platform, without exponents', () => {
    const area = { west: -1.5, north: 48.9, east: 0.0000001, south: 47.2 };
    expect(filterParams(relayPoints.filters, { area })).toEqual([
      [['bounds', '-1.500000,48.900000,0.000000,47.200000']],
    ]);
    for (const wrong of [{ ...area, north: 40 }, { ...area, west: 2 }, { west: 1 }]) {
      const asked = { page: 1, perPage: 25, sort: [], filters: { area: wrong } };
      expect(contract['relaypoints.list'].request.safeParse(asked).success).toBe(false);
    }
  });

  it('send the square around a place as two ranges', () => {
    const [params] = filterParams(relayPoints.filters, { around: { latitude: 48.69, longitude: 6.18, metres: 100 } });
    const [[latitude, high], [longitude, wide]] = [params[0] ?? ['', ''], params[1] ?? ['', '']];
    expect([latitude, longitude]).toEqual(['address.latitude[between]', 'address.longitude[between]']);
    expect(high).toBe('48.689101..48.690899');
    expect(wide.split('..').map(Number)).toEqual([expect.closeTo(6.178638, 5), expect.closeTo(6.181362, 5)]);
  });
});

describe('sorts', () => {
  it('do not offer the name of a type, which the platform silently ignores', () => {
    expect(Object.values(relayPoints.sorts)).toEqual(['id', 'name']);
  });

  it('sort equal editorials by newest first, unless the person sorts by id', () => {
    const order = (field: 'id' | 'status') =>
      pageParams(editorials, { page: 1, perPage: 25, sort: [{ field, direction: 'asc' }] }).slice(2);
    expect(order('status')).toEqual([
      ['order[status]', 'asc'],
      ['order[id]', 'desc'],
    ]);
    expect(order('id')).toEqual([['order[id]', 'asc']]);
  });
});

describe('a type of relay points', () => {
  it('is never written with an icon of null', () => {
    expect(updates('relaypointtypes', { iconId: 3 })).toBe(true);
    for (const iconId of [null, 0, '3']) expect(updates('relaypointtypes', { iconId })).toBe(false);
    const creation = contract['relaypointtypes.create'].request;
    expect(creation.safeParse({ name: 'Ponton' }).success).toBe(false);
    expect(relayPointTypes.toWire?.({ name: 'Ponton', iconId: 3 })).toEqual({ name: 'Ponton', iconId: 3 });
  });
});

describe('an editorial', () => {
  const whole = { title: 'T', text: 'X', label: 'L', link: '/aide', status: 0 };
  const isTaken = (changes: object) =>
    contract['editorials.create'].request.safeParse({ ...whole, ...changes }).success;

  it('is written with every field, since the platform fails without validation errors', () => {
    expect(isTaken({})).toBe(true);
    for (const name of Object.keys(whole)) expect([name, isTaken({ [name]: undefined })]).toEqual([name, false]);
    for (const name of ['title', 'text', 'label', 'link']) expect(isTaken({ [name]: ' ' })).toBe(false);
    expect(isTaken({ text: 'x'.repeat(513) })).toBe(false);
  });

  it('links to a web page or to a path of the public site', () => {
    expect(isTaken({ link: 'https://www.example.org/a?b=c' })).toBe(true);
    for (const link of [
      'http://example.org',
      'example.org',
      'javascript:alert(1)',
      'https://',
      '/a b',
      '//evil.example',
      '/\\evil.example',
    ]) {
      expect(isTaken({ link })).toBe(false);
    }
  });
});

describe('relay points', () => {
  it('are read and written with the field names of the screen', () => {
    const wire = {
      id: 3,
      name: 'Gare',
      status: 0,
      official: true,
      private: null,
      free: false,
      address: { latitude: '48.690000', longitude: '6.100000' },
      relayPointTypeId: 2,
      relayPointTypeName: 'Parking relais',
      relayPointTypeAvatar: 'https://x.example.org/icon.png',
      communityName: '',
      structureName: '',
      creator: 'Camille A.',
      creatorId: 1,
    };
    expect(relayPoints.row.parse(wire)).toMatchObject({
      typeId: 2,
      typeName: 'Parking relais',
      typeIcon: 'https://x.example.org/icon.png',
      isOfficial: true,
      isPrivate: null,
      isFree: false,
      isSecured: null,
      communityName: null,
      address: { latitude: 48.69 },
    });
    const flags = {
      isFree: true,
      isSecured: null,
      isOfficial: false,
      isSuggested: true,
      isPrivate: false,
      typeId: null,
    };
    expect(relayPoints.toWire?.(flags)).toEqual({
      free: true,
      secured: null,
      official: false,
      suggested: true,
      private: false,
      relayPointTypeId: null,
    });
  });

  it('clear type, community or structure with null, and otherwise accept only an id', () => {
    for (const name of ['typeId', 'communityId', 'structureId']) {
      expect([name, updates('relaypoints', { [name]: null }), updates('relaypoints', { [name]: 3 })]).toEqual([
        name,
        true,
        true,
      ]);
      for (const wrong of ['3', 0, { id: 3 }]) expect(updates('relaypoints', { [name]: wrong })).toBe(false);
    }
    expect(relayPoints.toWire?.({ typeId: null, communityId: null, structureId: null })).toEqual({
      relayPointTypeId: null,
      communityId: null,
      structureId: null,
    });
  });

  it('have integer numbers of places within the limits of the screen', () => {
    for (const places of [0, 100_000, null]) expect(updates('relaypoints', { places })).toBe(true);
    for (const places of [-1, 1.5, 100_001, '12']) expect(updates('relaypoints', { places })).toBe(false);
  });
});

describe('a place of the search', () => {
  const wire = { id: 'relaypoint:4', type: 'relaypoint', name: 'Gare', lat: 48.69, lon: 6.18 };

  it('is grouped by kind, an unknown kind with the places', () => {
    const kindOf = (type: string) => point.parse({ ...wire, type }).kind;
    expect(['housenumber', 'street', 'locality', 'venue', 'other', 'hamlet'].map(kindOf)).toEqual(
      Array(6).fill('place'),
    );
    expect(['relaypoint', 'event', 'user'].map(kindOf)).toEqual(['relayPoint', 'event', 'own']);
  });

  it('has the icon of its type where that can be read', () => {
    expect(point.parse({ ...wire, icon: { id: 3, url: 'https://x.example.org/3.png' } }).iconUrl).toMatch(/3\.png$/);
    for (const icon of [null, undefined, 'none', {}]) expect(point.parse({ ...wire, icon }).iconUrl).toBeNull();
  });
});

describe('pictures of people', () => {
  it.each([
    ['/images/avatarsDefault/square_100.svg', null],
    ['https://platform.example/images/avatarsDefault/square_250.svg', null],
    ['', null],
    [undefined, null],
    ['https://platform.example/upload/users/250-a.png', 'https://platform.example/upload/users/250-a.png'],
  ])('%s is read as %s, and the default picture of the platform as none', (creatorAvatar, read) => {
    const event = { id: 1, name: 'Fête', fromDate: '2027-05-01T10:00:00+00:00', toDate: '2027-05-02T10:00:00+00:00' };
    expect(events.item.parse({ ...event, status: 1, creatorAvatar }).creatorAvatar).toBe(read);
  });
});
