import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { Resource } from '#main/api/resource.ts';
import { defineResource, filter } from '#shared/resources/define.ts';
import { editorialsManifest } from '#shared/resources/editorials/manifest.ts';
import { listeningLog } from '#tests/support/fakes.ts';
import { hydra } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse } from '../session/support.ts';

const path = 'admin/things';
const even = { includes: ({ id }: { id: number }) => id % 2 === 0 };
const things = defineResource(
  { ...editorialsManifest, path, calls: ['list'] as const },
  {
    row: z.object({ id: z.int() }),
    item: z.object({ id: z.int() }),
    sorts: { id: 'id' },
    defaultSort: { field: 'id', direction: 'asc' },
    filters: {
      isEven: filter(z.literal(true), () => []),
      called: { schema: z.string(), toWire: (name: string) => [[['name', name]], [['name', name.toUpperCase()]]] },
    },
    beyond: ({ isEven }) => (isEven === true ? even : null),
    wider: { perPage: 500, maxRows: 2000 },
  },
);

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.session.signIn(credentials);
  house.stub.seen.length = 0;
});
afterEach(() => house.close());

const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: first + index }));
const ask = (filters: { isEven?: true; called?: string }, page = 1) =>
  new Resource(things, { client: house.client, log: listeningLog().log }).list({
    page,
    perPage: 25,
    sort: [{ field: 'id', direction: 'asc' }],
    filters,
  });
const calls = () => house.stub.calls(`GET /${path}`).map(({ params }) => params);

it('reads all pages by the number of rows that the resource says, and counts those that were asked for', async () => {
  house.stub.on(`GET /${path}`, ({ params }) => {
    const page = Number(params.get('page'));
    return hydra(page === 1 ? rowsFrom(1, 500) : rowsFrom(501, 100), 600);
  });
  const found = await ask({ isEven: true }, 2);
  expect(found.total).toBe(300);
  expect(found.rows.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => 52 + 2 * index));
  expect(calls().map((params) => [params.get('page'), params.get('perPage'), params.get('order[id]')])).toEqual([
    ['1', '500', 'asc'],
    ['2', '500', 'asc'],
  ]);
});

it('refuses a list that is longer after its first page, with the number of its rows', async () => {
  house.stub.on(`GET /${path}`, hydra(rowsFrom(1, 500), 2001));
  expect(await errorOf(ask({ isEven: true }))).toMatchObject({ kind: 'conflict', reason: 'tooManyRows', count: 2001 });
  expect(calls()).toHaveLength(1);
});

it('asks the platform itself where nothing is compared here, however long the list is', async () => {
  house.stub.on(`GET /${path}`, hydra(rowsFrom(1, 25), 2001));
  expect((await ask({})).total).toBe(2001);
  expect(calls()[0]?.get('perPage')).toBe('25');
});

it('tries the other spellings of a filter when none of the rows found is one that was asked for', async () => {
  house.stub.on(`GET /${path}`, ({ params }) => hydra(params.get('name') === 'ANNA' ? [{ id: 4 }] : [{ id: 3 }]));
  expect((await ask({ isEven: true, called: 'anna' })).rows).toEqual([{ id: 4 }]);
  expect(calls().map((params) => params.get('name'))).toEqual(['anna', 'ANNA']);
});
