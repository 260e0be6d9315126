import type { Hono } from 'hono';
import { lineLimit } from '#shared/text-limits.ts';
import { demand, type Env, type RequestContext, territoriesOfRight } from '../access/requester.ts';
import { communityExists, communityName, standingCommunity } from '../communities/data.ts';
import { liesIn } from '../data/addresses.ts';
import { fold } from '../data/names.ts';
import { nowOf } from '../data/time.ts';
import { checkTypes, type FieldType, type JsonObject } from '../http/body.ts';
import { checkLengths, checkRelated, pickKeys, refuseNulls, requireAll, requireRelated } from '../http/columns.ts';
import { badRequest, invalid } from '../http/errors.ts';
import type { Query } from '../http/query.ts';
import { crudRoutes, withNewAddress } from '../resource/crud.ts';
import type { TrainingResource } from '../resource/define.ts';
import { nestedAddress } from '../resource/fields.ts';
import { answerList, exactly, type Fits, flagged, inTerritories, partOf } from '../resource/listing.ts';
import { pictureKind, pictureUrls } from '../resource/pictures.ts';
import { creatorOf, userExists, wireAddress, wireContext, wireDateOrNull } from '../resource/wire.ts';
import { structureName, structureTable } from '../structures/data.ts';
import { bareRelayPoint, type RelayPointRecord, relayPointTable } from './data.ts';
import { iconUrls, relayPointTypeTable } from './types.ts';

const picturesOfPoints = pictureKind<RelayPointRecord>({
  owner: 'relayPoint',
  folder: 'relaypoints',
  table: relayPointTable,
  nameOf: ({ name }) => name,
  countedOver: 'kind',
});

export function wireRelayPoint(point: RelayPointRecord, context: RequestContext): JsonObject {
  const { address, pictures, externalId: _, createdDate: __, importedDate, creatorId, ...same } = point;
  const world = context.get('world');
  const { origin } = wireContext(context);
  const type = point.relayPointTypeId === null ? undefined : world.get(relayPointTypeTable).get(point.relayPointTypeId);
  return {
    '@id': `/relay_points/${point.id}`,
    '@type': 'RelayPoint',
    ...same,
    importedDate: wireDateOrNull(importedDate),
    address: wireAddress(address, 6_000_000 + point.id, { firstLine: point.name, type: 'relaypoint' }),
    relayPointTypeName: type?.name ?? '',
    relayPointTypeAvatar: type === undefined ? null : iconUrls(type, origin).iconUrl,
    communityId: standingCommunity(world, point.communityId),
    communityName: communityName(world, point.communityId),
    structureName: structureName(world, point.structureId),
    ...creatorOf(context, creatorId),
    creatorId,
    ...pictureUrls({ pictures }, picturesOfPoints, origin),
  };
}

const types: Readonly<Record<string, FieldType>> = {
  name: 'string',
  private: 'bool',
  description: 'string',
  fullDescription: 'string',
  status: 'int',
  places: 'int',
  placesDisabled: 'int',
  free: 'bool',
  secured: 'bool',
  official: 'bool',
  suggested: 'bool',
  permalink: 'string',
  creatorId: 'int',
  relayPointTypeId: 'int',
  communityId: 'int',
  structureId: 'int',
};

/** Stored under their own names, unchanged. */
const kept = Object.keys(types).filter((name) => name !== 'structureId');
const neverNull = ['name', 'status', 'official', 'creatorId'];

function check(body: JsonObject, context: RequestContext): void {
  const world = context.get('world');
  checkTypes(body, types);
  checkLengths(body, { name: lineLimit, description: lineLimit, permalink: lineLimit });
  checkRelated(body, 'creatorId', userExists(context));
  checkRelated(body, 'relayPointTypeId', (id) => world.get(relayPointTypeTable).get(id) !== undefined);
  checkRelated(body, 'communityId', (id) => communityExists(world, id));
}

function create(body: JsonObject, context: RequestContext): Omit<RelayPointRecord, 'id'> {
  if (body.address === undefined) {
    throw invalid([{ propertyPath: 'address', message: 'Cette valeur ne doit pas être vide.' }]);
  }
  const address = nestedAddress(body.address);
  refuseNulls(body, types, neverNull);
  check(body, context);
  requireRelated(body, 'creatorId');
  requireAll(body, ['name', 'status']);
  // structureId is ignored (docs/platform/b-communities-content.md §6). Types were checked with the table, whose
  // entries are the record's.
  const made = { address, createdDate: nowOf(context.get('world')) };
  return { ...bareRelayPoint, ...pickKeys(body, kept), ...made } as unknown as Omit<RelayPointRecord, 'id'>;
}

