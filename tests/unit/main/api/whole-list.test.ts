import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Resource } from '#main/api/resource.ts';
import { pageOfWhole } from '#main/api/whole-list.ts';
import { solidaryStructures } from '#shared/resources/solidarystructures/index.ts';
import { listeningLog } from '#tests/support/fakes.ts';
import { hydra } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, openHouse } from '../session/support.ts';

const row = z.object({ id: z.int(), name: z.string().nullable(), isOpen: z.boolean() });
const things = [
  { id: 3, name: 'Relais 10', isOpen: true },
  { id: 1, name: 'Épinal', isOpen: false },
  { id: 4, name: null, isOpen: true },
  { id: 2, name: 'relais 9', isOpen: false },
  { id: 6, name: 'Épinal', isOpen: true },
  { id: 5, name: 'Foug', isOpen: false },
];

const ids = (query: Partial<Parameters<typeof pageOfWhole>[0]['query']>, rest: { members?: unknown[] } = {}) => {
  const whole = { members: things, row, condition: null, ...rest };
  const { page, total } = pageOfWhole({ ...whole, query: { page: 1, perPage: 25, sort: [], ...query } });
  return { ids: page.map((member) => (member as { id: number }).id), total }; // Of the rows above.
};
const by = (field: string, direction: 'asc' | 'desc') => ({ sort: [{ field, direction }] });

describe('a list that is answered whole', () => {
  it('is sorted as a French reader expects, equal ones by id, a row without a value last both ways', () => {
    expect(ids(by('name', 'asc')).ids).toEqual([1, 6, 5, 2, 3, 4]);
    expect(ids(by('name', 'desc')).ids).toEqual([3, 2, 5, 1, 6, 4]);
    expect(ids(by('isOpen', 'asc')).ids).toEqual([1, 2, 5, 3, 4, 6]);
    expect(ids({}).ids).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is divided into pages', () => {
    expect(ids({ page: 2, perPage: 4 })).toEqual({ ids: [5, 6], total: 6 });
    expect(ids({ page: 3, perPage: 4 })).toEqual({ ids: [], total: 6 });
  });

  it('keeps the rows that are asked for', () => {
    const condition = { includes: ({ isOpen }: z.infer<typeof row>) => isOpen };
    const { page, total } = pageOfWhole({ members: things, row, condition, query: { page: 1, perPage: 2, sort: [] } });
    expect(page).toEqual([things[0], things[2]]);
    expect(total).toBe(3);
  });

  it('puts what cannot be read last, whatever is asked', () => {
    const members = [{ id: 9, name: 4, isOpen: true }, ...things];
    expect(ids(by('name', 'asc'), { members })).toEqual({ ids: [1, 6, 5, 2, 3, 4, 9], total: 7 });
  });
});

it('refuses a whole list of which rows did not arrive', async () => {
  const house = await openHouse();
  try {
    await house.session.signIn(credentials);
    const member = { id: 1, name: 'Épinal', telephone: null, signature: null, mode: 0, solidaryTransport: true };
    house.stub.on('GET /admin/structures', hydra([member], 2));
    const structures = new Resource(solidaryStructures, { client: house.client, log: listeningLog().log });
    const reading = structures.list({ page: 1, perPage: 25, sort: [], filters: {} });
    expect(await errorOf(reading)).toMatchObject({ kind: 'server', isUnreadable: true });
  } finally {
    await house.close();
  }
});
