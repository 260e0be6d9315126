import type { Hono } from 'hono';
import { demand, type Env, holds } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { type Structure, structures } from '../data/structures.ts';
import { type Territory, territories } from '../data/territories.ts';
import { notFound } from '../http/errors.ts';
import { collection, item } from '../http/hydra.ts';
import type { TrainingResource } from '../resource/define.ts';
import { answerList, exactly, partOf } from '../resource/listing.ts';
import { searchPoints } from './points.ts';

const wireTerritory = ({ id, name }: Territory) => ({ '@id': `/territories/${id}`, '@type': 'Territory', id, name });

const wireStructure = ({ territories: _, ...structure }: Structure) => ({
  '@id': `/structures/${structure.id}`,
  '@type': 'Structure',
  ...structure,
});

function placeRoutes(app: Hono<Env>): void {
  app.get('/admin/territories', (call) => {
    demand(call, 'territory_list');
    return answerList(call, {
      type: 'Territory',
      rows: territories,
      filters: [exactly('id', ({ id }) => id), partOf('name', ({ name }) => name)],
      orders: { id: ({ id }) => id, name: ({ name }) => fold(name) },
      wire: wireTerritory,
    });
  });

  app.get('/admin/territories/:id{[0-9]+}', (call) => {
    demand(call, 'territory_read');
    const territory = territories.find(({ id }) => id === Number(call.req.param('id')));
    if (territory === undefined) throw notFound();
    return item(call.req.raw, 'Territory', wireTerritory(territory));
  });

  app.get('/admin/structures', (call) => {
    demand(call, 'structure_list');
    const { user, rights } = call.get('requester');
    const operated = structures.filter(({ id }) => user.operates.includes(id));
    const everyOne = rights.has('structure_manage') ? structures : [];
    const rows = holds(user, 10)
      ? operated
      : everyOne.toSorted((left, right) => left.name.localeCompare(right.name, 'fr'));
    return collection(call.req.raw, 'Structure', rows.map(wireStructure));
  });

  app.get('/points', (call) =>
    collection(call.req.raw, 'Point', searchPoints(call, new URL(call.req.url).searchParams.get('search') ?? '')),
  );
}

/** Territories, structures and the search for addresses (docs/platform/c-solidary.md §9). */
export const places: TrainingResource = {
  routes: placeRoutes,
  grants: {
    everybody: ['structure_list'],
    solidaryOperator: ['structure_read', 'structure_update', 'territory_list', 'territory_read'],
    solidaryAdministrator: ['structure_manage', 'structure_create', 'structure_delete'],
    notAdministrator: ['structure_create', 'structure_delete', 'structure_manage', 'structure_update'],
  },
};
