import { expect, test } from 'vitest';
import { missingPeople, missingTerritories } from '#renderer/modules/solidarystructures/form/saving/missing.ts';
import { AppFailure } from '#shared/failure.ts';
import { territories } from '#shared/resources/territories/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeUser } from '#tests/support/fake-users.ts';

const down = () => {
  throw new AppFailure({ kind: 'network', reason: 'unreachable' });
};
const person = (id: number) => ({ ...fakeUser(id) }) as unknown as Parameters<typeof missingPeople>[0][number];

test('territories are missing that the platform does not list, and none where it cannot be asked', async () => {
  const bridge = installFakeBridge({
    'territories.list': ({ page, perPage }) => ({
      rows: [territories.row.parse({ id: 3, name: 'Nancy' })],
      unreadable: [],
      total: 1,
      page,
      perPage,
    }),
  });
  expect(await missingTerritories([])).toEqual([]);
  expect(bridge.calls).toEqual([]);
  expect(await missingTerritories([3, 4])).toEqual([4]);
  expect(bridge.requests('territories.list')).toMatchObject([{ page: 1, perPage: 2, filters: { ids: [3, 4] } }]);
  bridge.answer('territories.list', down);
  expect(await missingTerritories([3, 4])).toEqual([]);
});

test('people are missing whom the platform does not find by their number, and none where it cannot be asked', async () => {
  const bridge = installFakeBridge({
    'users.list': ({ filters, page, perPage }) => ({
      rows: [],
      unreadable: [],
      total: filters.search === '#4' ? 0 : 1,
      page,
      perPage,
    }),
  });
  expect((await missingPeople([person(3), person(4)])).map(({ id }) => id)).toEqual([4]);
  bridge.answer('users.list', down);
  expect(await missingPeople([person(3), person(4)])).toEqual([]);
});
