import { expect, test } from 'vitest';
import { areasOf } from '#main/transfer/import/national/platform-points.ts';

const line = (commune: string, latitude: number, longitude: number) => ({
  commune,
  values: ['Lieu', '1', String(latitude), String(longitude)],
});

test('the platform is read around each department, once where their surroundings overlap', () => {
  const areas = areasOf([
    line('54395', 48.6, 6.1),
    line('54547', 48.7, 6.2),
    line('57463', 49.0, 6.2),
    line('97411', -20.9, 55.4),
  ]);
  expect(areas.map((area) => Object.values(area).map((degrees) => degrees.toFixed(1)))).toEqual([
    ['5.9', '49.2', '6.4', '48.4'],
    ['55.2', '-20.7', '55.6', '-21.1'],
  ]);
});

test('many departments are one area, and no line is none', () => {
  const many = Array.from({ length: 12 }, (_, index) => line(`${index + 10}001`, 42 + (index % 4), index * 3));
  expect(areasOf(many)).toHaveLength(1);
  expect(areasOf(many.slice(0, 10))).toHaveLength(10);
  expect(areasOf([])).toEqual([]);
});
