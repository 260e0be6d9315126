import { expect, test } from 'vitest';
import {
  carpoolsOf,
  choiceOf,
  filteredCarpools,
  firstFilters,
  matchCards,
  metresBetween,
  noFilters,
} from '#renderer/features/matching/matches/rows.ts';
import { recordWith, wireCarpool, wireDriver } from '#tests/support/fake-solutions.ts';

const record = recordWith({
  admincarpools: {
    outward: [wireCarpool(1), wireCarpool(2, { driver: false, passenger: true })],
    return: [wireCarpool(3, { frequency: 2 })],
  },
  adminsolutions: { drivers: [wireDriver(7, 3)], threads: [] },
});
const ids = (filters: typeof noFilters) =>
  filteredCarpools(carpoolsOf(record), filters).map(({ matchingId }) => matchingId);

test('carpools of both ways are listed, at first those of drivers only', () => {
  expect(ids(noFilters)).toEqual([1, 2, 3]);
  expect(ids(firstFilters)).toEqual([1, 3]);
});

test('carpools are filtered by way and by frequency', () => {
  expect(ids({ ...noFilters, way: 'back' })).toEqual([3]);
  expect(ids({ ...noFilters, frequency: 1 })).toEqual([1, 2]);
});

test('a matching that was chosen, or may have been, is not offered again', () => {
  expect(choiceOf(record, [], 3)).toBe('chosen');
  expect(choiceOf(record, [1], 1)).toBe('unconfirmed');
  expect(choiceOf(record, [1], 2)).toBe('open');
  expect(choiceOf(record, [], null)).toBe('impossible');
  // Once it is read among the drivers, the doubt is over.
  expect(choiceOf(record, [3], 3)).toBe('chosen');
});

test('the distance to the departure is a straight line, and unknown without coordinates', () => {
  expect(metresBetween(record.origin, record.destination)).toBeGreaterThan(20_000);
  expect(metresBetween(record.origin, { ...record.destination, latitude: null })).toBeNull();
});

test('the outward and the return of one driver are one card; what is left of either stands alone', () => {
  const record = recordWith({
    admincarpools: {
      outward: [wireCarpool(1, { carpoolerId: 7 }), wireCarpool(2, { carpoolerId: 8 })],
      return: [
        wireCarpool(3, { carpoolerId: 7 }),
        wireCarpool(4, { carpoolerId: 7 }),
        wireCarpool(5, { carpoolerId: 9 }),
      ],
    },
  });
  const cards = matchCards(carpoolsOf(record));
  expect(cards.map(({ main, back }) => [main.matchingId, back?.matchingId ?? null])).toEqual([
    [1, 3],
    [2, null],
    [4, null],
    [5, null],
  ]);
});
