import { describe, expect, it } from 'vitest';
import { knownIds } from '#renderer/features/import/values/known.ts';

const records = [
  { id: 3, name: 'Gare' },
  { id: 4, name: 'Gare routière' },
  { id: 5, name: 'Métro' },
  { id: 6, name: 'metro' },
];

const source = {
  // Returns every record, as the platform also finds parts of names.
  find: async () => ({ records, total: records.length }),
  named: async (ids: readonly number[]) => records.filter(({ id }) => ids.includes(id)),
} as unknown as Parameters<typeof knownIds>[0]; // The other members of a source are not read here.

describe('the records named by the values of a column of ids', () => {
  it.each([
    ['GARE ', 3],
    ['gare  Routiere', 4],
    // A part of a name does not match.
    ['Gare rout', null],
    // Two records of the same name are ambiguous.
    ['Métro', null],
    ['Ponton', null],
    ['5', 5],
    ['99', null],
    // Neither is a valid id.
    ['05', null],
    ['0', null],
  ])('%j', async (value, id) => {
    expect(await knownIds(source, [value], new AbortController().signal)).toEqual(new Map([[value, id]]));
  });
});
