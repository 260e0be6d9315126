import type { Hono } from 'hono';
import { demand, type Env, holds } from '../access/requester.ts';
import { fold, streetNames } from '../data/names.ts';
import { chance, pick } from '../data/random.ts';
import { type Structure, structures } from '../data/structures.ts';
import { divisionsOf, type Territory, territories } from '../data/territories.ts';
import { type Town, towns } from '../data/towns.ts';
import { notFound } from '../http/errors.ts';
import { collection, item } from '../http/hydra.ts';
import { Query } from '../http/query.ts';

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

interface PointParts {
  type: 'locality' | 'street' | 'housenumber';
  houseNumber: string | null;
  street: string | null;
}

function wirePoint(town: Town, { type, houseNumber, street }: PointParts, index: number): Record<string, unknown> {
  const number = chance(5, index + town.name.length, 2);
  const shift = type === 'locality' ? 0 : ((number % 300) - 150) / 10_000;
  const { region } = divisionsOf(town.postalCode);
  const id = `${type}:${town.postalCode}:${index}`;
  return {
    '@id': `/points/${encodeURIComponent(id)}`,
    '@type': 'Point',
    id,
    name: [houseNumber, street ?? town.name].filter((part) => part !== null).join(' '),
    type,
    houseNumber,
    streetName: street,
    postalCode: town.postalCode,
    locality: town.name,
    localityCode: null,
    region,
    regionCode: town.postalCode.slice(0, 2),
    macroRegion: null,
    country: 'France',
    countryCode: 'FR',
    lat: Number((town.latitude + shift).toFixed(6)),
    lon: Number((town.longitude - shift).toFixed(6)),
    distance: null,
    population: null,
    provider: 'geocoder',
    icon: null,
  };
}

const most = 10;

/**
 * Places for a text: towns by the start of their name or postcode; with a street before the town (`12 rue de la Gare
 * Nancy`), that street, invented where the town has none of the name.
 */
function search(text: string): Record<string, unknown>[] {
  const asked = fold(text.replaceAll(/['"’]/g, ' '))
    .replaceAll(/[\s,-]+/g, ' ')
    .trim();
  if (asked === '') return [];
  const plain = (name: string) => fold(name).replaceAll(/[\s'’-]+/g, ' ');
  const found = towns.filter(({ name, postalCode }) => plain(name).startsWith(asked) || postalCode.startsWith(asked));
  if (found.length > 0) {
    const localities = found.slice(0, most / 2);
    const [first] = localities;
    const streets = first === undefined ? [] : Array.from({ length: 3 }, (_, index) => ({ town: first, index }));
    return [
      ...localities.map((town, index) => wirePoint(town, { type: 'locality', houseNumber: null, street: null }, index)),
      ...streets.map(({ town, index }) => {
        const street = pick(streetNames, chance(5, index, town.name.length));
        return wirePoint(town, { type: 'street', houseNumber: null, street }, most + index);
      }),
    ];
  }
  const ending = towns.filter(
    ({ name, postalCode }) => asked.endsWith(` ${plain(name)}`) || asked.includes(` ${postalCode}`),
  );
  return ending.slice(0, most / 2).map((town, index) => {
    const before = text
      .trim()
      .slice(0, Math.max(0, text.trim().length - town.name.length))
      .replace(/\d{5}\s*$/, '');
    const [, houseNumber = null, street = ''] = /^(\d+\s?(?:bis|ter)?)?\s*(.*?)[\s,]*$/i.exec(before.trim()) ?? [];
    const type = houseNumber === null ? 'street' : 'housenumber';
    return wirePoint(town, { type, houseNumber, street: street || pick(streetNames, index) }, index);
  });
}

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
    collection(call.req.raw, 'Point', search(new URL(call.req.url).searchParams.get('search') ?? '')),
  );
}
