import { describe, expect, it } from 'vitest';
import { knownIds } from '#renderer/features/import/values/known.ts';

const records = [
  { id: 3, name: 'Gare' },
  { id: 4, name: 'Gare routière' },
  { id: 5, name: 'Métro' },
  { id: 6, name: 'metro' },
];

const source = {
  // Whatever is looked for: the platform finds parts of names too.
  find: async () => ({ records, total: records.length }),
  named: async (ids: readonly number[]) => records.filter(({ id }) => ids.includes(id)),
} as unknown as Parameters<typeof knownIds>[0]; // What a source also tells of its records is not read here.

describe('what the values of a column of ids stand for', () => {
  it.each([
    ['GARE ', 3],
    ['gare  Routiere', 4],
    // A part of a name is none.
    ['Gare rout', null],
    // Of two of the same name nobody knows which is meant.
    ['Métro', null],
    ['Ponton', null],
    ['5', 5],
    ['99', null],
    // Neither is an id of the platform.
    ['05', null],
    ['0', null],
  ])('%j', async (value, id) => {
    expect(await knownIds(source, [value], new AbortController().signal)).toEqual(new Map([[value, id]]));
  });
});
