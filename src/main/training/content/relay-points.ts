import type { Hono } from 'hono';
import { demand, type Env } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { territoriesOf } from '../data/territories.ts';
import { nearestTown } from '../data/towns.ts';
import { badRequest } from '../http/errors.ts';
import type { Query } from '../http/query.ts';
import { stopIn } from '../users/addresses.ts';
import { shortFamilyName, wireAddress } from '../users/wire.ts';
import type { World } from '../world.ts';
import { answerList, exactly, type Fits, flagged, partOf } from './listing.ts';

type RelayPoint = World['relayPoints'][number];

const typeNames = ['Aire de covoiturage', 'Parking relais', 'Gare', 'Arrêt de bus', 'Parking privé'] as const;

/** 0 pending: proposed by somebody and not looked at yet. What was imported is active at once. */
const statusOf = ({ id }: RelayPoint): 0 | 1 | 2 => (id > 40 || id % 6 !== 0 ? 1 : id % 12 === 0 ? 2 : 0);
const isOfficial = ({ id }: RelayPoint) => id % 2 === 0;

const townOf = ({ latitude, longitude }: RelayPoint) => nearestTown(Number(latitude), Number(longitude));

function wireRelayPoint(point: RelayPoint, world: World): Record<string, unknown> {
  const { id, name, type, latitude, longitude } = point;
  const town = townOf(point);
  const creator = world.users.get(1);
  return {
    '@id': `/relay_points/${id}`,
    '@type': 'RelayPoint',
    id,
    name,
    status: statusOf(point),
    official: isOfficial(point),
    private: null,
    suggested: null,
    description: null,
    fullDescription: null,
    places: 10 + (id % 30),
    placesDisabled: null,
    free: true,
    secured: null,
    permalink: null,
    importedDate: null,
    address: town === undefined ? null : { ...wireAddress(stopIn(town), 6_000_000 + id, null), latitude, longitude },
    relayPointTypeId: type,
    relayPointTypeName: typeNames[type - 1] ?? '',
    relayPointTypeAvatar: null,
    communityId: null,
    communityName: '',
    structureId: null,
    structureName: '',
    creator: creator === undefined ? '' : `${creator.givenName ?? ''} ${shortFamilyName(creator)}`,
    creatorId: creator?.id ?? 1,
    creatorAvatar: null,
    image: null,
    avatar: null,
  };
}

/** Type ids separated by commas; a value that is no number is refused. Throws a 400. */
function ofTypes(query: Query): Fits<RelayPoint>[] {
  const text = query.text('relayPointTypes');
  if (text === undefined || text === '') return [];
  if (!/^\d+(?:,\d+)*$/.test(text)) throw badRequest('Invalid relay point types');
  const wanted = new Set(text.split(',').map(Number));
  return [({ type }) => wanted.has(type)];
}

const inTerritories =
  (name: string) =>
  (query: Query): Fits<RelayPoint>[] => {
    const wanted = new Set([...query.list(name), query.text(name) ?? ''].filter(Boolean).map(Number));
    if (wanted.size === 0) return [];
    return [
      (point) => {
        const town = townOf(point);
        return town !== undefined && territoriesOf(town.postalCode, town.name).some((id) => wanted.has(id));
      },
    ];
  };

/** West, north, east, south; anything but four values is refused. Throws a 400. */
function inBounds(query: Query): Fits<RelayPoint>[] {
  const text = query.text('bounds');
  if (text === undefined || text === '') return [];
  const [west, north, east, south, ...others] = text.split(',').map(Number);
  const isWhole = [west, north, east, south].every((value) => value !== undefined && Number.isFinite(value));
  if (!isWhole || others.length > 0) throw badRequest('Bounds are four values');
  return [
    ({ latitude, longitude }) =>
      Number(longitude) >= Number(west) &&
      Number(longitude) <= Number(east) &&
      Number(latitude) >= Number(south) &&
      Number(latitude) <= Number(north),
  ];
}

/** The list of relay points (contract b §6). */
export function relayPointRoutes(app: Hono<Env>): void {
  app.get('/admin/relaypoints', (call) => {
    demand(call, 'relay_point_list');
    const world = call.get('world');
    return answerList(call, {
      type: 'RelayPoint',
      rows: world.relayPoints,
      filters: [
        partOf('name', ({ name }) => name),
        exactly('status', statusOf),
        exactly('relayPointType.id', ({ type }) => type),
        ofTypes,
        flagged('official', isOfficial),
        inTerritories('territory'),
        inTerritories('relayPointAddressTerritoryFilter'),
        inBounds,
      ],
      orders: { id: ({ id }) => id, name: ({ name }) => fold(name) },
      wire: (point) => wireRelayPoint(point, world),
    });
  });
}
