import type { Hono } from 'hono';
import { lineLimit } from '#shared/text-limits.ts';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { checkTypes, type JsonObject } from '../http/body.ts';
import { checkLengths, checkRelated, refuseNulls } from '../http/columns.ts';
import { invalid, serverError } from '../http/errors.ts';
import { collection } from '../http/hydra.ts';
import { crudRoutes } from '../resource/crud.ts';
import type { TrainingResource } from '../resource/define.ts';
import { answerList, partOf } from '../resource/listing.ts';
import { wireContext } from '../resource/wire.ts';
import { tableOf } from '../store/world.ts';
import { relayPointTable } from './data.ts';

export interface RelayPointTypeRecord {
  readonly id: number;
  readonly name: string;
  /** Null: none was chosen, and the first icon is shown. */
  readonly iconId: number | null;
}

/** Names of the icons, from 1; some have a variant for private points. */
const iconNames = [
  'Point',
  'Voiture',
  'Parking',
  'Train',
  'Autobus',
  'Tramway',
  'Métro',
  'Vélo',
  'Camping-car',
  'Supermarché',
  'Autopartage',
  'Bateau',
  'Autostop',
  'École',
  'Hôpital',
  'Mairie',
  'Usine',
  'Bureaux',
  'Borne électrique',
  'Montagne',
] as const;

const hasDuplicate = (id: number) => id % 3 !== 0;

const iconExists = (id: number) => id >= 1 && id <= iconNames.length;

const iconUrl = (origin: string, id: number, isPrivate = false) =>
  `${origin}/images/icons/${isPrivate ? 'private-' : ''}${id}.svg`;

function wireIcon(id: number, origin: string) {
  const name = iconNames[id - 1] ?? '';
  return {
    '@id': `/icons/${id}`,
    '@type': 'Icon',
    id,
    name,
    url: iconUrl(origin, id),
    privateName: hasDuplicate(id) ? `${name} (privé)` : null,
    privateUrl: hasDuplicate(id) ? iconUrl(origin, id, true) : null,
  };
}

/** Returns icon, name and picture addresses of a type. */
export function iconUrls({ iconId }: RelayPointTypeRecord, origin: string) {
  const { id, name, url, privateName, privateUrl } = wireIcon(iconId ?? 1, origin);
  return { iconId: id, iconName: name, iconPrivateName: privateName, iconUrl: url, iconPrivateUrl: privateUrl };
}

const seeded: readonly (readonly [name: string, iconId: number | null])[] = [
  ['Aire de covoiturage', 2],
  ['Parking relais', 3],
  ['Gare', 4],
  ['Arrêt de bus', 5],
  ['Parking privé', 3],
  ['Covoiturage express', 2],
  ['Aire de camping-cars', 9],
  ['Parking de supermarché', 10],
  ['Place d’autopartage', 11],
  ['Embarcadère', 12],
  ['Station de tramway', 6],
  ['Point d’autostop', null],
];

export const relayPointTypeTable = tableOf((): RelayPointTypeRecord[] =>
  seeded.map(([name, iconId], index) => ({ id: index + 1, name, iconId })),
);

const wireType = (type: RelayPointTypeRecord, context: RequestContext): JsonObject => ({
  '@id': `/relay_point_types/${type.id}`,
  '@type': 'RelayPointType',
  id: type.id,
  name: type.name,
  ...iconUrls(type, wireContext(context).origin),
});

function check(body: JsonObject): void {
  checkTypes(body, { name: 'string', iconId: 'int' });
  if (typeof body.name === 'string' && body.name.trim() === '') {
    throw invalid([{ propertyPath: 'name', message: 'Cette valeur ne doit pas être vide.' }]);
  }
  checkLengths(body, { name: lineLimit });
  checkRelated(body, 'iconId', iconExists);
}

function create(body: JsonObject): Omit<RelayPointTypeRecord, 'id'> {
  check({ name: '', ...body });
  const { name, iconId } = body;
  if (typeof name !== 'string' || typeof iconId !== 'number') throw serverError();
  return { name, iconId };
}

function change(_: RelayPointTypeRecord, body: JsonObject): Partial<RelayPointTypeRecord> {
  check(body);
  refuseNulls(body, { name: 'string' }, ['name']);
  return {
    ...(typeof body.name === 'string' && { name: body.name }),
    ...(typeof body.iconId === 'number' && { iconId: body.iconId }),
    ...(body.iconId === null && { iconId: null }),
  };
}

function relayPointTypeRoutes(app: Hono<Env>): void {
  app.get('/admin/relaypoint_types', (context) => {
    demand(context, 'relay_point_type_list');
    return answerList(context, {
      type: 'RelayPointType',
      rows: context.get('world').get(relayPointTypeTable).all(),
      filters: [partOf('name', ({ name }) => name)],
      orders: { id: ({ id }) => id, name: ({ name }) => fold(name) },
      wire: (type) => wireType(type, context),
    });
  });

  crudRoutes(app, {
    path: '/admin/relaypoint_types',
    type: 'RelayPointType',
    right: 'relay_point_type',
    table: relayPointTypeTable,
    wire: wireType,
    create,
    change,
    // A null icon is stored, and only then the response fails (docs/platform/b-communities-content.yaml,
    // RelayPointTypeWrite).
    saved: (_, body) => {
      if (body.iconId === null) throw serverError();
    },
    // Its relay points lose their type (docs/platform/b-communities-content.md §6).
    removing: ({ id }, context) => {
      const relayPoints = context.get('world').get(relayPointTable);
      for (const point of relayPoints.all()) {
        if (point.relayPointTypeId === id) relayPoints.change(point, { relayPointTypeId: null });
      }
    },
  });

  app.get('/admin/icons', (context) => {
    demand(context, 'image_list');
    const { origin } = wireContext(context);
    return collection(
      context.req.raw,
      'Icon',
      iconNames.map((_, index) => wireIcon(index + 1, origin)),
    );
  });
}

/** Types of relay points and the icons (docs/platform/b-communities-content.md §6). */
export const relayPointTypes: TrainingResource = {
  routes: relayPointTypeRoutes,
  grants: { everybody: ['relay_point_type_read', 'image_list'] },
};