function change(_: RelayPointRecord, body: JsonObject, context: RequestContext): Partial<RelayPointRecord> {
  check(body, context);
  checkRelated(body, 'structureId', (id) => context.get('world').get(structureTable).get(id) !== undefined);
  refuseNulls(body, types, neverNull);
  return {
    ...pickKeys(body, [...kept, 'structureId']),
    ...('address' in body && { address: nestedAddress(body.address) }),
  };
}

/**
 * Filters by comma-separated type ids.
 * @throws PlatformError 400 for anything but numbers
 */
function ofTypes(query: Query): Fits<RelayPointRecord>[] {
  const text = query.text('relayPointTypes');
  if (text === undefined || text === '') return [];
  if (!/^\d+(?:,\d+)*$/.test(text)) throw badRequest('Invalid relay point types');
  const wanted = new Set(text.split(',').map(Number));
  return [({ relayPointTypeId }) => relayPointTypeId !== null && wanted.has(relayPointTypeId)];
}

const placeOf = ({ address }: RelayPointRecord) => ({
  latitude: Number(address.latitude),
  longitude: Number(address.longitude),
});

/**
 * Filters by west, north, east, south.
 * @throws PlatformError 400 for anything but four values
 */
function inBounds(query: Query): Fits<RelayPointRecord>[] {
  const text = query.text('bounds');
  if (text === undefined || text === '') return [];
  const values = text.split(',').map(Number);
  const [west = 0, north = 0, east = 0, south = 0] = values;
  if (values.length !== 4 || !values.every(Number.isFinite)) throw badRequest('Bounds are four values');
  return [
    (point) => {
      const { latitude, longitude } = placeOf(point);
      return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
    },
  ];
}

const limits: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  gt: (value, limit) => value > limit,
  gte: (value, limit) => value >= limit,
  lt: (value, limit) => value < limit,
  lte: (value, limit) => value <= limit,
};

/** Filters by `address.latitude[between]=MIN..MAX`, `[gte]=…`; ignores what is not a range. */
const inRange =
  (axis: 'latitude' | 'longitude') =>
  (query: Query): Fits<RelayPointRecord>[] =>
    query.keyed(`address.${axis}`).flatMap(([key, text]): Fits<RelayPointRecord>[] => {
      const numbers = text.split('..').map(Number);
      const [low = Number.NaN, high = Number.NaN] = numbers;
      if (numbers.some(Number.isNaN)) return [];
      if (key === 'between') {
        return numbers.length === 2 ? [(point) => placeOf(point)[axis] >= low && placeOf(point)[axis] <= high] : [];
      }
      const compare = limits[key];
      return compare === undefined ? [] : [(point) => compare(placeOf(point)[axis], low)];
    });

function relayPointRoutes(app: Hono<Env>): void {
  app.get('/admin/relaypoints', (context) => {
    demand(context, 'relay_point_list');
    const tied = territoriesOfRight(context.get('requester'), 'relay_point_list');
    return answerList(context, {
      type: 'RelayPoint',
      rows: context.get('world').get(relayPointTable).all(),
      filters: [
        () => (tied.size > 0 ? [({ address }) => liesIn(address, tied)] : []),
        partOf('name', ({ name }) => name),
        exactly('status', ({ status }) => status),
        exactly('relayPointType.id', ({ relayPointTypeId }) => relayPointTypeId),
        ofTypes,
        flagged('official', ({ official }) => official),
        inTerritories('territory', { takesScalar: true }),
        inTerritories('relayPointAddressTerritoryFilter', { takesScalar: true }),
        inBounds,
        inRange('latitude'),
        inRange('longitude'),
      ],
      orders: { id: ({ id }) => id, name: ({ name }) => fold(name) },
      wire: (point) => wireRelayPoint(point, context),
    });
  });

  crudRoutes(app, {
    path: '/admin/relaypoints',
    type: 'RelayPoint',
    right: 'relay_point',
    table: relayPointTable,
    wire: wireRelayPoint,
    written: (point, context, body) => withNewAddress(wireRelayPoint(point, context), body),
    create,
    change,
  });
}

/** Relay points (docs/platform/b-communities-content.md §6). */
export const relayPoints: TrainingResource = {
  routes: relayPointRoutes,
  grants: { everybody: ['relay_point_read', 'relay_point_list'], registered: ['relay_point_create'] },
  pictures: picturesOfPoints,
};
