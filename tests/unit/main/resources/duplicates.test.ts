import { describe, expect, it } from 'vitest';
import { findDuplicate } from '#main/resources/duplicates.ts';

/** A list that answers these names page by page, and keeps what was asked. */
function listOf(names: readonly string[], key: 'name' | 'title' = 'name') {
  const asked: Record<string, string>[] = [];
  return {
    asked,
    list: async (_: string, params: ReadonlyArray<readonly [string, string]> = []) => {
      const query = Object.fromEntries(params);
      asked.push(query);
      const start = (Number(query.page) - 1) * Number(query.perPage);
      const rows = names.map((name, index) => ({ id: index + 1, [key]: name }));
      return { members: rows.slice(start, start + Number(query.perPage)), total: rows.length };
    },
  };
}

describe('a record with the same name', () => {
  it.each(['Fête du vélo', 'FETE DU VELO', 'Fête-du-vélo !', ' fête du vélo '])('is found for %j', async (name) => {
    const client = listOf(['Grande fête du vélo', 'Fête du vélo']);
    expect(await findDuplicate(client, { resource: 'events', name })).toEqual({ id: 2, name: 'Fête du vélo' });
  });

  it('is neither the record itself nor one whose name merely contains the name', async () => {
    const client = listOf(['Fête du vélo', 'Fête du vélo de Toul']);
    expect(await findDuplicate(client, { resource: 'events', name: 'Fête du vélo', except: 1 })).toBeNull();
  });

  it('is searched through the whole list, by a word that its name must contain', async () => {
    const client = listOf([...Array.from({ length: 1200 }, (_, index) => `Gare ${index}`), 'La gare, à Nancy']);
    expect(await findDuplicate(client, { resource: 'relaypoints', name: 'La Gare à Nancy' })).toEqual({
      id: 1201,
      name: 'La gare, à Nancy',
    });
    expect(client.asked.map(({ page }) => page)).toEqual(['1', '2', '3']);
    expect(client.asked[0]).toMatchObject({ name: 'Nancy' });
  });

  it('is searched by title among editorials', async () => {
    const client = listOf(['Bonjour'], 'title');
    expect(await findDuplicate(client, { resource: 'editorials', name: 'bonjour' })).toEqual({
      id: 1,
      name: 'Bonjour',
    });
    expect(client.asked[0]).toMatchObject({ title: 'bonjour', 'order[title]': 'asc' });
  });
});
