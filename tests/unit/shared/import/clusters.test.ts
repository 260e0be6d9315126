import { expect, test } from 'vitest';
import { clustersOf } from '#shared/import/clusters.ts';

/** The clusters of values, each of which stands in fewer lines than the one before. */
const gathered = (...values: string[]) =>
  clustersOf(values.map((value, at) => ({ value, count: 100 - at }))).map((cluster) =>
    cluster.map(({ value }) => value),
  );

test('gathers what differs in accents, case, hyphens, short words and order', () => {
  expect(gathered('Saint-Dié', 'ST DIE', 'st-dié', 'Nancy', 'Dié Saint')).toEqual([
    ['Saint-Dié', 'ST DIE', 'st-dié', 'Dié Saint'],
  ]);
});

test('gathers what is one letter apart, where words are long enough', () => {
  expect(gathered('Vandœuvre', 'Vandoeuvre', 'Vandouvre', 'Vandœurve')).toEqual([
    ['Vandœuvre', 'Vandoeuvre', 'Vandouvre', 'Vandœurve'],
  ]);
  expect(gathered('Toul', 'Tour', 'Lyon', 'Laon')).toEqual([]);
});

test('gathers no other numbers, and no words that are near a slip only', () => {
  expect(gathered('54000', '54100', '12 rue A', '13 rue A')).toEqual([]);
  expect(gathered('Marseille', 'Marseile', 'Marsile', 'Marseilles')).toEqual([['Marseille', 'Marseile', 'Marseilles']]);
});

test('begins with the most lines', () => {
  const counted = [
    { value: 'Nancy', count: 1 },
    { value: 'nancy', count: 2 },
    { value: 'LILLE', count: 1 },
    { value: 'Lille', count: 9 },
  ];
  expect(clustersOf(counted).map(([first]) => first?.value)).toEqual(['Lille', 'nancy']);
});
