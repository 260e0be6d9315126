import type { Hono } from 'hono';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { type Territory, territories } from '../data/territories.ts';
import { notFound } from '../http/errors.ts';
import { collection, item } from '../http/hydra.ts';
import type { TrainingResource } from '../resource/define.ts';
import { answerList, exactly, partOf } from '../resource/listing.ts';
import { wireTerritory } from '../resource/wire.ts';
import { searchPoints } from './points.ts';

/** @throws PlatformError 400 for an id that no territory has */
function territoryOf(context: RequestContext): Territory {
  const territory = territories.find(({ id }) => id === Number(context.req.param('id')));
  if (territory === undefined) throw notFound();
  return territory;
}

function placeRoutes(app: Hono<Env>): void {
  app.get('/admin/territories', (context) => {
    demand(context, 'territory_list');
    return answerList(context, {
      type: 'Territory',
      rows: territories,
      filters: [exactly('id', ({ id }) => id), partOf('name', ({ name }) => name)],
      orders: { id: ({ id }) => id, name: ({ name }) => fold(name) },
      wire: wireTerritory,
    });
  });

  app.get('/admin/territories/:id{[0-9]+}', (context) => {
    demand(context, 'territory_read');
    return item(context.req.raw, 'Territory', wireTerritory(territoryOf(context)));
  });

  // A plain list in every format (docs/platform/c-solidary.yaml, getTerritoryManagers).
  app.get('/admin/territories/:id{[0-9]+}/managers', (context) => {
    demand(context, 'territory_read');
    const { id } = territoryOf(context);
    const managers = [...context.get('world').users.all()].filter(({ roles }) =>
      roles.some(({ role, territory }) => (role === 1 || role === 2) && territory === id),
    );
    const rows = managers.map(({ givenName, familyName, email }) => ({
      given_name: givenName,
      family_name: familyName,
      email,
    }));
    return Response.json(rows);
  });

  app.get('/points', (context) =>
    collection(
      context.req.raw,
      'Point',
      searchPoints(context, new URL(context.req.url).searchParams.get('search') ?? ''),
    ),
  );
}

/** Territories and the search for addresses (docs/platform/c-solidary.md §9). */
export const places: TrainingResource = {
  routes: placeRoutes,
  grants: { solidaryOperator: ['territory_list', 'territory_read'] },
};
