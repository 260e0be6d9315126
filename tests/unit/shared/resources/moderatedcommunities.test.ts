import { expect, it } from 'vitest';
import { moderatedCommunities } from '#shared/resources/moderatedcommunities/index.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';

const rows = [
  fakeCommunity(1, { name: 'Lycée de Toul', validationType: 1 }),
  fakeCommunity(2, { name: 'École d’Arc', validationType: 3 }),
  fakeCommunity(3, { name: 'gare de Nancy' }),
];
type Values = Parameters<NonNullable<typeof moderatedCommunities.beyond>>[0];
const ids = (values: Values) =>
  rows.filter((row) => moderatedCommunities.beyond?.(values)?.includes(row)).map(({ id }) => id);

it('are searched here without accents, case or the form of an apostrophe, and by their validation', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ name: "d'arc" })).toEqual([2]);
  expect(ids({ name: 'LYCEE' })).toEqual([1]);
  expect(ids({ name: 'Metz' })).toEqual([]);
  expect(ids({ validationTypes: [1, 3] })).toEqual([1, 2]);
  expect(ids({ validationTypes: [3], name: 'lycee' })).toEqual([]);
});
