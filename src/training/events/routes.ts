import type { Hono } from 'hono';
import { lineLimit } from '#shared/text-limits.ts';
import { demand, type Env, type RequestContext, territoriesOfRight } from '../access/requester.ts';
import { communityExists, communityName, communityTable, standingCommunity } from '../communities/data.ts';
import { wireCommunityOf } from '../communities/wire.ts';
import { liesIn } from '../data/addresses.ts';
import { fold } from '../data/names.ts';
import { nowOf } from '../data/time.ts';
import { checkTypes, type FieldType, type JsonObject } from '../http/body.ts';
import { checkLengths, checkRelated, pickKeys, refuseNulls, requireAll, requireRelated } from '../http/columns.ts';
import { badRequest, invalid } from '../http/errors.ts';
import { crudRoutes, withNewAddress } from '../resource/crud.ts';
import type { TrainingResource } from '../resource/define.ts';
import { nestedAddress, wallClockOf } from '../resource/fields.ts';
import { answerList, between, exactly, flagged, inTerritories, partOf } from '../resource/listing.ts';
import { pictureKind, pictureUrls } from '../resource/pictures.ts';
import { creatorOf, userExists, wireAddress, wireContext, wireDate } from '../resource/wire.ts';
import type { EventRecord } from './data.ts';
import { eventTable } from './data.ts';

const withScheme = (url: string | null) => (url === null || /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`);

const picturesOfEvents = pictureKind<EventRecord>({
  owner: 'event',
  folder: 'events',
  table: eventTable,
  nameOf: ({ name }) => name,
  countedOver: 'record',
});

export function wireEvent(event: EventRecord, context: RequestContext): JsonObject {
  const { fromDate, toDate, address, pictures, createdDate: _, creatorId, url, ...same } = event;
  const world = context.get('world');
  const communityId = standingCommunity(world, event.communityId);
  return {
    '@id': `/events/${event.id}`,
    '@type': 'Event',
    ...same,
    url: withScheme(url),
    fromDate: wireDate(fromDate),
    toDate: wireDate(toDate),
    address: wireAddress(address, 7_000_000 + event.id, {
      name: event.name,
      firstLine: event.name,
      type: 'event',
    }),
    communityId,
    community: wireCommunityOf(context, communityId),
    communityName: communityName(world, communityId),
    ...creatorOf(context, creatorId),
    ...pictureUrls({ pictures }, picturesOfEvents, wireContext(context).origin),
  };
}

const types: Readonly<Record<string, FieldType>> = {
  name: 'string',
  status: 'int',
  private: 'bool',
  description: 'string',
  fullDescription: 'string',
  fromDate: 'date',
  toDate: 'date',
  useTime: 'bool',
  url: 'string',
  creatorId: 'int',
  communityId: 'int',
};
const kept = Object.keys(types).filter((name) => name !== 'fromDate' && name !== 'toDate');
const neverNull = ['fromDate', 'toDate', 'name', 'status', 'private', 'useTime', 'creatorId'];

/** Reads the community of a body: an id, an IRI, or the object as it was read, whose fields are then written to it. */
function communityOf(body: JsonObject, context: RequestContext): Pick<EventRecord, 'communityId'> | undefined {
  const { community } = body;
  if (community === undefined || community === null) return undefined;
  const text = typeof community === 'object' && '@id' in community ? community['@id'] : community;
  const id = Number(/^\/communities\/(\d+)$/.exec(String(text))?.[1]);
  const communities = context.get('world').get(communityTable);
  const stored = communities.get(id);
  if (stored === undefined) throw badRequest(`Item not found for "${String(text)}".`);
  if (typeof community === 'object' && 'name' in community && typeof community.name === 'string') {
    communities.change(stored, { name: community.name });
  }
  return { communityId: id };
}

function check(body: JsonObject, context: RequestContext): void {
  checkTypes(body, types);
  checkLengths(body, { name: lineLimit, description: 512, url: lineLimit });
  checkRelated(body, 'creatorId', userExists(context));
  checkRelated(body, 'communityId', (id) => communityExists(context.get('world'), id));
}

/** Converts fields that are stored in another form than sent. */
const converted = (body: JsonObject, context: RequestContext): Partial<EventRecord> => ({
  ...('fromDate' in body && { fromDate: wallClockOf(body.fromDate) }),
  ...('toDate' in body && { toDate: wallClockOf(body.toDate) }),
  ...('address' in body && { address: nestedAddress(body.address) }),
  ...communityOf(body, context),
});

function create(body: JsonObject, context: RequestContext): Omit<EventRecord, 'id'> {
  const missing = ['fromDate', 'toDate', 'address'].filter((name) => body[name] === undefined);
  if (missing.length > 0) {
    throw invalid(missing.map((propertyPath) => ({ propertyPath, message: 'Cette valeur ne doit pas être vide.' })));
  }
  refuseNulls(body, types, neverNull);
  check(body, context);
  requireRelated(body, 'creatorId');
  requireAll(body, neverNull);
  // Types were checked with the table above, whose entries are the record's.
  return {
    description: null,
    fullDescription: null,
    url: null,
    communityId: null,
    ...pickKeys(body, kept),
    ...converted(body, context),
    createdDate: nowOf(context.get('world')),
    pictures: [],
  } as unknown as Omit<EventRecord, 'id'>;
}

function change(_: EventRecord, body: JsonObject, context: RequestContext): Partial<EventRecord> {
  refuseNulls(body, types, neverNull);
  check(body, context);
  return { ...pickKeys(body, kept), ...converted(body, context) };
}

function eventRoutes(app: Hono<Env>): void {
  app.get('/admin/events', (context) => {
    demand(context, 'event_list');
    const tied = territoriesOfRight(context.get('requester'), 'event_list');
    const world = context.get('world');
    return answerList(context, {
      type: 'Event',
      rows: world.get(eventTable).all(),
      filters: [
        (query) => (tied.size > 0 && !query.text('showAllEvents') ? [({ address }) => liesIn(address, tied)] : []),
        partOf('name', ({ name }) => name),
        exactly('id', ({ id }) => id),
        exactly('community.id', ({ communityId }) => standingCommunity(world, communityId)),
        flagged('private', (event) => event.private),
        // A plain scalar is ignored (docs/platform/b-communities-content.md §1).
        inTerritories('territory', { takesScalar: false }),
        inTerritories('eventAddressTerritoryFilter', { takesScalar: true }),
        between('fromDate', ({ fromDate }) => fromDate),
        between('toDate', ({ toDate }) => toDate),
      ],
      orders: {
        id: ({ id }) => id,
        name: ({ name }) => fold(name),
        fromDate: ({ fromDate }) => fromDate,
        toDate: ({ toDate }) => toDate,
        createdDate: ({ createdDate }) => createdDate,
      },
      wire: (event) => wireEvent(event, context),
    });
  });

  crudRoutes(app, {
    path: '/admin/events',
    type: 'Event',
    right: 'event',
    table: eventTable,
    wire: wireEvent,
    written: (event, context, body) => withNewAddress(wireEvent(event, context), body),
    create,
    change,
  });
}

/** Events (docs/platform/b-communities-content.md §6). */
export const events: TrainingResource = {
  routes: eventRoutes,
  grants: { everybody: ['event_read', 'event_list'], registered: ['event_create'] },
  pictures: picturesOfEvents,
};
