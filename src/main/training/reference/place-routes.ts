import type { Hono } from 'hono';
import { demand, type Env, holds } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { type Structure, structures } from '../data/structures.ts';
import { type Territory, territories } from '../data/territories.ts';
import { notFound } from '../http/errors.ts';
import { collection, item } from '../http/hydra.ts';
import { Query } from '../http/query.ts';
import { searchPoints } from './points.ts';

const wireTerritory = ({ id, name }: Territory) => ({ '@id': `/territories/${id}`, '@type': 'Territory', id, name });

function territoryRows(query: Query): Territory[] {
  const wanted = new Set(
    [...query.list('id'), query.text('id') ?? ''].filter((text) => /^\d+$/.test(text)).map(Number),
  );
  const part = fold(query.text('name') ?? '');
  const orders = query.keyed('order').filter(([name]) => name === 'id' || name === 'name');
  return territories
    .filter(({ id, name }) => (wanted.size === 0 || wanted.has(id)) && fold(name).includes(part))
    .sort((left, right) => {
      for (const [name, direction] of orders) {
        const difference = name === 'id' ? left.id - right.id : Number(fold(left.name) > fold(right.name)) * 2 - 1;
        if (left.id !== right.id && difference !== 0)
          return direction.toLowerCase() === 'desc' ? -difference : difference;
      }
      return left.id - right.id;
    });
}

const wireStructure = ({ territories: _, ...structure }: Structure) => ({
  '@id': `/structures/${structure.id}`,
  '@type': 'Structure',
  ...structure,
});

/** Territories, structures and the search for addresses (contract c §9). */
export function placeRoutes(app: Hono<Env>): void {
  app.get('/admin/territories', (call) => {
    demand(call, 'territory_list');
    const query = new Query(new URL(call.req.url).searchParams);
    const { page, perPage } = query.page();
    const rows = territoryRows(query);
    const members = rows.slice((page - 1) * perPage, page * perPage).map(wireTerritory);
    return collection(call.req.raw, 'Territory', members, { page, perPage, total: rows.length });
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
