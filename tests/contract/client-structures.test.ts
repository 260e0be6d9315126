import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type ParsedRequestOf } from '#shared/ipc/contract.ts';
import { sample } from './samples/solidarystructures.ts';
import { type Connected, connect, departures, errorOf, writesOf } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('administrator');
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.faults.clear();
  house.server.requests.length = 0;
});

type Query = ParsedRequestOf<'solidarystructures.list'>;
const list = async (query: Partial<Query> = {}, { handlers, call } = house) => {
  const asked = { page: 1, perPage: 25, sort: [], filters: {}, ...query };
  return handlers['solidarystructures.list'](contract['solidarystructures.list'].request.parse(asked), call);
};
const namesOf = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ name }) => name);
const asked = () => house.server.requests.map(({ request: { method, url } }) => `${method} ${url}`);

describe('the list of structures', () => {
  it('is asked without a parameter whatever the query, and sorted, filtered and paged here', async () => {
    const all = await list({ sort: [{ field: 'name', direction: 'asc' }] });
    expect(all.total).toBeGreaterThan(5);
    expect(namesOf(all)).toEqual(namesOf(all).toSorted(new Intl.Collator('fr').compare));

    const sort = [{ field: 'name' as const, direction: 'desc' as const }];
    const second = await list({ page: 2, perPage: 2, sort });
    expect(namesOf(second)).toEqual(namesOf(all).toReversed().slice(2, 4));
    expect(second.total).toBe(all.total);

    const [first] = all.rows;
    const found = await list({ filters: { name: first?.name.toUpperCase() ?? '', hasTransport: first?.hasTransport } });
    expect(found.rows).toEqual([first]);
    const light = await list({ filters: { mode: 'light' } });
    expect(light.rows.length).toBeGreaterThan(0);
    expect(light.rows.every(({ isLightMode }) => isLightMode)).toBe(true);

    expect(new Set(asked())).toEqual(new Set(['GET /admin/structures']));
    expect(departures(house)).toEqual([]);
  });

  it('names every structure to who manages them, and theirs to operators', async () => {
    const operator = await connect('solidaryOperator');
    try {
      const theirs = await list({}, operator);
      expect(theirs.rows.map(({ id }) => id).toSorted()).toEqual([1, 2]);
      expect((await list()).total).toBeGreaterThan(theirs.total);
      expect(departures(operator)).toEqual([]);
    } finally {
      await operator.server.close();
    }
  });
});

describe('one structure', () => {
  it('is read with all its lists', async () => {
    const { rows } = await list();
    for (const { id, hasTransport, isLightMode } of rows) {
      const structure = await house.handlers['solidarystructures.get']({ id }, house.call);
      expect(structure).toMatchObject({ id, hasTransport, isLightMode });
      expect(Object.values(structure.windows).flatMap(({ from, to }) => [from, to])).not.toContain(null);
    }
    expect(departures(house)).toEqual([]);
  });

  it('is not found by an operator of others', async () => {
    const operator = await connect('solidaryOperator');
    try {
      const reading = Promise.resolve(operator.handlers['solidarystructures.get']({ id: 3 }, operator.call));
      expect(await errorOf(reading)).toMatchObject({ kind: 'notFound' });
      expect(departures(operator)).toEqual([]);
    } finally {
      await operator.server.close();
    }
  });
});

describe('the deletion of a structure', () => {
  const remove = (id: number) => Promise.resolve(house.handlers['solidarystructures.remove']({ id }, house.call));

  it('is not sent while people are attached, though the platform would delete it', async () => {
    const { rows } = await list();
    const items = await Promise.all(rows.map(({ id }) => house.handlers['solidarystructures.get']({ id }, house.call)));
    const used = items.find(({ isRemovable }) => !isRemovable);
    expect(await errorOf(remove(used?.id ?? 0))).toMatchObject({ kind: 'conflict', reason: 'attached' });
    expect(writesOf(house)).toEqual([]);
  });

  it('is sent once where nobody is', async () => {
    // What the sample holds is what the call of its resource takes.
    const values = contract['solidarystructures.create'].request.parse(sample.values('Structure sans personne'));
    const { id } = await house.handlers['solidarystructures.create'](values, house.call);
    house.server.requests.length = 0;
    await remove(id);
    expect(asked().map((line) => line.split(' ')[0])).toEqual(['GET', 'DELETE']);
    expect(departures(house)).toEqual([]);
    expect((await list({ filters: { name: 'Structure sans personne' } })).total).toBe(0);
  });
});

describe('a creation whose answer is lost', () => {
  const attempt = 'a3a1c9a0-5b0e-4c8e-8f6d-2f6a1b0c9d01';
  const creating = ({ handlers, call }: Pick<Connected, 'handlers' | 'call'>, name: string) =>
    Promise.resolve(
      handlers['solidarystructures.create'](
        { ...contract['solidarystructures.create'].request.parse(sample.values(name)), attempt },
        call,
      ),
    );

  it('is found in the whole list, without a parameter', async () => {
    house.server.faults.instead('page502', { method: 'POST', path: '/admin/structures', times: 1 });
    const { id } = await creating(house, 'Structure retrouvée');
    expect((await list({ filters: { name: 'Structure retrouvée' } })).rows.map((row) => row.id)).toEqual([id]);
    expect(asked().filter((line) => line.includes('?'))).toEqual([]);
  });

  it('is never said to be missing to who does not see it in the list, and not sent twice', async () => {
    // An operator that does not put themselves among the operators.
    const operator = await connect('solidaryOperator');
    // A site that lets its operators create structures.
    operator.session.signedIn.permissions.push('structure_create');
    try {
      operator.server.faults.instead('page500', { method: 'POST', path: '/admin/structures', times: 1 });
      const error = await errorOf(creating(operator, 'Structure cachée'));
      expect(error).toMatchObject({ kind: 'server', readBack: 'unseen' });
      expect(await errorOf(creating(operator, 'Structure cachée'))).toMatchObject({
        kind: 'conflict',
        reason: 'mayExist',
      });
    } finally {
      await operator.server.close();
    }
  });
});
